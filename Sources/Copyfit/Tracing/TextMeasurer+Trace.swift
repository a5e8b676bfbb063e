// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The trace is made of the same analysis, with the same options, as the measurement of the text; only the rules' numbers
// are found out a second time.

internal import TextAnalysis
internal import UnicodeTables

extension TextMeasurer {
  /// Returns what the analysis makes of a text, scalar by scalar.
  ///
  /// - Parameters:
  ///   - text: The characters and their attributes.
  ///   - defaultFont: The font of runs without one.
  ///   - policies: What UIKit leaves open.
  ///   - language: BCP 47, of runs without one; empty for none.
  ///   - usesDictionaries: Whether words of Thai, Lao, Khmer and Burmese are looked up, as measuring always does.
  /// - Throws: ``MeasureError`` for a font that cannot be found or opened, or a number out of its domain.
  /// - Complexity: O(*n*) in the text's length.
  public func trace(
    _ text: AttributedText, defaultFont: Font = .stringDrawingDefault, policies: TextPolicies = TextPolicies(),
    language: String = "", usesDictionaries: Bool = true
  ) throws(MeasureError) -> TextTrace {
    let context = ResolveContext(
      fonts: fonts, defaultFont: defaultFont, policies: policies, language: language, strategy: nil, alignment: nil,
      category: nil)
    let resolver = TextResolver(text: text, context: context, measurer: self)
    var request = resolver.request(try resolver.styles())
    for index in request.options.indices { request.options[index].usesDictionaries = usesDictionaries }
    return TextTrace(resolver.bytes, resolver.offsets, request)
  }
}

extension TextTrace {
  fileprivate init(_ bytes: [UInt8], _ offsets: OffsetMap, _ request: AnalysisRequest) {
    var analyzer = TextAnalyzer()
    let analyzed = bytes.withUnsafeBufferPointer { analyzer.analyze($0, request) }
    let rows = bytes.withUnsafeBufferPointer { traceScalars($0, request, of: analyzed) }
    let scalars = rows.indices.map { index in
      let next = index + 1 < rows.count ? rows[index + 1] : nil
      // LB3: always break at the end of text.
      return ScalarTrace(rows[index], behind: next?.flags ?? .mandatory, rule: next?.rule ?? "LB3")
    }
    self.init(scalars: scalars, utf16Count: offsets.utf16Count, lacksDictionary: analyzed.lacksDictionary)
  }
}

extension ScalarTrace {
  /// A row of the analysis, which knows what stands before a scalar, with what stands behind it.
  fileprivate init(_ row: TracedScalar, behind: BoundaryFlags, rule: String) {
    let opportunity: BreakOpportunity =
      behind.contains(.mandatory) ? .mandatory : behind.contains(.allowed) ? .allowed : .prohibited
    self.init(
      scalar: Unicode.Scalar(row.scalar) ?? "\u{FFFD}", utf16Offset: Int(row.utf16),
      lineClass: "\(row.properties.lineClass)", clusterClass: "\(row.properties.clusterClass)",
      bidiClass: "\(row.properties.bidiClass)", level: Int(row.level), script: row.script.tagName, item: row.item,
      startsCluster: row.flags.contains(.clusterEdge), opportunity: opportunity,
      showsHyphen: opportunity == .allowed && behind.contains(.hyphen), rule: rule)
  }
}
