// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit rows`: the five systems as examples, the second one through a .stringsdict, and what descriptions complain of.

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK
import Testing

@testable import CopyfitTool

/// The bundled fonts, as the command has them.
private let measurer: TextMeasurer = {
  var fonts = FontCollection.bundled
  fonts.add(files: BundledFontsCJK.files, standIns: [])
  return TextMeasurer(fonts: fonts)
}()

private func table(_ json: String) throws -> TableDescription {
  try TableDescription(
    JSONValue(parsing: json), options: .init(), measurer: measurer,
    readStrings: { _ in try StringsDictionary(reading: Array(RowsExample.strings.utf8)) })
}

private func heights(
  _ example: String, _ category: ContentSizeCategory = .large, width: Double = 320
) throws -> [Double] {
  let example = try #require(RowsExample.named(example))
  return try MeasuredTable(table(example.json), width: width, category: category).elements.map(\.height)
}

@Suite struct `Rows are described in JSON` {
  private let widths = [320.0, 375, 393, 768]

  /// The sums stand beside the first system in CopyfitTests.
  @Test func `The first system`() throws {
    let expected: [(ContentSizeCategory, [Double])] = [
      (.large, [140, 118, 118, 96]), (.ax1, [270, 236, 236, 168]), (.ax5, [918.5, 729, 666, 349.5]),
    ]
    for (category, heights) in expected {
      #expect(try widths.map { try CopyfitToolTests.heights("automatic", category, width: $0)[0] } == heights)
    }
    #expect(try heights("broken-chain") == [52])
    #expect(try heights("one-line") == [74])
  }

  /// Margins 15; the style's leading, 22 at Large, from the margin to the headline's baseline, between the baselines and
  /// below the last. A label's first baseline goes to the nearest half, 16.186 to 16, its last one up: the headline's to
  /// 16.5 and that of the body's fourth line, 3 x 22 below the first, to 82.5. The separator is 1.
  @Test func `A pluralised headline over a body, spaced by the system`() throws {
    let parts: [Double] = [15, 22, 16.5 - 16, 22, 82.5 - 16, 22, 15, 1]
    #expect(parts.reduce(0, +) == 164)
    let expected: [(ContentSizeCategory, [Double])] = [
      (.large, [164, 142, 142, 120]), (.ax1, [304, 270, 270, 202]), (.ax5, [913, 786.5, 723, 407]),
    ]
    for (category, heights) in expected {
      for row in 0..<2 {
        #expect(try widths.map { try CopyfitToolTests.heights("plural", category, width: $0)[row] } == heights)
      }
    }
  }

  @Test func `Plural categories choose the text`() throws {
    let source = try RowsCommand.source(#require(RowsExample.named("plural")))
    let format = try #require(source.readStrings("")["items"])
    guard case .format(let plural) = format else { return }
    #expect(try plural.text(for: [.integer(1)], rules: PluralRules(locale: "en")) == "1 item")
    #expect(try plural.text(for: [.integer(5)], rules: PluralRules(locale: "en")) == "5 items")
  }

  @Test func `The other systems`() throws {
    #expect(try heights("first-pass") == [45.5, 111.5, 111.5])
    #expect(try heights("message") == [2 * 16 + 10, 3 * 16 + 10, 10, 10])
    #expect(try heights("headers") == [44, 56, 32, 17.5, 0])
  }

  /// A label of two columns: 320 - 2 x 16 - 8 - 40.
  @Test func `Columns, boxes and constraints of one's own`() throws {
    let json = """
      {"separators": false, "row": {"insets": {"left": 16, "right": 16}, "items": [
        {"name": "line", "columns": [{"text": "Size", "hugging": 249}, {"name": "image", "box": {"width": 40, "height": 30}}],
         "alignment": "center"}, {"name": "gap", "spacer": 6}],
       "constraints": [{"from": "content.top", "to": "line.top", "points": 4},
                       {"from": "line.bottom", "to": "gap.top"},
                       {"from": "gap.bottom", "to": "content.bottom", "system": 1}]}}
      """
    let row = try MeasuredTable(table(json), width: 320, category: .large).elements[0]
    #expect(row.height == 4 + 30 + 6 + 8)
    #expect(row.diagnoses.isEmpty)
  }

  @Test(arguments: [
    ("[]", "the file must be an object"), ("{\"raws\": []}", "no member 'raws'; did you mean 'rows'?"),
    ("{\"rows\": [{\"items\": [{\"name\": \"a\"}]}]}", "'rows[0].items[0]' must have one of text, plural, box"),
    ("{\"rows\": [{\"items\": [{\"text\": \"a\", \"sise\": 3}]}]}", "'rows[0].items[0]': no field 'sise'"),
    ("{\"rows\": [{\"items\": [{\"text\": \"a\", \"width\": 3}]}]}", "'rows[0].items[0].width' is the table's"),
    ("{\"rows\": [{\"top\": \"a\", \"items\": []}]}", "'rows[0].top' must be points, {\"baseline\": points}"),
    (
      "{\"rows\": [{\"accessory\": \"arrow\", \"items\": []}]}", "'rows[0].accessory' must be none, disclosureIndicator"
    ),
    (
      "{\"rows\": [{\"insets\": {\"top\": 1e308}, \"items\": [\"a\"]}]}",
      "'rows[0].insets.top' must be a number of magnitude 1000000000 or less, not 1e308"
    ),
    (
      "{\"rows\": [{\"rowHeight\": 2e9, \"items\": []}]}",
      "'rows[0].rowHeight' must be a number of magnitude 1000000000"
    ),
    ("{\"rows\": [{\"gaps\": [-1e300], \"items\": []}]}", "'rows[0].gaps' must be a number of magnitude 1000000000"),
    ("{\"scale\": 0}", "'scale' must be a number greater than 0"),
    ("{\"sections\": [{\"header\": {\"height\": \"zero\"}}]}", "'sections[0].header.height' must be points"),
    (
      "{\"rows\": [{\"items\": [{\"plural\": {\"key\": \"items\"}}]}]}",
      "'rows[0].items[0].plural' needs the member 'strings'"
    ),
  ])
  func `What is wrong is named by its place`(json: String, message: String) {
    do {
      _ = try table(json)
      Issue.record("accepted")
    } catch {
      #expect("\(error)".hasPrefix(message), "\(error)")
    }
  }
}

@Suite struct `Tables of Dynamic Type are printed` {
  private func question(_ words: String...) throws -> ScaleQuestion {
    guard case .run(let arguments) = try ArgumentParser.parse(["scale"] + words) else {
      throw DescriptionError(description: "help")
    }
    return try ScaleQuestion(arguments)
  }

  @Test func `Every cell, by platform, category and style`() throws {
    let lines = try question().cells().csv.split(separator: "\n")
    #expect(lines.count == 378)
    #expect(lines[0] == "platform,category,style,point_size,leading,weight")
    #expect(lines.contains("iOS/iPadOS,AX1,headline,28,34,Semibold"))
    #expect(lines.contains("watchOS,Large (default 40/41/42mm),title2,27,30.5,Regular"))
    #expect(lines.contains("macOS,n/a,headline,13,16,Bold"))
  }

  /// 17 x 34 / 22 = 26.27: to the nearest third and to the nearest point.
  @Test func `Values are scaled as UIFontMetrics does`() throws {
    let table = try question("--style", "body", "--category", "AX1", "--scale", "3").scaled(["17"])
    #expect(table.rows == [["iOS/iPadOS", "AX1", "body", "17", "26.333333333333332", "26"]])
    #expect(throws: UsageError.self) { try question().scaled(["wide"]) }
  }
}
