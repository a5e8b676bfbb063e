// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the phases start from: each stage's result of every string of a set, made once before the clock runs.

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK
import Dictionaries
import LineLayout
import Shaping
import TextAnalysis

/// A set of texts at every stage of its way.
struct Fixture {
  let set: TextSet
  let texts: [AttributedText]
  let prepared: [PreparedText]
  let raw: [RawText]
  let measurer: TextMeasurer

  static let font = Font("Inter", size: 16)
  static let fonts: FontCollection = {
    var fonts = FontCollection.bundled
    fonts.add(files: BundledFontsCJK.files, standIns: [])
    return fonts
  }()
  static let providers = AnalysisProviders(wordBreaker: DictionaryWordBreaker())

  init(_ set: TextSet) throws {
    self.set = set
    texts = set.strings.map { AttributedText($0) }
    let measurer = TextMeasurer(fonts: Self.fonts, cacheBytes: 0)
    self.measurer = measurer
    prepared = try texts.map { try measurer.prepare($0, defaultFont: Self.font, language: set.tag) }
    raw = prepared.map { RawText($0.input.text) }
  }

  var shaped: [ShapedText] { prepared.map(\.input.text) }

  var request: AnalysisRequest {
    var options = AnalysisOptions()
    options.language = set.tag
    return AnalysisRequest(options: [options], providers: Self.providers)
  }

  func prepare(_ text: AttributedText, with measurer: TextMeasurer) -> PreparedText {
    do {
      return try measurer.prepare(text, defaultFont: Self.font, language: set.tag)
    } catch {
      fatalError("\(error)")
    }
  }

  func size(of text: PreparedText, width: Double) -> TextSize {
    do {
      return try text.size(in: TextBox(width: width))
    } catch {
      fatalError("\(error)")
    }
  }

  func layout(of text: PreparedText, width: Double) -> TextLayout {
    do {
      return try text.layout(in: TextBox(width: width))
    } catch {
      fatalError("\(error)")
    }
  }
}
