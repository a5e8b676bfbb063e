// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One object of a description with its place, so that every complaint names the member and what may stand there.

/// Why a description cannot be read.
struct DescriptionError: Error, Hashable, CustomStringConvertible {
  let description: String
}

/// An object of a rows file.
struct DescribedObject {
  let members: [JSONMember]
  /// Such as `sections[0].rows[2]`; empty at the top.
  let place: String

  /// - Throws: ``DescriptionError`` if the value is no object.
  init(_ value: JSONValue, at place: String) throws(DescriptionError) {
    guard case .object(let members) = value else {
      throw DescriptionError(description: "\(place.isEmpty ? "the file" : "'\(place)'") must be an object")
    }
    (self.members, self.place) = (members, place)
  }

  init(members: [JSONMember], at place: String) { (self.members, self.place) = (members, place) }

  /// The member's value; nil where it is absent.
  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  func path(_ key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

  /// - Throws: ``DescriptionError`` for a member that is none of these.
  func allow(_ known: [String]) throws(DescriptionError) {
    guard let stranger = members.first(where: { !known.contains($0.key) }) else { return }
    let hint =
      EditDistance.nearest(to: stranger.key, among: known).map { "did you mean '\($0)'?" }
      ?? "known: \(known.joined(separator: ", "))"
    throw DescriptionError(description: "no member '\(path(stranger.key))'; \(hint)")
  }

  func number(_ key: String) throws(DescriptionError) -> Double? {
    guard let value = self[key], value != .null else { return nil }
    guard let number = value.number else { throw bad(key, "a number") }
    return try figure(number, key)
  }

  /// A number of the member, if sums of such numbers stay numbers.
  func figure(_ number: Double, _ key: String) throws(DescriptionError) -> Double {
    guard number.magnitude <= Self.largestFigure else {
      throw bad(key, "a number of magnitude \(Int(Self.largestFigure)) or less, not \(DecimalFormat.shortest(number))")
    }
    return number
  }

  /// As for the figures of a text: far beyond any table.
  private static let largestFigure = 1e9

  /// The first of the members that is there.
  func number(_ key: String, or alias: String) throws(DescriptionError) -> Double? {
    self[key] == nil ? try number(alias) : try number(key)
  }

  func boolean(_ key: String) throws(DescriptionError) -> Bool? {
    guard let value = self[key], value != .null else { return nil }
    guard let boolean = value.boolean else { throw bad(key, "true or false") }
    return boolean
  }

  func text(_ key: String) throws(DescriptionError) -> String? {
    guard let value = self[key], value != .null else { return nil }
    guard let text = value.string else { throw bad(key, "a string") }
    return text
  }

  func array(_ key: String) throws(DescriptionError) -> [JSONValue]? {
    guard let value = self[key], value != .null else { return nil }
    guard let array = value.array else { throw bad(key, "an array") }
    return array
  }

  func object(_ key: String) throws(DescriptionError) -> DescribedObject? {
    guard let value = self[key], value != .null else { return nil }
    return try DescribedObject(value, at: path(key))
  }

  /// A value by its name, in any case.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, as type: Choice.Type
  ) throws(DescriptionError) -> Choice? {
    guard let name = try text(key) else { return nil }
    let match = Choice.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    guard let match else { throw bad(key, UsageError.list(Choice.allCases.map(\.rawValue))) }
    return match
  }

  func bad(_ key: String, _ expected: String) -> DescriptionError {
    DescriptionError(description: "'\(path(key))' must be \(expected)")
  }
}
