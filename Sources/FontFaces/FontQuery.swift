// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Choosing a face of a family, in the order of CSS Fonts 4, 5.2 "Matching font styles": width, slant, weight.

/// What is asked of a font library.
package struct FontQuery: Hashable, Sendable {
  /// A family, full or PostScript name; case does not matter.
  package var name: String
  /// 1 to 1,000.
  package var weight: Int
  package var isItalic: Bool
  /// 1 to 9; 5 is normal.
  package var width: Int

  package init(name: String, weight: Int = 400, isItalic: Bool = false, width: Int = 5) {
    self.name = name
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
  }

  /// The entry of `family` that suits best; nil if there is none. Of equals the first.
  package func best(of family: [FontEntry]) -> FontEntry? {
    family.min { rank($0.description) < rank($1.description) }
  }

  /// Smaller is better; compared in order.
  private func rank(_ face: FontDescription) -> (Int, Int, Int) {
    (widthRank(face.width), face.isItalic == isItalic ? 0 : 1, weightRank(face))
  }

  /// Normal and narrower ask narrower faces first, wider ones wider.
  private func widthRank(_ width: Int) -> Int {
    let isOnPreferredSide = self.width <= 5 ? width <= self.width : width >= self.width
    return abs(width - self.width) + (isOnPreferredSide ? 0 : Self.secondChoice)
  }

  /// CSS Fonts 4, 5.2, step 4.4: the 400 to 500 rule, then lighter or heavier first.
  private func weightRank(_ face: FontDescription) -> Int {
    let range = face.weightRange ?? face.weight...face.weight
    let offered = min(max(weight, range.lowerBound), range.upperBound)
    let distance = abs(offered - weight)
    switch weight {
    case 400...500:
      if offered >= weight && offered <= 500 { return distance }
      return distance + (offered < weight ? Self.secondChoice : Self.thirdChoice)
    case ..<400: return distance + (offered <= weight ? 0 : Self.secondChoice)
    default: return distance + (offered >= weight ? 0 : Self.secondChoice)
    }
  }

  // Larger than any distance between two weights (999) or widths.
  private static let secondChoice = 1_000
  private static let thirdChoice = 2_000
}

/// What a query found.
package struct FontMatch: Sendable {
  /// The face, perhaps not open yet.
  package let entry: FontEntry
  /// The name that was asked for.
  package let requested: String
  /// Whether another family answers for the one that was asked for.
  package let isStandIn: Bool

  package init(entry: FontEntry, requested: String, isStandIn: Bool) {
    (self.entry, self.requested, self.isStandIn) = (entry, requested, isStandIn)
  }
}
