// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Asks the analysis for the boundaries of a text, paragraph by paragraph, as the whole analysis does.

@testable import TextAnalysis

/// The flags of each byte of `text` and of its end.
func boundaryFlags(
  _ text: String, _ options: AnalysisOptions = AnalysisOptions(), providers: AnalysisProviders = AnalysisProviders()
) -> (flags: [BoundaryFlags], lacksDictionary: Bool) {
  let bytes = Array(text.utf8)
  var flags = [BoundaryFlags](repeating: [], count: bytes.count + 1)
  var lacksDictionary = false
  let tailoring = LineTailoring(options)
  bytes.withUnsafeBufferPointer { bytes in
    flags.withUnsafeMutableBufferPointer { flags in
      for paragraph in ParagraphSplitter.paragraphs(of: bytes) {
        if analyzeBoundaries(bytes, paragraph: paragraph, tailoring: tailoring, providers: providers, into: flags) {
          lacksDictionary = true
        }
      }
    }
  }
  return (flags, lacksDictionary)
}

/// The UTF-16 offsets of the boundaries that have one of `wanted`, the text's end left out.
func boundaries(
  _ wanted: BoundaryFlags, of text: String, _ options: AnalysisOptions = AnalysisOptions(),
  providers: AnalysisProviders = AnalysisProviders()
) -> [Int] {
  let flags = boundaryFlags(text, options, providers: providers).flags
  var (found, utf8, utf16): ([Int], Int, Int) = ([], 0, 0)
  for scalar in text.unicodeScalars {
    if utf8 > 0, !flags[utf8].isDisjoint(with: wanted) { found.append(utf16) }
    utf8 += UTF8.width(scalar)
    utf16 += UTF16.width(scalar)
  }
  return found
}

extension AnalysisOptions {
  /// Options with the parts that line-break tests vary.
  init(
    _ strictness: LineBreakStrictness, language: String = "", wordBreak: WordBreak = .normal, dictionaries: Bool = true
  ) {
    self.init()
    self.strictness = strictness
    self.language = language
    self.wordBreak = wordBreak
    usesDictionaries = dictionaries
  }
}
