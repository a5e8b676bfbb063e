// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Sections: rows with accessories and heights, headers and footers by title or view.

import Copyfit

/// Reads sections of one table.
struct SectionDescription {
  let context: DescriptionContext
  let environment: TableEnvironment

  func section(_ object: DescribedObject, isFirst: Bool) throws(DescriptionError) -> TableDescription.Section {
    var section = TableDescription.Section()
    section.header = try header(object, .header, isFirst: isFirst)
    section.footer = try header(object, .footer, isFirst: isFirst)
    var rows = try object.array("rows") ?? []
    if let row = object["row"] { rows.append(row) }
    for (index, value) in rows.enumerated() {
      let place = object["rows"] == nil ? object.path("row") : object.path("rows[\(index)]")
      section.rows.append(try row(value, at: place, index: index))
    }
    return section
  }

  /// A bare string is a row of one text between the layout margins.
  private func row(
    _ value: JSONValue, at place: String, index: Int
  ) throws(DescriptionError) -> (name: String, row: Row) {
    let name = "row \(index + 1)"
    if case .string = value {
      return (name, Row(try ChainDescription(value, at: place, context: context).chain, rowHeight: .automatic))
    }
    let object = try DescribedObject(value, at: place)
    try object.allow(["name", "rowHeight", "accessory", "minimumHeight"] + ChainDescription.members)
    var row = Row(
      try ChainDescription(object, context: context).chain, rowHeight: try rowHeight(object),
      accessory: try accessory(object))
    row.minimumHeight = try object.number("minimumHeight") ?? 0
    return (try object.text("name") ?? name, row)
  }

  private func rowHeight(_ object: DescribedObject) throws(DescriptionError) -> RowHeight {
    switch object["rowHeight"] {
    case nil, .string("automatic"): return .automatic
    case .string("unset"): return .unset
    case .number(let points): return .fixed(try object.figure(points, "rowHeight"))
    default: throw object.bad("rowHeight", "points, \"automatic\" or \"unset\"")
    }
  }

  private func accessory(_ object: DescribedObject) throws(DescriptionError) -> RowAccessory {
    switch object["accessory"] {
    case nil, .null, .string("none"): return .none
    case .string("disclosureIndicator"): return .disclosureIndicator
    case .string("checkmark"): return .checkmark
    case .string("detailButton"): return .detailButton
    case .string("detailDisclosureButton"): return .detailDisclosureButton
    case .number(let width): return .view(width: try object.figure(width, "accessory"))
    default:
      throw object.bad(
        "accessory", "none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton or a view's width")
    }
  }

  private func header(
    _ section: DescribedObject, _ kind: SectionHeader.Kind, isFirst: Bool
  ) throws(DescriptionError) -> SectionHeader? {
    guard let value = section[kind.rawValue], value != .null else { return nil }
    let place = section.path(kind.rawValue)
    if case .string = value {
      return SectionHeader(.title(try title(value, at: place, kind)), kind: kind, isFirstSection: isFirst)
    }
    let object = try DescribedObject(value, at: place)
    try object.allow(["title", "height", "tableHeight", "viewHeight", "estimatedHeight"] + ChainDescription.members)
    var header = SectionHeader(.none, kind: kind, isFirstSection: isFirst)
    if object["items"] != nil {
      header.content = .view(try ChainDescription(object, context: context).chain)
    } else if let value = object["title"] {
      header.content = .title(try title(value, at: object.path("title"), kind))
    }
    header.delegateHeight = try height(object, "height")
    header.tableHeight = try height(object, "tableHeight")
    header.viewHeight = try object.number("viewHeight")
    header.estimatedHeight = try object.number("estimatedHeight")
    return header
  }

  private func height(_ object: DescribedObject, _ key: String) throws(DescriptionError) -> Double? {
    switch object[key] {
    case nil, .null: return nil
    case .string("automatic"): return SectionHeader.automaticDimension
    case .string("leastNormalMagnitude"): return .leastNormalMagnitude
    case .number(let points): return try object.figure(points, key)
    default: throw object.bad(key, "points, \"automatic\" or \"leastNormalMagnitude\"")
    }
  }

  /// A title in the font of its generation unless the description names one.
  private func title(
    _ value: JSONValue, at place: String, _ kind: SectionHeader.Kind
  ) throws(DescriptionError) -> any FittingItem {
    var context = context
    let isHeadline = kind == .header && (environment.style == .plain || context.generation == .iOS26)
    if !context.defaults.contains(where: { ["size", "textStyle"].contains($0.key) }) {
      context.defaults.append(.init(key: "textStyle", value: .string(isHeadline ? "headline" : "footnote")))
    }
    let item = try ItemDescription(value, at: place, context: context)
    return try item.item(index: 0, side: (.margin(0), .margin(0))).content
  }
}
