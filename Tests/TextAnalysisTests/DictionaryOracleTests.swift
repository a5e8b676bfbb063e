// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Break opportunities of Thai, Lao, Khmer and Burmese text as ICU 78 in a browser has them. Ours are ICU 76's words:
// Lao and Khmer dictionaries changed between the two, so words of those are not compared, all else is.

import Dictionaries
import Foundation
import TestSupport
import TextAnalysis
import Testing

@Suite(.enabled(if: OracleFolder.isPresent, "COPYFIT_ORACLES is not set"))
struct `Dictionary words break as a browser's ICU breaks them` {
  private struct Row: Decodable {
    let lang: String
    let text: String
    let icu: [Int]
  }

  @Test(arguments: ["th", "my"])
  func `Every opportunity`(language: String) throws {
    for row in try rows(language) {
      #expect(opportunities(of: row.text, language: language) == row.icu, "\(row.text)")
    }
  }

  @Test(arguments: [("km", 0x1780...0x17FF), ("lo", 0x0E80...0x0EFF)] as [(String, ClosedRange<UInt16>)])
  func `Every opportunity that is not between two letters of the script`(language: String, block: ClosedRange<UInt16>)
    throws
  {
    for row in try rows(language) {
      let units = Array(row.text.utf16)
      let isOutside = { (offset: Int) in !block.contains(units[offset - 1]) || !block.contains(units[offset]) }
      let ours = opportunities(of: row.text, language: language).filter(isOutside)
      #expect(ours == row.icu.filter(isOutside), "\(row.text)")
    }
  }

  private func rows(_ language: String) throws -> [Row] {
    let folder = URL(filePath: try OracleFolder.file("oracle"))
    let rows = try TestFiles.jsonLines("breaks.jsonl.gz", as: Row.self, in: folder).filter { $0.lang == language }
    #expect(!rows.isEmpty)
    return rows
  }

  /// Inner opportunities as UTF-16 offsets, as a browser has them by default: `line-break: normal`.
  private func opportunities(of text: String, language: String) -> [Int] {
    var options = AnalysisOptions(language: language)
    options.strictness = .normal
    let result = analyze(text, options, providers: AnalysisProviders(wordBreaker: Dictionaries.wordBreaker))
    var (found, offset): ([Int], Int) = ([], 0)
    var utf16 = 0
    for scalar in text.unicodeScalars {
      if offset > 0, result.flags[offset].contains(.allowed) { found.append(utf16) }
      offset += UTF8.width(scalar)
      utf16 += UTF16.width(scalar)
    }
    return found
  }
}
