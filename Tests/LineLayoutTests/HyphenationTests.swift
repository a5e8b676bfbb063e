// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Hyphens that a hyphenator gives, in the square font at 10 points: taken only as the paragraph's factor allows.

import FontFaces
import Shaping
import Testing
import TextAnalysis

@testable import LineLayout

/// Hyphenates every word behind its fourth letter.
private struct FourthLetter: Hyphenator {
  func forEachHyphenation(of word: Span<UInt8>, language: String, _ found: (Int) -> Void) -> Bool {
    if word.count > 5 { found(4) }
    return true
  }
}

@Suite struct `Automatic hyphens` {
  private static let text = "ab wonderful cd"

  private func lines(columns: Double, factor: Double, _ change: (inout LayoutOptions) -> Void = { _ in }) throws
    -> [String]
  {
    let face = try SampleFont.square.get()
    var analysis = AnalysisOptions()
    (analysis.hyphenates, analysis.language) = (true, "en")
    let request = AnalysisRequest(
      options: [analysis], providers: AnalysisProviders(hyphenator: FourthLetter()))
    let bytes = Array(Self.text.utf8)
    var analyzer = TextAnalyzer()
    let analyzed = bytes.withUnsafeBufferPointer { analyzer.analyze($0, request) }
    let styles = [ShapingStyle(cascade: FontCascade(faces: [face]))]
    let shaped = Shaper().shape(bytes: bytes, analysis: analyzed, styles: styles)
    var style = ParagraphMetrics()
    style.hyphenationFactor = factor
    let input = LayoutInput(
      text: shaped, metrics: [RunMetrics(size: 10, ascent: 8, descent: 2)], paragraphs: [style],
      hyphens: [SampleText("\u{2010}", face).shaped])
    var options = LayoutOptions()
    options.width = columns * 10
    change(&options)
    return input.block(options).lines(of: Self.text)
  }

  @Test func `None without a factor`() throws {
    #expect(try lines(columns: 9, factor: 0) == ["ab", "wonderful", "cd"])
    // Nor in need: the word is broken without a hyphen.
    #expect(try lines(columns: 6, factor: 0) == ["ab", "wonder", "ful cd"])
  }

  @Test func `Where the natural line is below the factor`() throws {
    // "ab" is 2 of 9 columns: 0.22.
    #expect(try lines(columns: 9, factor: 0.2) == ["ab", "wonderful", "cd"])
    #expect(try lines(columns: 9, factor: 0.25) == ["ab wond-", "erful cd"])
    #expect(try lines(columns: 9, factor: 1) == ["ab wond-", "erful cd"])
  }

  @Test func `Rather than a break in need`() throws {
    #expect(try lines(columns: 6, factor: 0.1) == ["ab", "wond-", "erful", "cd"])
  }

  @Test func `A word too long overflows at its first hyphen where it may not be broken`() throws {
    #expect(try lines(columns: 3, factor: 1) { $0.overflowWrap = .normal } == ["ab", "wond-", "erful", "cd"])
    #expect(try lines(columns: 3, factor: 0) { $0.overflowWrap = .normal } == ["ab", "wonderful", "cd"])
  }
}
