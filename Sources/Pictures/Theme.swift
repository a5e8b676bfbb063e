// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Colours: one row an ink, light and dark.

/// A colour with its opacity.
struct InkColor: Hashable, Sendable {
  /// 0xRRGGBB.
  var rgb: UInt32
  /// 0 to 1.
  var opacity = 1.0
}

extension PictureTheme {
  func color(of ink: Ink) -> InkColor {
    self == .light ? Self.light(ink) : Self.dark(ink)
  }

  private static func light(_ ink: Ink) -> InkColor {
    switch ink {
    case .background: InkColor(rgb: 0xFFFFFF)
    case .text: InkColor(rgb: 0x1B1F24)
    case .lineBox: InkColor(rgb: 0x2F6FDB, opacity: 0.10)
    case .lineEdge: InkColor(rgb: 0x2F6FDB, opacity: 0.45)
    case .metrics: InkColor(rgb: 0x2F6FDB, opacity: 0.8)
    case .baseline: InkColor(rgb: 0x12833F)
    case .limit: InkColor(rgb: 0x7A3FD1)
    case .trailingSpace: InkColor(rgb: 0x9A6700, opacity: 0.7)
    case .overflow: InkColor(rgb: 0xCF222E)
    case .overflowGround: InkColor(rgb: 0xCF222E, opacity: 0.18)
    case .token: InkColor(rgb: 0xBC4C00)
    case .placeholder: InkColor(rgb: 0x8C959F, opacity: 0.4)
    case .placeholderEdge: InkColor(rgb: 0x6E7781)
    case .caption: InkColor(rgb: 0x57606A)
    }
  }

  private static func dark(_ ink: Ink) -> InkColor {
    switch ink {
    case .background: InkColor(rgb: 0x0D1117)
    case .text: InkColor(rgb: 0xE6EDF3)
    case .lineBox: InkColor(rgb: 0x4D94FF, opacity: 0.16)
    case .lineEdge: InkColor(rgb: 0x4D94FF, opacity: 0.55)
    case .metrics: InkColor(rgb: 0x6CA7FF, opacity: 0.8)
    case .baseline: InkColor(rgb: 0x3FB950)
    case .limit: InkColor(rgb: 0xB58AF5)
    case .trailingSpace: InkColor(rgb: 0xD4A72C, opacity: 0.7)
    case .overflow: InkColor(rgb: 0xFF6B63)
    case .overflowGround: InkColor(rgb: 0xF85149, opacity: 0.28)
    case .token: InkColor(rgb: 0xF0883E)
    case .placeholder: InkColor(rgb: 0x8B949E, opacity: 0.45)
    case .placeholderEdge: InkColor(rgb: 0x8B949E)
    case .caption: InkColor(rgb: 0x9DA7B1)
    }
  }
}
