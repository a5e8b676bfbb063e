// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Font weights under UIKit's names and OpenType's numbers; a struct, since variable fonts have weights between the names.

/// How heavy a font is, on OpenType's scale from 100 to 900.
public struct FontWeight: Hashable, Sendable {
  /// OpenType's number, 100 to 900; 400 is regular.
  public let value: Int

  /// 100.
  public static let ultraLight = FontWeight(unchecked: 100)
  /// 200.
  public static let thin = FontWeight(unchecked: 200)
  /// 300.
  public static let light = FontWeight(unchecked: 300)
  /// 400, the default.
  public static let regular = FontWeight(unchecked: 400)
  /// 500.
  public static let medium = FontWeight(unchecked: 500)
  /// 600.
  public static let semibold = FontWeight(unchecked: 600)
  /// 700.
  public static let bold = FontWeight(unchecked: 700)
  /// 800.
  public static let heavy = FontWeight(unchecked: 800)
  /// 900.
  public static let black = FontWeight(unchecked: 900)

  /// The nine weights that have a name, lightest first.
  public static let named: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  private static let names = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private init(unchecked value: Int) { self.value = value }

  /// Creates a weight by its number.
  ///
  /// - Throws: ``DynamicTypeError/unknownWeight(_:)`` outside 100...900.
  public init(_ value: Int) throws(DynamicTypeError) {
    guard (100...900).contains(value) else { throw .unknownWeight(String(value)) }
    self.value = value
  }

  /// Reads UIKit's name in any case, or a number from 100 to 900.
  ///
  /// - Throws: ``DynamicTypeError/unknownWeight(_:)`` for any other string.
  public init(parsing name: String) throws(DynamicTypeError) {
    if let number = Int(name) {
      try self.init(number)
      return
    }
    let wanted = name.lowercased()
    guard let index = Self.names.firstIndex(where: { $0.lowercased() == wanted }) else { throw .unknownWeight(name) }
    self = Self.named[index]
  }
}

extension FontWeight: Comparable, CustomStringConvertible {
  /// Orders by number.
  public static func < (first: Self, second: Self) -> Bool { first.value < second.value }

  /// UIKit's name where there is one, else the number.
  public var description: String {
    Self.named.firstIndex(of: self).map { Self.names[$0] } ?? String(value)
  }
}
