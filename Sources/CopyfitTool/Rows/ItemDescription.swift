// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Items: texts as requests of the exchange format (DESIGN section 6) with a name and sides, boxes, spacers, columns and
// nested chains. Texts are decoded by the decoder of `batch`, so that a field means the same in both.

import Copyfit

/// What items are built with.
struct DescriptionContext {
  let measurer: TextMeasurer
  let scale: Double
  let generation: OSGeneration
  /// Members that every text has unless it says otherwise.
  var defaults: [JSONMember] = []
  var strings: StringsDictionary?
  var locale = "en"
}

/// Reads one item.
struct ItemDescription {
  static let layoutMembers = [
    "name", "leading", "trailing", "preferredMaxLayoutWidth", "pass", "plural", "hugging", "compressionResistance",
  ]
  private static let kinds = ["text", "plural", "box", "spacer", "columns", "chain"]

  let object: DescribedObject
  let context: DescriptionContext

  /// A bare string is a text of as many lines as it needs.
  init(_ value: JSONValue, at place: String, context: DescriptionContext) throws(DescriptionError) {
    self.context = context
    guard case .string(let text) = value else {
      object = try DescribedObject(value, at: place)
      return
    }
    object = DescribedObject(members: [JSONMember(key: "text", value: .string(text))], at: place)
  }

  /// The item with sides; absent ones are `side`.
  func item(index: Int, side: (leading: ChainItem.Side, trailing: ChainItem.Side)) throws(DescriptionError) -> ChainItem
  {
    ChainItem(
      try object.text("name") ?? "item\(index + 1)", try content(),
      leading: try self.side("leading", side.leading), trailing: try self.side("trailing", side.trailing))
  }

  /// The item as a column.
  func column(index: Int) throws(DescriptionError) -> RowColumn {
    RowColumn(
      try object.text("name") ?? "column\(index + 1)", try content(), hugging: try object.number("hugging") ?? 250,
      compressionResistance: try object.number("compressionResistance") ?? 750)
  }

  private func side(_ key: String, _ absent: ChainItem.Side) throws(DescriptionError) -> ChainItem.Side? {
    switch object[key] {
    case nil: return absent
    case .null: return nil
    case .number(let points): return .edge(try object.figure(points, key))
    case .some(let value):
      guard let points = value["margin"]?.number else { throw object.bad(key, "points, {\"margin\": points} or null") }
      return .margin(try object.figure(points, key))
    }
  }

  private func content() throws(DescriptionError) -> any FittingItem {
    let given = Self.kinds.filter { object[$0] != nil }
    guard let kind = given.first, given.count == 1 else {
      throw DescriptionError(
        description:
          "'\(object.place)' must have one of \(UsageError.list(Self.kinds)), but has \(UsageError.list(given))")
    }
    switch kind {
    case "box":
      try object.allow(Self.layoutMembers + ["box"])
      guard let box = try object.object("box") else {
        throw object.bad("box", "{\"width\": points, \"height\": points}")
      }
      try box.allow(["width", "height"])
      return FixedBox(width: try box.number("width") ?? 0, height: try box.number("height") ?? 0)
    case "spacer":
      try object.allow(Self.layoutMembers + ["spacer"])
      return Spacer(minimum: try object.number("spacer") ?? 0)
    case "columns": return try columns()
    case "chain":
      try object.allow(Self.layoutMembers + ["chain"])
      return try ChainDescription(object["chain"] ?? .null, at: object.path("chain"), context: context).chain
    default: return try TextDescription(object: object, context: context).content()
    }
  }

  private func columns() throws(DescriptionError) -> HorizontalRow {
    try object.allow(Self.layoutMembers + ["columns", "spacing", "alignment"])
    var columns: [RowColumn] = []
    for (index, value) in (try object.array("columns") ?? []).enumerated() {
      let place = object.path("columns[\(index)]")
      columns.append(try ItemDescription(value, at: place, context: context).column(index: index))
    }
    let alignment = try object.choice("alignment", as: HorizontalRow.Alignment.self) ?? .firstBaseline
    return HorizontalRow(columns, spacing: try object.number("spacing") ?? 8, alignment: alignment)
  }
}
