// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one entry of this room (DESIGN 3, step 3): bytes in, everything that depends on neither font nor width out.
// Paragraph by paragraph: boundaries, then scripts and bidi classes in one pass, then levels where there are any,
// then items. ASCII needs the first step only.

import UnicodeTables

/// What a text is analysed with beside its bytes.
package struct AnalysisRequest: Sendable {
  /// Options of each paragraph, in order; the last one serves those behind it, and none at all is the default.
  package var options: [AnalysisOptions]
  /// Shaping styles, ascending and without gaps; none at all is style 0.
  package var styles: [StyleRun]
  package var providers: AnalysisProviders
  /// Whether Han and kana may share items: right where no font in use shapes one of them by features of its own.
  package var mergesHanAndKana: Bool

  package init(
    options: [AnalysisOptions] = [], styles: [StyleRun] = [], providers: AnalysisProviders = AnalysisProviders(),
    mergesHanAndKana: Bool = false
  ) {
    self.options = options
    self.styles = styles
    self.providers = providers
    self.mergesHanAndKana = mergesHanAndKana
  }

  /// The options of a paragraph.
  func options(ofParagraph index: Int) -> AnalysisOptions {
    index < options.count ? options[index] : options.last ?? AnalysisOptions()
  }
}

/// Analyses texts; its scratch is kept from text to text, so one a thread is best.
package struct TextAnalyzer {
  private var scripts = ScriptResolver()
  private var scriptRuns: [ScriptRun] = []
  private var levels = ParagraphLevels()
  private var hyphenation = HyphenationPass()

  package init() {}

  /// Analyses a text of valid UTF-8, at most `Int32.max` bytes.
  ///
  /// Empty text has neither paragraphs nor items, and the one entry of `flags` that stands at its end.
  ///
  /// - Complexity: O(*n*).
  package mutating func analyze(_ text: UnsafeBufferPointer<UInt8>, _ request: AnalysisRequest) -> AnalyzedText {
    precondition(text.count < Int32.max, "a text of 2 GiB or more: analyse it in parts")
    var result = AnalyzedText(paragraphs: ParagraphSplitter.paragraphs(of: text))
    // Not Array(repeating:count:), which looks up its metadata at every call.
    result.flags.reserveCapacity(text.count + 1)
    result.flags.append(contentsOf: repeatElement(.clusterEdge, count: text.count + 1))
    result.baseLevels.reserveCapacity(result.paragraphs.count)
    scripts.mergesHanAndKana = request.mergesHanAndKana
    levels.removeAll()
    var builder = ItemBuilder(styles: request.styles)
    var tailoring = TailoringCache()
    for (index, paragraph) in result.paragraphs.enumerated() {
      let options = request.options(ofParagraph: index)
      let lacksDictionary = result.flags.withUnsafeMutableBufferPointer {
        let lacks = analyzeBoundaries(
          text, paragraph: paragraph, tailoring: tailoring.of(options), providers: request.providers, into: $0)
        if options.hyphenates, let hyphenator = request.providers.hyphenator {
          hyphenation.run(text, paragraph, language: options.language, hyphenator, into: $0)
        }
        return lacks
      }
      result.lacksDictionary = result.lacksDictionary || lacksDictionary
      let base = result.flags.withUnsafeBufferPointer {
        let base = resolve(paragraph, of: text, options.baseDirection, flags: $0)
        builder.append(paragraph, scripts: scriptRuns, levels: levels.runs, flags: $0, to: &result.items)
        return base
      }
      result.baseLevels.append(base)
    }
    result.levels = levels.levels
    return result
  }

  /// Finds the script runs and level runs of a paragraph, and returns its base level.
  private mutating func resolve(
    _ paragraph: ParagraphRange, of text: UnsafeBufferPointer<UInt8>, _ direction: BaseDirection,
    flags: UnsafeBufferPointer<BoundaryFlags>
  ) -> UInt8 {
    let content = Int(paragraph.start)..<Int(paragraph.contentEnd)
    scriptRuns.removeAll(keepingCapacity: true)
    let base = levels.resolve(paragraph, of: text, direction)
    if let script = ASCIIScan.script(of: text, content), levels.runs.count <= 1 {
      scriptRuns.append(ScriptRun(start: paragraph.start, script: script))
      return base
    }
    var scan = ClusterScan(text, flags: flags)
    scripts.begin(at: paragraph.start)
    scan.scan(content, levels: levels.runs, into: &scripts)
    scripts.finish(into: &scriptRuns)
    return base
  }
}

/// Keeps the tailoring of the options used last: most texts have one.
private struct TailoringCache {
  private var last: (options: AnalysisOptions, tailoring: LineTailoring)?

  mutating func of(_ options: AnalysisOptions) -> LineTailoring {
    if let last, last.options == options { return last.tailoring }
    let tailoring = LineTailoring(options)
    last = (options, tailoring)
    return tailoring
  }
}
