// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The least and the greatest width a text can use (law 3), by the functions that break it.

internal import Shaping
internal import TextAnalysis

/// The widths a layout engine asks for before it knows a box, in points, unrounded.
package struct ContentWidths: Hashable, Sendable {
  /// The widest piece between opportunities, hyphen included, trailing space not; indents included.
  package var minimum = 0.0
  /// The widest line of the text where it is not wrapped.
  package var maximum = 0.0
}

extension LayoutInput {
  /// The widths of the narrowest and of the widest sensible box; `options`' width and limits of lines play no part.
  ///
  /// Empty text: 0. Pieces behind a paragraph's first are measured at the indent of later lines. Where text does not
  /// wrap, both are the same; where `overflowWrap` is anywhere or text wraps by character, a piece is a cluster.
  /// - Complexity: O(opportunities), or O(text) by clusters.
  package func contentWidths(_ options: LayoutOptions) -> ContentWidths {
    let maximum = maxContentWidth(options)
    guard options.wraps, options.followsParagraphs || options.wrapping != .none else {
      return ContentWidths(minimum: maximum, maximum: maximum)
    }
    return ContentWidths(minimum: min(minContentWidth(options), maximum), maximum: maximum)
  }

  /// The widest line where nothing wraps; trailing space counts as `options` say.
  package func maxContentWidth(_ options: LayoutOptions) -> Double {
    var unwrapped = unlimited(options)
    unwrapped.wraps = false
    return size(unwrapped).width
  }

  /// The widest piece that cannot be broken without need.
  package func minContentWidth(_ options: LayoutOptions) -> Double {
    let options = unlimited(options)
    var walker = walker(options)
    var widest = 0.0
    while hasLine(walker) {
      var task = walker.task
      task.takesAutomaticHyphens = rules(of: task.paragraph).hyphenationFactor > 0
      let cut = leastCut(task)
      let edge = cut.width > 0 ? task.limit.edge(cut.width) : 0
      // A positive tail indent holds whatever the width.
      widest = max(widest, min(edge, task.limit.limit))
      advance(&walker, behind: cut, options)
    }
    return widest
  }

  /// The shortest line that `task` may start with.
  private func leastCut(_ task: LineTask) -> LineCut {
    switch task.wrapping {
    case .none: cut(task, at: task.hard)
    case .character: clusterCut(task)
    case .word: task.overflowWrap == .anywhere ? clusterCut(task) : pieceCut(task)
    }
  }

  /// The line up to the next opportunity.
  private func pieceCut(_ task: LineTask) -> LineCut {
    var candidate = Int(task.start.candidate)
    while !isOpportunity(candidate, task) { candidate += 1 }
    return cut(task, at: candidate)
  }

  /// The line of one cluster, or of hanging space up to the next opportunity.
  private func clusterCut(_ task: LineTask) -> LineCut {
    let next = text.candidates[Int(task.start.candidate)]
    var edge = task.start.offset + 1
    while edge < next.visibleEnd, !isEdge(edge) { edge += 1 }
    return edge < next.visibleEnd ? cut(task, atEdge: edge) : pieceCut(task)
  }

  private func unlimited(_ options: LayoutOptions) -> LayoutOptions {
    var options = options
    (options.width, options.height, options.maximumLines) = (.infinity, .infinity, 0)
    options.truncation = .none
    return options
  }
}
