// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Boundaries of one paragraph: the pass over its bytes, then what only some texts need: dictionary words, and breaks
// anywhere.

import UnicodeTables

/// Writes the boundaries of one paragraph into `flags`, which has an entry a byte of the text and one for its end.
///
/// `bytes` is the whole text, valid UTF-8. Entries of the paragraph's bytes are written whole; of the one at its end
/// the boundary is written, and kept when the next paragraph is analysed. A mandatory boundary is also allowed.
///
/// - Returns: Whether a scalar of Thai, Lao, Khmer or Burmese was met and no dictionary was there.
/// - Complexity: O(*n*) in the paragraph's bytes; nothing is allocated.
package func analyzeBoundaries(
  _ bytes: UnsafeBufferPointer<UInt8>, paragraph: ParagraphRange, tailoring: LineTailoring,
  providers: AnalysisProviders, into flags: UnsafeMutableBufferPointer<BoundaryFlags>
) -> Bool {
  precondition(flags.count > Int(paragraph.end) && bytes.count >= Int(paragraph.end), "flags or bytes are too short")
  guard let text = bytes.baseAddress, let first = flags.baseAddress, paragraph.start < paragraph.end else {
    return false
  }
  return first.withMemoryRebound(to: UInt8.self, capacity: flags.count) { raw in
    let hasComplexScript = BoundaryTables.withTables(tailoring) { tables in
      var pass = BoundaryPass(text: text, flags: raw, tables: tables, trace: NoTrace())
      pass.run(paragraph)
      return pass.hasComplexScript
    }
    if tailoring.breaksAnywhere { breakAnywhere(bytes, paragraph, flags) }
    guard hasComplexScript, tailoring.asksDictionary else { return false }
    return findDictionaryBreaks(bytes, paragraph, providers.wordBreaker, into: flags)
  }
}

/// line-break: anywhere: every cluster edge but the one before a soft hyphen or a terminator is an opportunity.
private func breakAnywhere(
  _ bytes: UnsafeBufferPointer<UInt8>, _ paragraph: ParagraphRange, _ flags: UnsafeMutableBufferPointer<BoundaryFlags>
) {
  for offset in Int(paragraph.start) + 1..<max(Int(paragraph.start) + 1, Int(paragraph.contentEnd)) {
    guard flags[offset].contains(.clusterEdge) else { continue }
    let isSoftHyphen = bytes[offset] == 0xC2 && offset + 1 < bytes.count && bytes[offset + 1] == 0xAD
    if isSoftHyphen || flags[offset].contains(.terminator) {
      flags[offset].remove([.allowed, .hyphen])
    } else {
      flags[offset].insert(.allowed)
    }
  }
}
