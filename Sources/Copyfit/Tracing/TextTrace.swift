// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the analysis makes of a text (DESIGN section 3, step 3), scalar by scalar, in Unicode's words. For people who ask
// why a line breaks where it does, and for conformance tests.

/// What UAX #14 says about the place between two scalars.
public enum BreakOpportunity: String, Hashable, Sendable, CaseIterable {
  /// A line never ends here.
  case prohibited
  /// A line may end here.
  case allowed
  /// A line ends here.
  case mandatory
}

/// One scalar of a traced text, and the place behind it.
public struct ScalarTrace: Hashable, Sendable {
  /// The scalar.
  public let scalar: Unicode.Scalar
  /// Its first code unit in the text.
  public let utf16Offset: Int
  /// Line_Break (UAX #14), as the database has it.
  public let lineClass: String
  /// Grapheme_Cluster_Break (UAX #29), with the pictographs and conjuncts that its rules name.
  public let clusterClass: String
  /// Bidi_Class (UAX #9).
  public let bidiClass: String
  /// Embedding level (UAX #9), parts 1 to 3 of rule L1 applied; part 4 is a line's.
  public let level: Int
  /// Script (UAX #24) that the scalar is shaped in, as an ISO 15924 tag.
  public let script: String
  /// Number of the item it is shaped with, from 0.
  public let item: Int
  /// Whether a grapheme cluster starts here.
  public let startsCluster: Bool
  /// What may happen behind the scalar; mandatory at the text's end (LB3).
  public let opportunity: BreakOpportunity
  /// Whether a hyphen is shown if a line ends behind the scalar.
  public let showsHyphen: Bool
  /// What decided it: `"LB4"` and so on, or the name of a tailoring or a provider.
  public let rule: String
}

/// A text's analysis, scalar by scalar.
public struct TextTrace: Hashable, Sendable {
  /// In logical order; empty text has none.
  public let scalars: [ScalarTrace]
  /// The text's length in UTF-16 code units.
  public let utf16Count: Int
  /// A script without spaces was met for which no dictionary was there.
  public let lacksDictionary: Bool
}

extension TextTrace {
  /// The opportunities inside the text and at its end, each with the UTF-16 offset behind its scalar.
  public var breaks: [(utf16Offset: Int, scalar: ScalarTrace)] {
    scalars.indices.compactMap { index in
      scalars[index].opportunity == .prohibited ? nil : (end(of: index), scalars[index])
    }
  }

  /// UTF-16 offsets of grapheme cluster edges, both ends of the text included; none for empty text.
  public var clusterEdges: [Int] {
    scalars.filter(\.startsCluster).map(\.utf16Offset) + (scalars.isEmpty ? [] : [utf16Count])
  }

  /// One value a UTF-16 code unit.
  public func perUnit<Value>(_ value: (ScalarTrace) -> Value) -> [Value] {
    scalars.indices.flatMap { index in
      [Value](repeating: value(scalars[index]), count: end(of: index) - scalars[index].utf16Offset)
    }
  }

  private func end(of index: Int) -> Int {
    index + 1 < scalars.count ? scalars[index + 1].utf16Offset : utf16Count
  }
}
