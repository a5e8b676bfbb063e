// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Every stage of the analysis, a row a scalar, for `copyfit trace` and for messages of tests: what the database says of
// the scalar, and what the analysis made of it.

package import UnicodeTables

/// One scalar of a text as the analysis sees it.
package struct TracedScalar: Hashable, Sendable {
  /// Byte offset, and offset in UTF-16.
  package var offset: Int32
  package var utf16: Int32
  package var scalar: UInt32
  package var properties: ScalarProperties
  /// Index of the paragraph, and of the item.
  package var paragraph: Int
  package var item: Int
  /// Resolved script of the item.
  package var script: Script
  /// Embedding level.
  package var level: UInt8
  /// What stands before the scalar, and what it is.
  package var flags: BoundaryFlags
  /// The rule that decided the boundary before the scalar, as `traceBoundaries` names it.
  package var rule: String
}

/// Returns a row for each scalar of a text, in order; none for empty text.
///
/// - Parameter analyzed: What `TextAnalyzer` found for the same text and request.
/// - Complexity: O(*n*).
package func traceScalars(
  _ text: UnsafeBufferPointer<UInt8>, _ request: AnalysisRequest, of analyzed: AnalyzedText
) -> [TracedScalar] {
  let boundaries = traceBoundaries(text, request, of: analyzed)
  var rows: [TracedScalar] = []
  var (offset, utf16, paragraph, item, boundary) = (0, 0, 0, 0, 0)
  while offset < text.count {
    let (scalar, length) = decodeScalar(text, at: offset)
    while analyzed.paragraphs[paragraph].end <= offset { paragraph += 1 }
    while analyzed.items[item].end <= offset { item += 1 }
    while boundary + 1 < boundaries.count, boundaries[boundary].offset < offset { boundary += 1 }
    rows.append(
      TracedScalar(
        offset: Int32(offset), utf16: Int32(utf16), scalar: scalar, properties: .of(scalar), paragraph: paragraph,
        item: item, script: analyzed.items[item].script, level: analyzed.levels.isEmpty ? 0 : analyzed.levels[offset],
        flags: analyzed.flags[offset], rule: boundaries[boundary].rule))
    offset += length
    utf16 += scalar > 0xFFFF ? 2 : 1
  }
  return rows
}

extension TracedScalar {
  /// The names of `columns`.
  package static let header = [
    "byte", "utf16", "scalar", "line", "cluster", "bidi", "script", "paragraph", "item", "resolved", "level", "edge",
    "break", "rule",
  ]

  /// The row as text, a column each of `header`.
  package var columns: [String] {
    let digits = String(scalar, radix: 16, uppercase: true)
    let opportunity =
      flags.contains(.mandatory)
      ? "mandatory" : flags.contains(.hyphen) ? "hyphen" : flags.contains(.allowed) ? "allowed" : "prohibited"
    return [
      "\(offset)", "\(utf16)", "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits,
      "\(properties.lineClass)", "\(properties.clusterClass)", "\(properties.bidiClass)", properties.script.tagName,
      "\(paragraph)", "\(item)", script.tagName, "\(level)", flags.contains(.clusterEdge) ? "edge" : "inside",
      opportunity, rule,
    ]
  }
}
