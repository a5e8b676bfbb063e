// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Minimum raggedness by dynamic programming: from each reachable opportunity forward to those its line can reach, so
// that the work is the text's opportunities times those on one line.

internal import Shaping

extension LayoutInput {
  /// The breaks of `task`'s stretch with the least sum of squares of the room left, the last line's apart.
  ///
  /// Nil where a piece does not fit a line, or, if `isPretty`, where the last line cannot have two words.
  /// - Complexity: O(opportunities x opportunities a line).
  func optimalBreaks(_ task: LineTask, isPretty: Bool, _ state: inout SearchState) -> [Int32]? {
    let first = Int(task.start.candidate)
    let count = task.hard - first + 1
    // Node n is a line start: 0 the stretch's, n behind candidate first + n - 1.
    var costs = [Double](repeating: .infinity, count: count + 1)
    var origins = [Int32](repeating: -1, count: count + 1)
    costs[0] = 0
    for node in 0..<count where costs[node] < .infinity {
      var line = task
      if node > 0 {
        line.start = start(after: first + node - 1)
        line.limit = task.nextLimit
      }
      let reach = reach(line, &state)
      for candidate in first + node..<max(reach.last + 1, first + node) where isOpportunity(candidate, line) {
        state.steps += 1
        let cut = cut(line, at: candidate, reach)
        guard !cut.overflows else { continue }
        let isLast = candidate == task.hard
        if isPretty, isLast, node > 0, isOneWord(line.start.offset, cut.visibleEnd) { continue }
        let room = isLast ? 0 : line.limit.room - cut.width
        let cost = costs[node] + room * room
        guard cost < costs[candidate - first + 1] else { continue }
        costs[candidate - first + 1] = cost
        origins[candidate - first + 1] = Int32(node)
      }
    }
    return costs[count] < .infinity ? path(origins, first: first) : nil
  }

  /// The candidates on the way to the last node, in order.
  private func path(_ origins: [Int32], first: Int) -> [Int32] {
    var breaks: [Int32] = []
    var node = origins.count - 1
    while node > 0 {
      breaks.append(Int32(first + node - 1))
      node = Int(origins[node])
    }
    return breaks.reversed()
  }
}
