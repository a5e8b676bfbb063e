// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Script values are a project-wide number; the generated list maps it to the ISO 15924 tag that HarfBuzz takes.

/// A script (UAX #24), as an index into the generated list of names and ISO 15924 tags.
@frozen package struct Script: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

extension Script: CustomStringConvertible {
  /// How many scripts there are; raw values are below it.
  package static var count: Int { ScriptTable.tags.count }

  /// The ISO 15924 tag, four letters in a big-endian number: an `hb_script_t`.
  ///
  /// `Script.unknown` is Zzzz, Common is Zyyy, Inherited is Zinh.
  package var tag: UInt32 { ScriptTable.tags[Int(rawValue)] }

  /// The ISO 15924 tag as text, such as "Latn".
  package var tagName: String {
    let tag = tag
    return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// The standard's long name, such as "Old_Italic".
  package var description: String { ScriptTable.names[Int(rawValue)] }
}

/// Script_Extensions (UAX #24): the scripts that use a scalar, where they are more than its Script says.
package enum ScriptExtensions {
  /// Calls `body` with the scalar's scripts; with none where Script_Extensions is the Script itself.
  ///
  /// - Complexity: O(log *n*) in the number of ranges; ask `hasScriptExtensions` first.
  package static func forEach(of scalar: UInt32, _ body: (Script) -> Void) {
    let range = ScriptExtensionTable.lasts.binarySearch { $0 < scalar }
    guard range < ScriptExtensionTable.firsts.count, ScriptExtensionTable.firsts[range] <= scalar else { return }
    let set = Int(ScriptExtensionTable.sets[range])
    let members = ScriptExtensionTable.starts[set]..<ScriptExtensionTable.starts[set + 1]
    for member in members { body(Script(rawValue: ScriptExtensionTable.members[Int(member)])) }
  }

  /// Whether `script` is among the scalar's Script_Extensions.
  package static func contains(_ script: Script, in scalar: UInt32) -> Bool {
    var isFound = false
    forEach(of: scalar) { isFound = isFound || $0 == script }
    return isFound
  }
}

/// Paired brackets (UAX #9, BD14 to BD16).
package enum BidiBracket {
  /// The opening bracket of the pair that `scalar` belongs to, canonical (U+2329 is U+3008), or nil for no bracket.
  ///
  /// - Complexity: O(log *n*) in the number of brackets; ask `isOpeningBracket` and `isClosingBracket` first.
  package static func opening(of scalar: UInt32) -> UInt32? {
    let index = BracketTable.brackets.binarySearch { UInt32($0) < scalar }
    guard index < BracketTable.brackets.count, UInt32(BracketTable.brackets[index]) == scalar else { return nil }
    return UInt32(BracketTable.openings[index])
  }
}

extension Array {
  /// The first index whose element is not before; the elements for which `isBefore` holds come first.
  func binarySearch(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
