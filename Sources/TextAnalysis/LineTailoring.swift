// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Tailorings of UAX #14 as data: which case the rules see for a case that a scalar has (LB1 and CSS Text 3, line-break
// and word-break; ICU's lb key says which scalars). The rules themselves never change.

import Synchronization
import UnicodeTables

/// The machine's columns for each case of a scalar, as one set of options has them.
package struct LineTailoring: Sendable {
  /// What the pass asks of each record of the property table, and of each ASCII byte.
  let records: [PackedProperties]
  let ascii: [PackedProperties]
  /// The machines' states among plain ASCII, if this tailoring leaves it plain.
  let plainASCII: PlainStates?
  /// Between any two clusters.
  let breaksAnywhere: Bool
  /// SA is offered to a dictionary; where SA is ID there is nothing to ask.
  let asksDictionary: Bool

  /// The tailoring of default options.
  package static let standard = LineTailoring(Choices(AnalysisOptions()), AnalysisOptions())

  /// Those that were asked for until now: building one costs as much as analysing a page.
  private static let known = Mutex<[Choices: LineTailoring]>([:])

  /// The tailoring of `options`; options that were met before cost a look-up, default options nothing.
  package init(_ options: AnalysisOptions) {
    let choices = Choices(options)
    if choices == Choices(AnalysisOptions()) {
      self = Self.standard
    } else {
      self = Self.known.withLock { known in
        if let tailoring = known[choices] { return tailoring }
        let tailoring = LineTailoring(choices, options)
        known[choices] = tailoring
        return tailoring
      }
    }
  }

  private init(_ choices: Choices, _ options: AnalysisOptions) {
    var map = CaseMap()
    map.resolve(options.strictness, language: choices.language)
    if options.keepsHangulWords { map.keepHangulWords() }
    if !options.breaksAtSoftHyphens { map[.softHyphen] = .CM }
    switch options.wordBreak {
    case .normal: break
    case .breakAll: map.breakAll(isLoose: options.strictness == .loose)
    case .keepAll: map.keepAll()
    }
    let columns = LineBreakCase.allCases.map { LineBreakTable.columns[Int(map[$0].rawValue)] }
    records = (0..<PropertyLookup.recordCount).map {
      PackedProperties(PropertyLookup.properties(ofRecord: $0), columns: columns)
    }
    ascii = (0..<128).map { PackedProperties(ScalarProperties.of($0), columns: columns) }
    plainASCII = PlainStates(ascii)
    breaksAnywhere = options.strictness == .anywhere
    asksDictionary = options.usesDictionaries && options.wordBreak != .breakAll && !breaksAnywhere
  }
}

/// What a tailoring depends on; a few hundred values in all.
private struct Choices: Hashable {
  var strictness: LineBreakStrictness
  var wordBreak: WordBreak
  var keepsHangulWords: Bool
  var breaksAtSoftHyphens: Bool
  var usesDictionaries: Bool
  var language: EastAsianLanguage?

  init(_ options: AnalysisOptions) {
    (strictness, wordBreak) = (options.strictness, options.wordBreak)
    (keepsHangulWords, breaksAtSoftHyphens) = (options.keepsHangulWords, options.breaksAtSoftHyphens)
    (usesDictionaries, language) = (options.usesDictionaries, EastAsianLanguage(options.language))
  }
}

/// The languages that strictness knows.
enum EastAsianLanguage {
  case japanese, chinese, korean

  /// The language of a BCP 47 tag, by its primary subtag; nil for any other.
  init?(_ tag: String) {
    var bytes = tag.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return nil }
    if let third = bytes.next(), third != UInt8(ascii: "-"), third != UInt8(ascii: "_") { return nil }
    // Bit 5 makes letters small, and no other byte a letter of these.
    switch (first | 0x20, second | 0x20) {
    case (UInt8(ascii: "j"), UInt8(ascii: "a")): self = .japanese
    case (UInt8(ascii: "z"), UInt8(ascii: "h")): self = .chinese
    case (UInt8(ascii: "k"), UInt8(ascii: "o")): self = .korean
    default: return nil
    }
  }
}

