// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Chains: items from top to bottom with gaps, or with constraints of one's own between named edges.

import Copyfit

/// Reads the members that describe a content view, a header's view or a nested chain.
struct ChainDescription {
  static let members = ["items", "insets", "spacing", "top", "gaps", "bottom", "insideMargins", "constraints"]

  let chain: VerticalChain

  /// A bare string is a chain of one text.
  init(_ value: JSONValue, at place: String, context: DescriptionContext) throws(DescriptionError) {
    if case .string = value {
      let members = [JSONMember(key: "items", value: .array([value]))]
      try self.init(DescribedObject(members: members, at: place), context: context)
    } else {
      let object = try DescribedObject(value, at: place)
      try object.allow(Self.members)
      try self.init(object, context: context)
    }
  }

  init(_ object: DescribedObject, context: DescriptionContext) throws(DescriptionError) {
    let insets = try Insets(object)
    var items: [ChainItem] = []
    for (index, value) in (try object.array("items") ?? []).enumerated() {
      let item = try ItemDescription(value, at: object.path("items[\(index)]"), context: context)
      items.append(try item.item(index: index, side: insets.sides))
    }
    let gaps = try Self.gaps(object)
    var chain = VerticalChain(
      items, top: try Self.gap(object, "top", .points(insets.top)), gaps: gaps,
      bottom: try Self.gap(object, "bottom", .points(insets.bottom)),
      insideMargins: try object.boolean("insideMargins") ?? insets.areMargins)
    if let links = try object.array("constraints") {
      chain.links = []
      for (index, value) in links.enumerated() {
        chain.links.append(try LinkDescription(value, at: object.path("constraints[\(index)]")).link)
      }
    }
    self.chain = chain
  }

  private static func gaps(_ object: DescribedObject) throws(DescriptionError) -> [ChainGap?] {
    let spacing = try object.number("spacing") ?? 0
    guard let values = try object.array("gaps") else { return [.points(spacing)] }
    var gaps: [ChainGap?] = []
    for value in values { gaps.append(try gap(value, of: object, "gaps")) }
    // One gap is repeated; a missing one between two items is not.
    return gaps.count == 1 ? gaps + [gaps[0]] : gaps
  }

  private static func gap(
    _ object: DescribedObject, _ key: String, _ absent: ChainGap
  ) throws(DescriptionError) -> ChainGap? {
    guard let value = object[key] else { return absent }
    return try gap(value, of: object, key)
  }

  private static func gap(
    _ value: JSONValue, of object: DescribedObject, _ key: String
  ) throws(DescriptionError) -> ChainGap? {
    if value == .null { return nil }
    if let points = value.number { return .points(try object.figure(points, key)) }
    if let points = value["baseline"]?.number { return .baselines(try object.figure(points, key)) }
    if let multiplier = value["system"]?.number { return .system(multiplier: try object.figure(multiplier, key)) }
    throw object.bad(key, "points, {\"baseline\": points}, {\"system\": multiplier} or null")
  }

  /// Distances from the edges; without them items keep to the layout margins.
  private struct Insets {
    var (top, bottom) = (0.0, 0.0)
    var sides = (leading: ChainItem.Side.margin(0), trailing: ChainItem.Side.margin(0))
    var areMargins = true

    init(_ object: DescribedObject) throws(DescriptionError) {
      guard let insets = try object.object("insets") else { return }
      try insets.allow(["top", "leading", "left", "bottom", "trailing", "right"])
      areMargins = false
      (top, bottom) = (try insets.number("top") ?? 0, try insets.number("bottom") ?? 0)
      let leading = try insets.number("leading", or: "left") ?? 0
      let trailing = try insets.number("trailing", or: "right") ?? 0
      sides = (.edge(leading), .edge(trailing))
    }
  }
}

/// Reads one constraint, such as `{"from": "title.bottom", "to": "body.top", "points": 8}`.
struct LinkDescription {
  let link: ChainLink

  init(_ value: JSONValue, at place: String) throws(DescriptionError) {
    let object = try DescribedObject(value, at: place)
    try object.allow(["from", "to", "points", "system", "relation", "priority"])
    let spacing: ChainSpacing =
      if let multiplier = try object.number("system") { .system(multiplier: multiplier) } else {
        .points(try object.number("points") ?? 0)
      }
    link = ChainLink(
      from: try Self.anchor(object, "from"), to: try Self.anchor(object, "to"), spacing,
      relation: try object.choice("relation", as: RelationName.self) == .atLeast ? .atLeast : .equal,
      priority: try object.number("priority") ?? 1000)
  }

  private enum RelationName: String, CaseIterable { case equal, atLeast }

  private static let container: [String: ChainAnchor] = [
    "content.top": .contentTop, "content.bottom": .contentBottom, "margin.top": .marginTop,
    "margin.bottom": .marginBottom, "cell.top": .cellTop, "cell.bottom": .cellBottom,
  ]

  private static func anchor(_ object: DescribedObject, _ key: String) throws(DescriptionError) -> ChainAnchor {
    let name = try object.text(key) ?? ""
    if let anchor = container[name] { return anchor }
    let dot = name.lastIndex(of: ".") ?? name.startIndex
    let item = String(name[..<dot])
    switch name[dot...].dropFirst() {
    case "top" where !item.isEmpty: return .top(item)
    case "bottom" where !item.isEmpty: return .bottom(item)
    case "firstBaseline" where !item.isEmpty: return .firstBaseline(item)
    case "lastBaseline" where !item.isEmpty: return .lastBaseline(item)
    default:
      throw object.bad(
        key, "an edge: NAME.top, .bottom, .firstBaseline or .lastBaseline, or that of content, margin or cell")
    }
  }
}
