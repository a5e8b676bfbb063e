// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The examples of `copyfit rows --example`: descriptions in the format that anyone may write, run by the same code.

/// The built-in descriptions.
struct RowsExample: Sendable {
  let name: String
  let summary: String
  let json: String

  static func named(_ name: String) -> RowsExample? { all.first { $0.name == name } }

  /// `NAME  what it shows`, one a line.
  static var list: String {
    all.map { $0.name + String(repeating: " ", count: 18 - $0.name.count) + $0.summary + "\n" }.joined()
  }

  static let all = [
    RowsExample(
      name: "automatic", summary: "a title over a body of all its lines, held from top to bottom",
      json: rows(titleAndBody(numberOfLines: 0, bottom: "12"))),
    RowsExample(
      name: "broken-chain", summary: "the same without a bottom constraint: the row falls back",
      json: rows(titleAndBody(numberOfLines: 0, bottom: "null"))),
    RowsExample(
      name: "one-line", summary: "the same with the body left at one line",
      json: rows(titleAndBody(numberOfLines: 1, bottom: "12"))),
    RowsExample(
      name: "plural", summary: "a pluralised headline over a body, baselines spaced by the system", json: plural),
    RowsExample(
      name: "first-pass", summary: "a label asked before it has a width, afterwards, and with an explicit width",
      json: firstPass),
    RowsExample(
      name: "message", summary: "message bodies measured by boundingRect, lines of 16 points", json: message),
    RowsExample(
      name: "headers", summary: "grouped headers: 44, 56, automatic, 0 and leastNormalMagnitude", json: headers),
  ]

  static let body =
    "We meet at noon in the small room on the second floor. Bring a chair if you can, and tell Ana what you do not eat."

  private static func rows(_ row: String) -> String { "{\"scale\": 2, \"rows\": [\(row)]}" }

  private static func titleAndBody(numberOfLines: Int, bottom: String) -> String {
    """
    {"name": "title and body", "insets": {"leading": 16, "trailing": 16}, "top": 12, "gaps": [8], "bottom": \(bottom),
     "items": [{"name": "title", "text": "Team lunch", "textStyle": "headline", "numberOfLines": 0},
               {"name": "body", "text": "\(body)", "textStyle": "body", "numberOfLines": \(numberOfLines)}]}
    """
  }

  private static func pluralRow(_ count: Int) -> String {
    """
    {"name": "\(count)", "top": {"system": 1}, "gaps": [{"system": 1}], "bottom": {"system": 1},
     "items": [{"name": "headline", "plural": {"key": "items", "arguments": [\(count)]}, "textStyle": "headline"},
               {"name": "body", "text": "\(body)", "textStyle": "body", "numberOfLines": 0}]}
    """
  }

  private static let plural =
    "{\"scale\": 2, \"strings\": \"\(stringsName)\", \"rows\": [\(pluralRow(1)), \(pluralRow(5))]}"

  private static func passRow(_ name: String, _ members: String) -> String {
    """
    {"name": "\(name)", "accessory": "detailButton", "insets": {"top": 12, "leading": 16, "bottom": 12, "trailing": 16},
     "items": [{"name": "body", "text": "\(body)", "textStyle": "body", "numberOfLines": 0, \(members)}]}
    """
  }

  private static let firstPass = """
    {"scale": 2, "width": 320,
     "rows": [\(passRow("first pass", "\"pass\": \"first\"")), \(passRow("second pass", "\"pass\": \"second\"")),
              \(passRow("explicit", "\"pass\": \"first\", \"preferredMaxLayoutWidth\": 240"))]}
    """

  private static func messageRow(_ name: String, _ text: String) -> String {
    """
    {"name": "\(name)", "insets": {"top": 5, "leading": 5, "bottom": 5, "trailing": 5},
     "items": [{"name": "body", "text": \(text)}]}
    """
  }

  private static let message = """
    {"scale": 2, "separators": false,
     "defaults": {"role": "string", "font": "Helvetica", "size": 10,
                  "paragraph": {"minimumLineHeight": 16, "maximumLineHeight": 16}},
     "rows": [\(messageRow("two paragraphs", "\"The parcel is at the gate.\\nPlease fetch it before six.\"")),
              \(messageRow("Japanese", "\"\(String(repeating: "\u{6C34}", count: 63))\"")),
              \(messageRow("empty", "\"\"")), \(messageRow("nil", "null"))]}
    """

  private static func header(_ height: String, _ view: String = "") -> String {
    "{\"header\": {\"height\": \(height)\(view)}, \"rows\": []}"
  }

  private static let view = """
    , "insets": {"leading": 16, "trailing": 16}, "bottom": 8,
      "items": [{"name": "label", "text": "OPENING HOURS", "textStyle": "footnote"}]
    """

  private static let headers = """
    {"scale": 2, "style": "grouped",
     "sections": [\(header("44", view + ", \"top\": null")), \(header("56", view + ", \"top\": null")),
                  \(header("\"automatic\"", view + ", \"top\": 8, \"estimatedHeight\": 44")), \(header("0")),
                  \(header("\"leastNormalMagnitude\""))]}
    """

  /// The path that stands for ``strings`` in an example.
  static let stringsName = "items.stringsdict"

  static let strings = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d item</string>
        <key>other</key><string>%d items</string>
      </dict></dict></dict></plist>
    """
}
