// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Property lists as a tree that keeps the order of keys, so that reports follow the file. No Foundation: its start-up
// would cost every command. XML and binary lists are read in PropertyListXML and PropertyListBinary.

/// A value of a property list.
enum PropertyList: Hashable, Sendable {
  /// A dictionary's entry.
  struct Entry: Hashable, Sendable {
    let key: String
    let value: PropertyList
  }

  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case array([PropertyList])
  /// In the file's order; a key that comes twice is an error.
  case dictionary([Entry])
  /// Dates and data, which localisation has no use for.
  case other

  /// The value of a key, if this is a dictionary that has it.
  subscript(key: String) -> PropertyList? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The text, if this is a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The entries, if this is a dictionary.
  var entries: [Entry]? { if case .dictionary(let entries) = self { entries } else { nil } }
}

extension PropertyList {
  /// Values may nest this deep, so that hostile input cannot exhaust the stack.
  static let depthLimit = 64

  /// Reads an XML or binary property list.
  ///
  /// - Throws: ``LocalisationError`` with the line or byte that is wrong.
  init(reading bytes: [UInt8]) throws(LocalisationError) {
    if bytes.starts(with: Array("bplist".utf8)) {
      self = try BinaryPropertyList(bytes).root()
    } else {
      var reader = XMLPropertyList(text: try LocalisationText.decode(bytes))
      self = try reader.read()
    }
  }
}

/// Why a localisation file cannot be used; the message names the place and the next step.
struct LocalisationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line from 1, or nil where the file has none.
  let line: Int?
  /// What is wrong and what to do.
  let reason: String

  var description: String { (line.map { "line \($0): " } ?? "") + reason }
}
