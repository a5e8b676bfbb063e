// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The entry of `copyfit rows`; its discussion is the format's document.

extension Command {
  static let rows = Command(
    name: .rows, summary: "Heights of table rows and headers that size themselves",
    discussion: [
      "Measures the table that a JSON file describes at each width and category, and says what is wrong with it: "
        + "missing or conflicting constraints, labels left at one line, heights that do not agree. Exits with 1 if "
        + "anything is. --width, --category, --scale and --os-generation win over the file.",
      "TABLE: {\"rows\": [ROW], \"header\": HEADER, \"footer\": HEADER}, or {\"sections\": [{the same three}]}; beside "
        + "them width (320), category, style (plain, grouped, insetGrouped), scale (1), osGeneration, separators (true), "
        + "readableWidth, indexBarWidth, estimatedRowHeight, sectionHeaderTopPadding, defaults (members that every text "
        + "has unless it says otherwise), strings (path of a .stringsdict) and locale (en).",
      "ROW: a string, or {\"items\": [ITEM], \"name\", \"insets\": {top, leading, bottom, trailing}, \"spacing\"}, with "
        + "accessory (disclosureIndicator, checkmark, detailButton, detailDisclosureButton, or a view's width), "
        + "rowHeight (automatic, unset, or points) and minimumHeight. Without insets items keep to the layout margins. "
        + "Instead of spacing, gaps lists one GAP for each pair of neighbours, and top and bottom are GAPs to the edges "
        + "(to those of the margins with insideMargins). A GAP is points, {\"baseline\": points}, {\"system\": "
        + "multiplier}, or null for a missing constraint.",
      "ITEM: a string, or a request of 'copyfit batch' without width (text, textStyle, font, size, paragraph, "
        + "numberOfLines, 1 unless given; role is label unless string asks for boundingRect), with name, leading and "
        + "trailing (points from the edge, {\"margin\": points}, or null for a missing constraint), "
        + "preferredMaxLayoutWidth (points, or automatic) and pass (first or second, the default). In place of text: "
        + "plural {key, arguments} of the strings file, box {width, height}, spacer, columns [ITEM with hugging and "
        + "compressionResistance] with spacing and alignment, or chain {items and gaps as in a row}.",
      "HEADER: a string, or {\"title\": ITEM} or items as in a row, with height (points, automatic or "
        + "leastNormalMagnitude: the delegate's), tableHeight, viewHeight and estimatedHeight.",
      "Constraints of one's own replace all gaps: {\"constraints\": [{\"from\": \"title.bottom\", \"to\": \"body.top\", "
        + "\"points\": 8}]}, with system in place of points, relation (equal, atLeast) and priority; edges are top, "
        + "bottom, firstBaseline and lastBaseline of an item, and top and bottom of content, margin and cell.",
    ],
    arguments: [Argument(name: "FILE", isPath: true)],
    options: fontSources + [.width, .category, .scale, .osGeneration, .example, .format] + everywhere,
    formats: ["text", "json", "csv"],
    examples: [
      Example(purpose: "list the examples", line: "copyfit rows --example list"),
      Example(
        purpose: "an example at several widths and categories",
        line: "copyfit rows --example automatic --width 320,375,393,768 --category large,AX1,AX5"),
      Example(purpose: "rows of one's own, at a category", line: "copyfit rows cells.json --width 375 --category AX1"),
    ])
}
