// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.

import TextAnalysis
import UnicodeTables

/// Analyses a string with options for all its paragraphs.
func analyze(
  _ text: String, _ options: AnalysisOptions = AnalysisOptions(), styles: [StyleRun] = [],
  providers: AnalysisProviders = AnalysisProviders(), mergesHanAndKana: Bool = false
) -> AnalyzedText {
  var analyzer = TextAnalyzer()
  let request = AnalysisRequest(
    options: [options], styles: styles, providers: providers, mergesHanAndKana: mergesHanAndKana)
  return Array(text.utf8).withUnsafeBufferPointer { analyzer.analyze($0, request) }
}

extension AnalysisOptions {
  init(direction: BaseDirection = .natural, language: String = "", hyphenates: Bool = false) {
    self.init()
    baseDirection = direction
    self.language = language
    self.hyphenates = hyphenates
  }
}

extension AnalyzedText {
  /// The items as `text:Script`, a level that is not 0 and a style that is not 0 behind it.
  func describe(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return items.map { item in
      let content = String(decoding: bytes[Int(item.start)..<Int(item.end)], as: UTF8.self)
      return "\(content):\(item.script.tagName)" + (item.level > 0 ? "\(item.level)" : "")
        + (item.style > 0 ? "#\(item.style)" : "")
    }.joined(separator: "|")
  }
}
