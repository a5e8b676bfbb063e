// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The analysis alone, in MB of UTF-8 a second, beside ICU's line iterator and FriBidi on the same text in one run.

import Dictionaries
import TextAnalysis

/// Times the analysis of six kinds of text.
struct AnalysisReport {
  private struct Sample {
    let name: String
    let bytes: [UInt8]
    let language: String
  }

  private static let sampleBytes = 100_000
  let rounds: Int

  /// Kinds of text, by the corpus's languages.
  private static let kinds = [
    ("ASCII", ["en"]), ("Latin, accents", ["de"]), ("CJK", ["ja", "zh"]), ("Korean", ["ko"]), ("Hindi", ["hi"]),
    ("Thai", ["th"]), ("Arabic", ["ar"]), ("Hebrew", ["he"]), ("mixed", ["mix"]),
  ]

  func write() {
    print("### Analysis alone, MB of UTF-8 a second (median of \(rounds) rounds)\n")
    var table = MarkdownTable([
      "text", "Copyfit, all", "Copyfit, breaks and clusters", "ICU lines", "FriBidi", "all / ICU", "breaks / ICU",
      "time / FriBidi",
    ])
    for sample in Self.kinds.map(Self.sample) { table.add(row(sample)) }
    table.write()
    if let icu = ICULineIterator(locale: "en") { print("ICU \(icu.version).\n") } else { print("No ICU.\n") }
  }

  private static func sample(_ kind: (String, [String])) -> Sample {
    let text = kind.1.map { Corpus.read("para-\($0).txt") }.joined()
    var bytes = Array(text.utf8)
    if kind.0 == "ASCII" { bytes = bytes.filter { $0 < 0x80 } }
    let once = bytes
    while bytes.count < sampleBytes { bytes += once }
    return Sample(name: kind.0, bytes: bytes, language: kind.1[0] == "mix" ? "" : kind.1[0])
  }

  private func row(_ sample: Sample) -> [String] {
    let work = [all(sample), breaks(sample), icu(sample), friBidi(sample)]
    var times = work.map { _ in [Double]() }
    for round in 0...rounds {
      for (index, work) in work.enumerated() {
        let cost = Cost.of(work)
        if round > 0 { times[index].append(cost.nanoseconds) }
      }
    }
    let speeds = times.map { Double(sample.bytes.count) * 1000 / $0.median }
    let ratio = { (over: Int, under: Int) in zip(times[over], times[under]).map(/).median.text(2) }
    return [sample.name] + speeds.map { $0.text(0) } + [ratio(2, 0), ratio(2, 1), ratio(0, 3)]
  }

  private func all(_ sample: Sample) -> () -> Void {
    var analyzer = TextAnalyzer()
    var options = AnalysisOptions()
    options.language = sample.language
    let request = AnalysisRequest(
      options: [options], providers: AnalysisProviders(wordBreaker: DictionaryWordBreaker()))
    return { sample.bytes.withUnsafeBufferPointer { consume(analyzer.analyze($0, request)) } }
  }

  private func breaks(_ sample: Sample) -> () -> Void {
    var options = AnalysisOptions()
    options.language = sample.language
    let tailoring = LineTailoring(options)
    let providers = AnalysisProviders(wordBreaker: DictionaryWordBreaker())
    var flags = [BoundaryFlags](repeating: [], count: sample.bytes.count + 1)
    let paragraphs = sample.bytes.withUnsafeBufferPointer { ParagraphSplitter.paragraphs(of: $0) }
    return {
      sample.bytes.withUnsafeBufferPointer { bytes in
        flags.withUnsafeMutableBufferPointer { flags in
          for paragraph in paragraphs {
            _ = analyzeBoundaries(bytes, paragraph: paragraph, tailoring: tailoring, providers: providers, into: flags)
          }
        }
      }
    }
  }

  private func icu(_ sample: Sample) -> () -> Void {
    guard let iterator = ICULineIterator(locale: sample.language) else { return {} }
    let text = Array(String(decoding: sample.bytes, as: UTF8.self).utf16)
    return { consume(iterator.countBoundaries(text)) }
  }

  private func friBidi(_ sample: Sample) -> () -> Void {
    var levels = FriBidiAlone()
    let paragraphs = sample.bytes.split(separator: 0x0A)
    return { for paragraph in paragraphs { levels.resolve(paragraph) } }
  }
}
