// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Texts for this room's tests, shaped with real fonts; opportunities are those behind spaces, tabs, hyphens, U+00AD and
// U+200B, so that every expected line can be counted by hand.

import FontFaces
import Shaping
import TestSupport
import TextAnalysis
import UnicodeTables

@testable import LineLayout

/// Fonts opened once.
enum SampleFont {
  /// Every visible character is one em; ascent 0.8, descent 0.2.
  static let square = Result { try FontFace(path: TestFonts.square) }
  /// Kerned, and with ligatures.
  static let kerned = Result { try FontFace(path: Repository.path("Fonts/LiberationSans/LiberationSans-Regular.ttf")) }
  static let system = Result { try FontFace(path: Repository.path("Fonts/Inter/Inter-Regular.otf")) }
  static let arabic = Result { try FontFace(path: Repository.path("Fonts/NotoSans/NotoSansArabic-Regular.ttf")) }
}

/// A text in one or more styles, each a face and a size.
struct SampleText {
  var string: String
  var faces: [FontFace]
  /// Byte offsets at which the next style starts.
  var styleStarts: [Int] = []

  init(_ string: String, _ faces: FontFace..., styleStarts: [Int] = []) {
    (self.string, self.faces, self.styleStarts) = (string, faces, styleStarts)
  }

  /// `string` in the square font.
  static func square(_ string: String) throws -> SampleText {
    SampleText(string, try SampleFont.square.get())
  }

  /// Faces tried after a style's own.
  var fallback: [FontFace] = []
  /// Analysed by the rules of UAX #14, not by hand.
  var isAnalyzed = false

  /// The shaped text.
  var shaped: ShapedText {
    let styles = faces.map { ShapingStyle(cascade: FontCascade(faces: [$0] + fallback)) }
    if isAnalyzed { return Shaper().shape(bytes: Array(string.utf8), analysis: analysis, styles: styles) }
    let made = SampleAnalysis(string, styleStarts: styleStarts)
    return Shaper().shape(bytes: made.bytes, analysis: made.analysis, styles: styles)
  }

  private var analysis: AnalyzedText {
    let ends = styleStarts + [string.utf8.count]
    let runs = ends.enumerated().map { StyleRun(end: Int32($1), style: Int32($0)) }
    var analyzer = TextAnalyzer()
    return Array(string.utf8).withUnsafeBufferPointer { analyzer.analyze($0, AnalysisRequest(styles: runs)) }
  }

  /// The text at these sizes, one a style.
  func input(
    sizes: [Double] = [10], paragraphs: [ParagraphMetrics] = [ParagraphMetrics()], spacing: Double = 0,
    attachments: [AttachmentBox] = []
  ) -> LayoutInput {
    let metrics = zip(faces, sizes).map { face, size in
      var metrics = RunMetrics(
        size: size, ascent: face.metrics.ascent / Double(face.unitsPerEm) * size,
        descent: face.metrics.descent / Double(face.unitsPerEm) * size)
      metrics.spacing = spacing
      return metrics
    }
    let hyphens = faces.map { SampleText("\u{2010}", $0).shaped }
    let last = styleStarts.count { $0 < string.utf8.count }
    return LayoutInput(
      text: shaped, metrics: metrics, paragraphs: paragraphs, attachments: attachments, hyphens: hyphens,
      lastStyle: Int32(last))
  }
}

/// An ellipsis in the square font.
func squareToken(size: Double = 10, _ string: String = "\u{2026}") throws -> TruncationToken {
  let sample = try SampleText.square(string)
  let metrics = RunMetrics(size: size, ascent: size * 0.8, descent: size * 0.2)
  return TruncationToken(text: sample.shaped, metrics: [metrics])
}

extension TextBlock {
  /// The visible part of each line, or "-" at its end where a hyphen is shown.
  func lines(of string: String) -> [String] {
    lines.map { line in
      let bytes = Array(string.utf8)[Int(line.range.lowerBound)..<Int(line.visibleEnd)]
      return String(decoding: bytes, as: UTF8.self) + (line.end == .hyphen ? "-" : "")
    }
  }
}
