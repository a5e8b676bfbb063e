// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Where lines stand, one below the other. Equal lines are multiplied, not summed, so that ten lines of 18.3 points are
// 183 points high and long texts do not drift.

/// The top of the current line, in points from the top of the block.
struct LineStack {
  private var anchor = 0.0
  private var steps = 0
  private var pitch = -1.0

  /// The top of the current line.
  var top: Double { steps == 0 ? anchor : anchor + Double(steps) * pitch }

  /// The bottom of the current line's box, of this height.
  func bottom(height: Double) -> Double {
    steps > 0 && height == pitch ? anchor + Double(steps + 1) * pitch : top + height
  }

  /// Goes to the next line, `distance` below; `extra` is what a paragraph's end adds.
  @inline(__always)
  mutating func advance(by distance: Double, extra: Double) {
    if distance == pitch, extra == 0 {
      steps += 1
      return
    }
    anchor = extra == 0 ? top : top + distance + extra
    (pitch, steps) = (distance, extra == 0 ? 1 : 0)
  }
}