/// What the rules see for each case.
private struct CaseMap {
  private var cases = Array(LineBreakCase.allCases)

  subscript(one: LineBreakCase) -> LineBreakCase {
    get { cases[Int(one.rawValue)] }
    set { cases[Int(one.rawValue)] = newValue }
  }

  private mutating func map(_ from: LineBreakCase..., to: LineBreakCase) {
    for one in from { self[one] = to }
  }

  /// Sees `to` wherever `from` was seen until now.
  private mutating func replace(_ from: LineBreakCase..., by to: LineBreakCase) {
    for index in cases.indices where from.contains(cases[index]) { cases[index] = to }
  }

  /// LB1, and line-break: what is named a nonstarter stays one unless a looser value frees it.
  mutating func resolve(_ strictness: LineBreakStrictness, language: EastAsianLanguage?) {
    map(.CJ, .NSletter, .iterationMark, .waveDash, .centeredMarkW, to: .NSw)
    map(.centeredMark, to: .NS)
    map(.fullwidthExclamation, to: .EXw)
    map(.POa, to: .PO)
    map(.PRa, to: .PR)
    map(.PRh, to: .PRw)
    map(.QUopen, to: .QUi)
    map(.QUclose, to: .QUf)
    map(.SA, to: .AL)
    map(.SAm, to: .CM)
    let isChineseOrJapanese = language == .japanese || language == .chinese
    let isNormal = strictness == .normal || strictness == .auto && (language == .japanese || language == .korean)
    if isChineseOrJapanese { bracketQuotes() }
    if isNormal || strictness == .loose { map(.CJ, to: .IDw) }
    if isNormal && isChineseOrJapanese { map(.waveDash, to: .otherW) }
    if strictness == .loose { loosen(isChineseOrJapanese: isChineseOrJapanese) }
  }

  /// ja and zh, in every strictness: U+201C opens and U+201D closes.
  private mutating func bracketQuotes() {
    map(.QUopen, to: .OP)
    map(.QUclose, to: .CL)
  }

  private mutating func loosen(isChineseOrJapanese: Bool) {
    map(.iterationMark, to: .otherW)
    map(.IN, to: .INloose)
    map(.INw, to: .INlooseW)
    guard isChineseOrJapanese else { return }
    map(.waveDash, .centeredMarkW, .fullwidthExclamation, to: .otherW)
    map(.centeredMark, to: .other)
    map(.HH, to: .HHloose)
    map(.POa, to: .POloose)
    map(.POw, to: .POlooseW)
    map(.PRa, to: .PRloose)
    map(.PRw, to: .PRlooseW)
  }

  /// hangulWordPriority: Hangul is as letters are, so it breaks at spaces only.
  mutating func keepHangulWords() {
    replace(.H2, .H3, .JL, .JV, .JT, by: .AL)
  }

  /// word-break: break-all: letters, digits and aksaras are ideographs; marks follow their base.
  ///
  /// Loose breaks before hyphens that follow an ideograph, by break-all's count too (CSS Text 3, line-break).
  mutating func breakAll(isLoose: Bool) {
    if isLoose { map(.HH, to: .HHloose) }
    replace(.AL, .HL, .NU, .AK, .AP, .AS, .dottedCircle, by: .ID)
    replace(.ALw, by: .IDw)
    replace(.ALu, by: .IDu)
    replace(.VF, .VI, by: .CM)
  }

  /// word-break: keep-all: no break between letters, digits and ideographs.
  mutating func keepAll() {
    let kana: [LineBreakCase] = [.CJ, .NSletter, .iterationMark].filter { self[$0] == .NSw }
    for one in kana { self[one] = .keptNS }
    if self[.iterationMark] == .otherW { self[.iterationMark] = .keptIDw }
    replace(.ID, .IDu, .EBn, .JV, .JT, .AK, .AP, .AS, by: .keptID)
    replace(.IDw, .EB, .EM, .H2, .H3, .JL, by: .keptIDw)
    replace(.VF, .VI, by: .CM)
  }
}
