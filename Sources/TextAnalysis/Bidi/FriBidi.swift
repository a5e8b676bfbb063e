// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The only file that calls FriBidi. Its algorithm is used, its tables are not: classes and brackets are ours
// (Unicode 17.0.0, where FriBidi 1.0.8 carries 10.0). A call sees no isolates, segment or paragraph separators:
// those are resolved around it, so rules X1 to I2 of one embedding context are all that is asked.

import CFriBidi
import UnicodeTables

/// What FriBidi takes and gives, one entry a scalar; scratch that is kept from call to call.
struct FriBidi {
  typealias ClassValue = FriBidiCharType

  var classes: [FriBidiCharType] = []
  var brackets: [FriBidiBracketType] = []
  private(set) var levels: [FriBidiLevel] = []

  mutating func append(_ value: ClassValue, _ bracket: UInt32) {
    classes.append(value)
    brackets.append(bracket)
  }

  mutating func removeLast(_ count: Int) {
    classes.removeLast(count)
    brackets.removeLast(count)
  }

  mutating func removeAll() {
    classes.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
  }

  /// Resolves one context, a range of the arrays, whose own level is `parity` (0 or 1); levels are relative to it.
  mutating func resolve(_ range: Range<Int>, hasBrackets: Bool, parity: UInt8) {
    if levels.count < classes.count {
      levels.append(contentsOf: repeatElement(0, count: classes.count - levels.count))
    }
    var direction = parity == 0 ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL
    let highest = classes[range].withUnsafeBufferPointer { classes in
      brackets[range].withUnsafeBufferPointer { brackets in
        levels.withUnsafeMutableBufferPointer { levels in
          fribidi_get_par_embedding_levels_ex(
            classes.baseAddress, hasBrackets ? brackets.baseAddress : nil, FriBidiStrIndex(range.count), &direction,
            levels.baseAddress.map { $0 + range.lowerBound })
        }
      }
    }
    // 0 tells that memory is short; one direction is then the least wrong answer.
    if highest == 0 { for place in range { levels[place] = FriBidiLevel(parity) } }
  }

  /// The number of a bracket pair, marked where the bracket opens it; 0 is no bracket (BD14, BD15).
  static func bracketValue(opening: UInt32, isOpening: Bool) -> FriBidiBracketType {
    isOpening ? opening | 0x8000_0000 : opening  // FRIBIDI_BRACKET_OPEN_MASK
  }

  /// The value of each class, by raw value. S is taken for WS: rule L1 is applied by `BidiResolver`.
  static let classValues: [FriBidiCharType] = BidiClass.allCases.map(value)

  private static func value(_ bidiClass: BidiClass) -> FriBidiCharType {
    switch bidiClass {
    case .L: FRIBIDI_TYPE_LTR
    case .R: FRIBIDI_TYPE_RTL
    case .AL: FRIBIDI_TYPE_AL
    case .EN: FRIBIDI_TYPE_EN
    case .ES: FRIBIDI_TYPE_ES
    case .ET: FRIBIDI_TYPE_ET
    case .AN: FRIBIDI_TYPE_AN
    case .CS: FRIBIDI_TYPE_CS
    case .NSM: FRIBIDI_TYPE_NSM
    case .BN: FRIBIDI_TYPE_BN
    case .S, .WS: FRIBIDI_TYPE_WS
    case .B, .ON, .LRI, .RLI, .FSI, .PDI: FRIBIDI_TYPE_ON
    case .LRE: FRIBIDI_TYPE_LRE
    case .LRO: FRIBIDI_TYPE_LRO
    case .RLE: FRIBIDI_TYPE_RLE
    case .RLO: FRIBIDI_TYPE_RLO
    case .PDF: FRIBIDI_TYPE_PDF
    }
  }
}

/// The bidi library that is loaded.
package enum BidiLibrary {
  /// Such as `1.0.8`, as FriBidi's headers had it when Copyfit was built.
  package static var version: String { FRIBIDI_VERSION }
  /// The Unicode version of the library's own tables, which are not used.
  package static var unicodeVersion: String { FRIBIDI_UNICODE_VERSION }
}
