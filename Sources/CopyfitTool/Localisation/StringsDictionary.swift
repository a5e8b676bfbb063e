// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `.stringsdict` files: strings that vary with numbers, with the width to fill or with the device (facts: UIKit 8.2).

/// The entries of one file.
struct StringsDictionary: Hashable, Sendable {
  /// What a key has.
  enum Content: Hashable, Sendable {
    /// `NSStringLocalizedFormatKey` and its variables.
    case format(PluralFormat)
    /// `NSStringVariableWidthRuleType`: strings by width, ascending.
    case widths([WidthVariant])
    /// `NSStringDeviceSpecificRuleType`, in the file's order.
    case devices([DeviceVariant])
  }

  struct WidthVariant: Hashable, Sendable {
    let width: Int
    let text: String
  }

  struct DeviceVariant: Hashable, Sendable {
    let device: String
    let content: PluralFormat
  }

  struct Entry: Hashable, Sendable {
    let key: String
    let content: Content
  }

  /// In the file's order.
  let entries: [Entry]

  /// The content of a key.
  subscript(key: String) -> Content? { entries.first { $0.key == key }?.content }

  /// Reads an XML or compiled file.
  ///
  /// - Throws: ``LocalisationError`` that names the key and what is missing.
  init(reading bytes: [UInt8]) throws(LocalisationError) {
    guard let keys = try PropertyList(reading: bytes).entries else {
      throw LocalisationError(line: nil, reason: "the file is no dictionary of keys")
    }
    var entries: [Entry] = []
    for key in keys { entries.append(Entry(key: key.key, content: try Self.content(key))) }
    self.entries = entries
  }

  /// The text that suits a width: the variant of that width, else the largest smaller one, else the smallest.
  static func variant(of variants: [WidthVariant], fitting width: Int) -> WidthVariant? {
    variants.last { $0.width <= width } ?? variants.first
  }

  private static func content(_ entry: PropertyList.Entry) throws(LocalisationError) -> Content {
    if let widths = entry.value["NSStringVariableWidthRuleType"]?.entries {
      return .widths(try widthVariants(widths, key: entry.key))
    }
    if let devices = entry.value["NSStringDeviceSpecificRuleType"]?.entries {
      var variants: [DeviceVariant] = []
      for device in devices {
        let content = try PluralFormat(device.value, key: "\(entry.key)' on '\(device.key)")
        variants.append(DeviceVariant(device: device.key, content: content))
      }
      return .devices(variants)
    }
    return .format(try PluralFormat(entry.value, key: entry.key))
  }

  private static func widthVariants(
    _ entries: [PropertyList.Entry], key: String
  ) throws(LocalisationError) -> [WidthVariant] {
    var variants: [WidthVariant] = []
    for entry in entries {
      guard let width = Int(entry.key), width >= 0, let text = entry.value.text else {
        throw LocalisationError(
          line: nil, reason: "'\(key)' has the width '\(entry.key)': give whole numbers and strings")
      }
      variants.append(WidthVariant(width: width, text: text))
    }
    guard !variants.isEmpty else { throw LocalisationError(line: nil, reason: "'\(key)' has no widths: add one") }
    return variants.sorted { $0.width < $1.width }
  }
}

/// A format whose variables have a variant for each plural category.
struct PluralFormat: Hashable, Sendable {
  /// One variable of a format.
  struct Variable: Hashable, Sendable {
    /// `NSStringFormatValueTypeKey`, such as `d` or `lld`, without `%`.
    let valueType: String
    /// The variants; `other` is always there.
    let variants: [PluralCategory: String]
  }

  /// `NSStringLocalizedFormatKey`.
  let format: String
  /// By name.
  let variables: [String: Variable]

  /// A format without variables.
  init(format: String) { (self.format, variables) = (format, [:]) }

  /// A format with its variables.
  init(format: String, variables: [String: Variable]) { (self.format, self.variables) = (format, variables) }

  /// Reads a key's value: a plain string, or a format and a dictionary a variable.
  ///
  /// - Throws: ``LocalisationError`` that names the key and variable.
  init(_ list: PropertyList, key: String) throws(LocalisationError) {
    if let text = list.text {
      (format, variables) = (text, [:])
      return
    }
    guard let entries = list.entries, let format = list["NSStringLocalizedFormatKey"]?.text else {
      throw LocalisationError(line: nil, reason: "'\(key)' has no string NSStringLocalizedFormatKey: add one")
    }
    var variables: [String: Variable] = [:]
    for entry in entries where entry.key != "NSStringLocalizedFormatKey" {
      guard case .dictionary = entry.value else { continue }
      variables[entry.key] = try Variable(entry.value, name: entry.key, key: key)
    }
    (self.format, self.variables) = (format, variables)
  }
}

extension PluralFormat.Variable {
  fileprivate init(_ list: PropertyList, name: String, key: String) throws(LocalisationError) {
    let kind = list["NSStringFormatSpecTypeKey"]?.text ?? "nothing"
    guard kind == "NSStringPluralRuleType" else {
      throw LocalisationError(
        line: nil,
        reason: "'\(name)' of '\(key)' has NSStringFormatSpecTypeKey '\(kind)': only NSStringPluralRuleType is known")
    }
    var variants: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { variants[category] = list[category.rawValue]?.text }
    guard variants[.other] != nil else {
      throw LocalisationError(line: nil, reason: "'\(name)' of '\(key)' has no variant 'other': add one")
    }
    self.init(valueType: list["NSStringFormatValueTypeKey"]?.text ?? "d", variants: variants)
  }
}
