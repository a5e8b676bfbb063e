// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A set line with its glyphs in their places, for pictures: points, pieces from left to right.

package import Shaping
internal import TextAnalysis

/// A glyph in its place, in points.
package struct PlacedGlyph: Hashable, Sendable {
  package var id: UInt32
  /// From the piece's left edge to the glyph's origin.
  package var x: Double
  /// Above the piece's baseline.
  package var y: Double
  package var advance: Double
}

/// A part of a line that has one face, size and direction.
package struct PlacedPiece: Hashable, Sendable {
  /// Which shaped text `face` counts in.
  package enum Source: Hashable, Sendable {
    case text
    /// The hyphen of a style.
    case hyphen(style: Int)
    case token
  }

  package var source: Source
  package var kind: GlyphRunKind
  /// Index into the faces of the source's text.
  package var face: Int
  /// Point size.
  package var size: Double
  /// Of the baseline, in points; up is positive.
  package var rise: Double
  /// From the container's left edge, in points.
  package var x = 0.0
  package var width: Double
  /// From left to right, as they are drawn.
  package var glyphs: [PlacedGlyph] = []
  /// The box of an attachment.
  package var box: AttachmentBox?
}

/// A line's pieces, in points.
package struct PlacedLine: Hashable, Sendable {
  /// From left to right.
  package var pieces: [PlacedPiece]
  /// Left edge of the trailing space: behind the visible part, on the left where the paragraph is right to left.
  package var trailingX: Double
  package var isRightToLeft: Bool
}

extension LayoutInput {
  /// The pieces of each line of `block`, which is this input's; `token` is the one it was set with.
  ///
  /// Runs are in visual order (UAX #9, rule L2); tabs, kern and tracking count as in the widths.
  /// - Complexity: O(text), and the shaping of each line.
  package func placedLines(of block: TextBlock, token: TruncationToken?) -> [PlacedLine] {
    var (paragraph, run) = (0, Int32(0))
    let paragraphs = text.analysis.paragraphs
    return block.lines.map { line in
      while paragraph + 1 < paragraphs.count, paragraphs[paragraph].end <= line.range.lowerBound { paragraph += 1 }
      // The empty line behind a final newline belongs to no paragraph of the analysis.
      let isBehind = paragraph < paragraphs.count && paragraphs[paragraph].end <= line.range.lowerBound
      run = text.run(holding: line.range.lowerBound, from: run)
      var placer = LinePlacer(input: self, line: line, paragraph: isBehind ? paragraph + 1 : paragraph, firstRun: run)
      return placer.placed(token: token)
    }
  }
}
