// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The running advance of a line: a sum over its runs, in order. A tab splits it into sections, since where the text
// behind a tab stands depends on what it is (right, centre and decimal stops).

/// How far a line has come, in points from its leading indent.
struct LinePen {
  /// The kind of stop the current section waits for; a left stop waits for nothing.
  enum Pending: UInt8 {
    case none
    case right
    case center
    case decimal
  }

  /// The advance of what stands before the current section.
  private(set) var settled = 0.0
  /// The advance of the text since the last tab.
  var section = 0.0
  private(set) var pending = Pending.none
  private var stop = 0.0
  /// Byte offset of the section's decimal point, and the section's advance before it.
  private(set) var point = Int32.max
  var beforePoint: Double?
  /// Terminators stand as spaces: text that runs on behind a cut is set as one line.
  let joinsLines: Bool

  init(joinsLines: Bool = false) {
    self.joinsLines = joinsLines
  }

  /// The advance with `more` added to the current section.
  @inline(__always)
  func width(adding more: Double = 0) -> Double {
    pending == .none ? settled + (section + more) : widthAtStop(section + more)
  }

  private func widthAtStop(_ text: Double) -> Double {
    let before =
      switch pending {
      case .none: 0.0
      case .right: text
      case .center: text / 2
      case .decimal: beforePoint ?? text
      }
    // Text too long to end at the stop starts there, as at a left stop (issue 4).
    return before <= stop - settled ? stop + (text - before) : stop + text
  }

  /// Takes the pen to the tab stop at `location`, in points from the line's leading indent.
  mutating func tab(to location: Double, alignment: TabAlignment, point: Int32) {
    settled = width()
    section = 0
    beforePoint = nil
    stop = location
    self.point = point
    switch alignment {
    case .left: (settled, pending) = (location, .none)
    case .right: pending = .right
    case .center: pending = .center
    case .decimal: pending = .decimal
    }
  }
}

extension ParagraphMetrics {
  /// The first stop behind `position`; both in points from the container's leading edge.
  ///
  /// Behind the last stop tabs stand at whole multiples of the interval. Source: `NSParagraphStyle.defaultTabInterval`.
  func tabStop(after position: Double) -> TabStop {
    if let stop = tabStops.first(where: { $0.location > position }) { return stop }
    let interval = tabInterval > 0 ? tabInterval : ParagraphMetrics().tabInterval
    return TabStop(location: ((position / interval).rounded(.down) + 1) * interval, alignment: .left)
  }
}
