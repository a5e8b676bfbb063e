// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A row of the sizes recorded on devices and simulators (oracle folder, uikit.csv) and the same question to Copyfit.

import Copyfit
import Foundation
import TestSupport

/// A recorded size.
struct LabelRecord: Sendable {
  private let fields: [String: String]

  var id: String { self["id"] }
  var api: String { self["api"] }
  var font: String { self["font"] }

  subscript(name: String) -> String { fields[name] ?? "" }

  /// A recorded figure; nil where the row does not give it.
  func expected(_ name: String) -> Double? { Double(self[name]) }

  /// The label of the row; LabelOracle has the advances behind the rows of Segoe UI.
  var label: Label {
    let size = Double(self["font_size"]) ?? 0
    let isSegoe = font.hasPrefix("Segoe UI")
    var label = Label(self["text"], font: Font(isSegoe ? TestFonts.labelOracle : font, size: size))
    label.numberOfLines = Int(self["number_of_lines"]) ?? 0
    label.scale = Double(self["scale"]) ?? 1
    let modes: [String: LineBreakMode] = [
      "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
      "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
      "byTruncatingMiddle": .byTruncatingMiddle,
    ]
    label.lineBreakMode = modes[self["line_break_mode"]] ?? .byTruncatingTail
    return label
  }

  /// Copyfit's rectangle: at the origin but for textRect.
  func rect(_ measurer: TextMeasurer) throws -> Rect {
    let prepared = try measurer.prepare(label)
    let width = Double(self["in_width"]) ?? .infinity
    if api.hasPrefix("UILabel.textRect") { return try prepared.textRect(forBounds: bounds) }
    let size =
      api == "UILabel.intrinsicContentSize"
      ? prepared.intrinsicContentSize : try prepared.sizeThatFits(Size(width: width, height: .infinity))
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// `UILabel.textRect(forBounds: 4 254 353 107)`.
  private var bounds: Rect {
    let numbers = api.split(whereSeparator: { !"0123456789.".contains($0) }).compactMap { Double($0) }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// All rows of the file.
  static func all() throws -> [LabelRecord] {
    let data = try TestFiles.data("oracle/uikit.csv", in: TestFiles.oracles ?? TestFiles.package)
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    let names = cells(lines[0])
    return lines.dropFirst().map { LabelRecord(fields: Dictionary(zip(names, cells($0))) { first, _ in first }) }
  }

  /// The cells of a line of CSV whose cells have no newline.
  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line where character != "\r" {
      switch (character, isQuoted) {
      case ("\"", _): isQuoted.toggle()
      case (",", false): cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells
  }
}
