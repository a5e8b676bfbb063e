// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The first strong scalar of a paragraph and of each isolate, isolates within skipped (UAX #9, P2, P3, X5c), in one
// pass: a strong scalar belongs to the innermost isolate that is open, so no isolate is ever searched twice.

import UnicodeTables

/// Which way each isolate of a paragraph, and the paragraph itself, runs by its first strong scalar.
struct IsolateDirections {
  /// One entry an isolate initiator, in order; false where there is no strong scalar.
  private(set) var isRightToLeft: [Bool] = []
  private(set) var paragraphIsRightToLeft = false

  /// Numbers of the initiators that are open (BD9), and whether their first strong scalar was met.
  private var open: [(initiator: Int, isDecided: Bool)] = []

  /// Finds the directions of a paragraph; a B within it closes all isolates (X8).
  mutating func find(in classes: [BidiClass]) {
    isRightToLeft.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    paragraphIsRightToLeft = false
    var paragraphIsDecided = false
    for index in classes.indices {
      switch classes[index] {
      case .L, .R, .AL:
        let isRTL = classes[index] != .L
        if let last = open.indices.last {
          guard !open[last].isDecided else { continue }
          open[last].isDecided = true
          isRightToLeft[open[last].initiator] = isRTL
        } else if !paragraphIsDecided {
          (paragraphIsDecided, paragraphIsRightToLeft) = (true, isRTL)
        }
      case .LRI, .RLI, .FSI:
        open.append((isRightToLeft.count, false))
        isRightToLeft.append(false)
      case .PDI: _ = open.popLast()
      case .B: open.removeAll(keepingCapacity: true)
      default: break
      }
    }
  }
}
