// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// OpenType features from attributes: HarfBuzz's notation, kern 0, tracking, the ligature attribute.

import Shaping

extension FontFeature {
  /// Ligatures that CSS and UIKit switch off together with letter spacing; required ones (rlig) stay.
  private static let optionalLigatures = ["liga", "clig", "dlig", "hlig"]

  /// Parses `"liga"`, `"+liga"`, `"-liga"`, `"liga=0"`, `"aalt=2"`, `"kern on"`.
  ///
  /// Source: the syntax of `hb_feature_from_string`, without ranges: attribute runs have that part.
  init?(parsing text: String) {
    var rest = Substring(text.filter { $0 != "\"" && $0 != "'" })
    var value: UInt32 = 1
    if let sign = rest.first, sign == "+" || sign == "-" {
      value = sign == "-" ? 0 : 1
      rest = rest.dropFirst()
    }
    let parts = rest.split(whereSeparator: { $0 == "=" || $0 == " " })
    guard let name = parts.first, (1...4).contains(name.utf8.count), parts.count <= 2 else { return nil }
    guard name.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    if parts.count == 2 {
      switch parts[1] {
      case "on", "true": value = 1
      case "off", "false": value = 0
      default:
        guard let number = UInt32(parts[1]) else { return nil }
        value = number
      }
    }
    self.init(tag: Self.tag(name), value: value)
  }

  /// The features that attributes add to a font's own, in order; later ones win.
  static func features(for attributes: TextAttributes) -> [FontFeature] {
    var features: [FontFeature] = []
    if attributes.kern == 0 { features.append(FontFeature(tag: tag("kern"), value: 0)) }
    if attributes.ligature == 0 || (attributes.tracking ?? 0) != 0 {
      features += optionalLigatures.map { FontFeature(tag: tag($0[...]), value: 0) }
    }
    return features
  }

  private static func tag(_ name: Substring) -> UInt32 {
    var tag: UInt32 = 0
    for index in 0..<4 {
      let byte = index < name.utf8.count ? name.utf8[name.utf8.index(name.utf8.startIndex, offsetBy: index)] : 0x20
      tag = tag << 8 | UInt32(byte)
    }
    return tag
  }
}
