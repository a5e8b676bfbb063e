// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A report as a request of the exchange format (DESIGN section 6), decoded by the code of `batch`.

import Copyfit
import TestSupport
import Testing

@testable import CopyfitTool

/// What a follow-up question changes of a report.
struct ReportChange {
  var members: JSONValue = .null
  /// What the answer before said, in place of "measured".
  var measured = Size.zero
  /// A width among the members is what is expected, not what is asked.
  var expectsWidth = false

  /// A change of the option or member `key`; `.null` takes it away.
  subscript(key: String) -> JSONValue? { members[key] ?? members["options.\(key)"] }
}

extension PublicReport {
  /// The value of `key` after a change; nil where it is absent or taken away.
  func value(_ key: String, _ change: ReportChange) -> JSONValue? {
    let value = change[key] ?? self[key]
    return value == .null ? nil : value
  }

  func text(_ change: ReportChange = ReportChange()) -> String {
    if let unit = self["repeat"]?["unit"]?.string, change["text"] == nil {
      return String(repeating: unit, count: Int(self["repeat"]?["count"]?.number ?? 0))
    }
    return value("text", change)?.string ?? ""
  }

  func request(_ change: ReportChange = ReportChange()) throws -> BatchRequest {
    var writer = JSONWriter()
    writer.value(.object(try members(change)))
    var line = writer.bytes
    if self["text_is_escaped"] == .boolean(true), change["text"] == nil {
      // The text is the JSON of a string already.
      let written = Array(#""text":""#.utf8) + text(change).utf8.map { $0 } + Array(#"","#.utf8)
      line = [UInt8(ascii: "{")] + written + line.dropFirst()
    }
    switch line.withUnsafeBufferPointer({ RequestDecoder.decode($0) }) {
    case .request(let request): return request
    case .refused(_, let error), .unparsable(let error): throw error
    }
  }

  func answer(_ change: ReportChange = ReportChange(), _ measurer: TextMeasurer) throws -> BatchAnswer {
    try RequestAnswerer(measurer: measurer).answer(try request(change))
  }

  private func members(_ change: ReportChange) throws -> [JSONMember] {
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(JSONMember(key: key, value: value)) }
    }
    if self["text_is_escaped"] != .boolean(true) || change["text"] != nil { add("text", .string(text(change))) }
    add("font", try Self.font(value("font", change) ?? .null))
    let style = value("textStyle", change)
    add(style == nil ? "size" : "textStyle", style ?? value("size", change))
    add("contentSizeCategory", value("contentSize", change).flatMap { $0 == .string("all") ? nil : $0 })
    let width = width(change)
    add("width", width)
    add("height", change["max_height"].map { _ in .number(change.measured.height) } ?? json["options"]?["height"])
    add("role", role == "label" && change["role"] == nil ? .string("label") : nil)
    add("language", value("locale", change))
    add("tracking", value("kern", change))
    for key in Self.sameKeys { add(key, value(key, change)) }
    // The figures are of a reference that lets the space at a soft break hang.
    add("trailingWhitespace", value("trailingWhitespace", change) ?? (width == nil ? nil : .string("hang")))
    add("runs", try value("runs", change)?.array.map { .array(try $0.map(Self.run)) })
    add("attachments", value("attachments", change)?.array.map { .array($0.map(Self.attachment)) })
    add("paragraph", try paragraph(change))
    return members
  }

  /// Members that the exchange format has by the same name.
  private static let sameKeys = [
    "numberOfLines", "scale", "lineBreakMode", "fallbackMetrics", "drawingOptions", "maximumPointSize",
    "adjustsFontSizeToFitWidth", "minimumScaleFactor", "truncationToken",
  ]

  /// A `preferredMaxLayoutWidth` of 0 is none.
  private func width(_ change: ReportChange) -> JSONValue? {
    if let preferred = value("preferredMaxLayoutWidth", change) { return preferred == .number(0) ? nil : preferred }
    let changed = change.expectsWidth ? nil : change["width"]
    return changed == .string("measured")
      ? .number(change.measured.width) : changed ?? self["width"].flatMap { $0 == .null ? nil : $0 }
  }

  private static func font(_ value: JSONValue) throws -> JSONValue {
    let families = value.array ?? [value]
    return .array(try families.map { .string(try ReportFonts.path($0.string ?? "")) })
  }

  private static func run(_ run: JSONValue) throws -> JSONValue {
    guard case .object(let members) = run else { return run }
    return .object(
      try members.map { $0.key == "font" ? JSONMember(key: $0.key, value: try font($0.value)) : $0 })
  }

  /// `bounds` are x, y, width and height; y is above the baseline.
  private static func attachment(_ attachment: JSONValue) -> JSONValue {
    let bounds = attachment["bounds"]?.array ?? []
    let keys = [("at", attachment["at"]), ("baselineOffset", bounds[1]), ("width", bounds[2]), ("height", bounds[3])]
    return .object(keys.map { JSONMember(key: $0.0, value: $0.1 ?? .null) })
  }
}

extension PublicReport {
  private func paragraph(_ change: ReportChange) throws -> JSONValue? {
    var members: [JSONMember] = []
    if case .object(let own) = value("paragraph", change) { members = try own.map(paragraphMember) }
    if let strategy = value("lineBreakStrategy", change) {
      members.append(JSONMember(key: "lineBreakStrategy", value: strategy))
    }
    let directions = ["ltr": "leftToRight", "rtl": "rightToLeft"]
    if let direction = value("direction", change)?.string {
      members.append(JSONMember(key: "baseWritingDirection", value: .string(directions[direction] ?? direction)))
    }
    return members.isEmpty && value("paragraph", change) == nil ? nil : .object(members)
  }

  private func paragraphMember(_ member: JSONMember) throws -> JSONMember {
    if member.key == "tabStops", let stops = member.value.array {
      let mapped = stops.map { stop in
        let names = [("location", stop["at"] ?? stop["location"]), ("alignment", stop["align"] ?? stop["alignment"])]
        return JSONValue.object(names.compactMap { name, value in value.map { JSONMember(key: name, value: $0) } })
      }
      return JSONMember(key: member.key, value: .array(mapped))
    }
    // Line spacing that grows with the font, where the report says so.
    guard self["scaleSpacing"] == .boolean(true), member.key == "lineSpacing", let points = member.value.number else {
      return member
    }
    return JSONMember(key: member.key, value: .number(try scalingFont().scaled(points, at: category())))
  }

  func scalingFont() throws -> Font {
    var font = try Font.preferred(forTextStyle: TextStyle(parsing: self["textStyle"]?.string ?? "body"))
    font.maximumPointSize = self["maximumPointSize"]?.number
    return font
  }

  func category() throws -> ContentSizeCategory {
    try ContentSizeCategory(parsing: self["contentSize"]?.string ?? "large")
  }
}
