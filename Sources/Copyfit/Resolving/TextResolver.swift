// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Steps 1 to 4 of a text's way (DESIGN section 3): attributes to styles, paragraphs, analysis, shaping.

internal import FontFaces
internal import LineLayout
internal import Shaping
internal import TextAnalysis

/// Turns an attributed text into what layouts read.
struct TextResolver {
  let text: AttributedText
  let context: ResolveContext
  let measurer: TextMeasurer
  let bytes: [UInt8]
  let offsets: OffsetMap

  init(text: AttributedText, context: ResolveContext, measurer: TextMeasurer) {
    self.text = text
    self.context = context
    self.measurer = measurer
    bytes = Array(text.string.utf8)
    offsets = OffsetMap(bytes)
  }

  func preparedText() throws(MeasureError) -> PreparedText {
    let styles = try styles()
    let request = request(styles)
    var analyzer = TextAnalyzer()
    let analysis = bytes.withUnsafeBufferPointer { analyzer.analyze($0, request) }
    let shaped = measurer.shaper.shape(
      bytes: bytes, analysis: analysis, styles: styles.prepared.shaping, cache: measurer.cache)
    let input = LayoutInput(
      text: shaped, metrics: styles.metrics, paragraphs: styles.paragraphs, attachments: attachments(),
      hyphens: hyphens(for: shaped, styles: styles.prepared), lastStyle: styles.runs.last?.style ?? 0)
    return PreparedText(
      storage: PreparedText.Storage(
        text: text, offsets: offsets, styles: styles.prepared, policies: context.policies, measurer: measurer),
      input: input, category: context.category)
  }

  func styles() throws(MeasureError) -> ResolvedStyles {
    try text.runs.count > 1 ? resolvedStyles() : resolvedStyle()
  }

  /// What the analysis is asked.
  func request(_ styles: ResolvedStyles) -> AnalysisRequest {
    AnalysisRequest(options: styles.options, styles: styles.runs, providers: measurer.providers)
  }

  private func resolvedStyles() throws(MeasureError) -> ResolvedStyles {
    let table = try styleTable()
    let (paragraphs, options) = try paragraphStyles()
    return ResolvedStyles(
      prepared: table.prepared, runs: table.runs, metrics: try table.prepared.metrics(at: context.category),
      paragraphs: paragraphs, options: options)
  }

  /// The same of a text of one run, or of none: as the last text of these attributes had it.
  private func resolvedStyle() throws(MeasureError) -> ResolvedStyles {
    let key = StyleMemo.Key(text.runs.first?.attributes ?? text.baseAttributes, context)
    guard var known = measurer.styles.styles(for: key) else {
      let resolved = try resolvedStyles()
      measurer.styles.insert(resolved, for: key)
      return resolved
    }
    known.runs = [StyleRun(end: Int32(bytes.count), style: 0)]
    return known
  }

  /// The style table of the text's runs; empty text has the style of its base attributes.
  private func styleTable() throws(MeasureError) -> StyleTable {
    var table = StyleTable()
    for run in text.runs {
      let end = offsets.byte(run.range.upperBound, in: bytes)
      try table.append(run.attributes, until: Int32(end), context: context)
    }
    if text.runs.isEmpty { try table.append(text.baseAttributes, until: 0, context: context) }
    return table
  }

  /// Each paragraph's resolved style and analysis options: the attributes of its first character decide.
  ///
  /// A text whose paragraphs share one style has a single entry in both.
  private func paragraphStyles() throws(MeasureError) -> ([ParagraphMetrics], [AnalysisOptions]) {
    guard text.runs.count > 1 else {
      let one = try resolved(text.runs.first?.attributes ?? text.baseAttributes)
      return ([one.0], [one.1])
    }
    var metrics: [ParagraphMetrics] = []
    var options: [AnalysisOptions] = []
    let ranges = bytes.withUnsafeBufferPointer { ParagraphSplitter.paragraphs(of: $0) }
    try forEachFirstRun(of: ranges) { (attributes) throws(MeasureError) in
      let (style, option) = try resolved(attributes)
      metrics.append(style)
      options.append(option)
    }
    return (metrics, options)
  }

  private func resolved(_ attributes: TextAttributes) throws(MeasureError) -> (ParagraphMetrics, AnalysisOptions) {
    var style = attributes.paragraphStyle ?? ParagraphStyle()
    style.alignment = context.alignment ?? style.alignment
    style.lineBreakMode = context.lineBreakMode ?? style.lineBreakMode
    let strategy = context.strategy ?? style.lineBreakStrategy
    let options = style.analysisOptions(
      policies: context.policies, language: attributes.language ?? context.language, strategy: strategy)
    return (try style.metrics(strategy: strategy), options)
  }

  /// Calls `body` with the attributes at each paragraph's first character. Complexity: O(paragraphs + runs).
  private func forEachFirstRun<E>(
    of ranges: [ParagraphRange], _ body: (TextAttributes) throws(E) -> Void
  ) throws(E) {
    var run = 0
    for range in ranges {
      let start = offsets.utf16(Int(range.start), in: bytes)
      while run + 1 < text.runs.count, text.runs[run].range.upperBound <= start { run += 1 }
      try body(text.runs[run].attributes)
    }
  }

  private func attachments() -> [AttachmentBox] {
    var boxes: [AttachmentBox] = []
    for run in text.runs {
      guard let attachment = run.attributes.attachment else { continue }
      let start = offsets.byte(run.range.lowerBound, in: bytes)
      let end = offsets.byte(run.range.upperBound, in: bytes)
      boxes += bytes.objectReplacements(in: start..<end).map { attachment.box(at: $0) }
    }
    return boxes
  }

  /// The hyphen of each style, shaped alone, where the text may show one.
  private func hyphens(for shaped: ShapedText, styles: PreparedStyles) -> [ShapedText] {
    guard shaped.candidates.contains(where: { $0.flags.contains(.hyphen) }) else { return [] }
    return styles.shaping.map { measurer.shape($0.hyphen, style: $0) }
  }
}

extension ShapingStyle {
  /// U+2010 where the first face has it, else the hyphen-minus, as browsers do.
  fileprivate var hyphen: String { cascade.face(at: 0)?.hasGlyph(for: 0x2010) == true ? "\u{2010}" : "-" }
}

extension [UInt8] {
  /// Byte offsets of each U+FFFC (EF BF BC) in a range.
  fileprivate func objectReplacements(in range: Range<Int>) -> [Int] {
    range.filter { $0 + 2 < count && self[$0] == 0xEF && self[$0 + 1] == 0xBF && self[$0 + 2] == 0xBC }
  }
}

extension TextAttachment {
  fileprivate func box(at offset: Int) -> AttachmentBox {
    AttachmentBox(
      offset: Int32(offset), width: max(0, width), ascent: max(0, height + baselineOffset),
      descent: max(0, -baselineOffset))
  }
}
