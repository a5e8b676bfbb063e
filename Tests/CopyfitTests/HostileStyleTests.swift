// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Law 8: every property of a paragraph style with numbers that nobody means. An answer is finite and not negative, or
// the error names the property.

import Copyfit
import CopyfitFonts
import Testing

@Suite struct `Hostile styles` {
  static let properties: [(name: String, set: @Sendable (inout ParagraphStyle, Double) -> Void)] = [
    ("minimumLineHeight", { $0.minimumLineHeight = $1 }), ("maximumLineHeight", { $0.maximumLineHeight = $1 }),
    ("lineHeightMultiple", { $0.lineHeightMultiple = $1 }), ("lineSpacing", { $0.lineSpacing = $1 }),
    ("paragraphSpacing", { $0.paragraphSpacing = $1 }),
    ("paragraphSpacingBefore", { $0.paragraphSpacingBefore = $1 }),
    ("firstLineHeadIndent", { $0.firstLineHeadIndent = $1 }), ("headIndent", { $0.headIndent = $1 }),
    ("tailIndent", { $0.tailIndent = $1 }), ("defaultTabInterval", { $0.defaultTabInterval = $1 }),
    ("hyphenationFactor", { $0.hyphenationFactor = $1 }),
    (
      "tabStops",
      { $0.tabStops = [TextTab(location: $1, alignment: .right), TextTab(location: $1 / 2, alignment: .center)] }
    ),
  ]

  private static let texts = [
    "", " ", "   ", "\n", "\n\n\n", "a b c\td e\nf g h\n", String(repeating: "x", count: 300), "\t\t\t", "a\t",
    "שלום\tעולם a b\n",
  ]

  private let measurer = TextMeasurer(fonts: .bundled)

  @Test(arguments: 0..<12) func `Every number is answered or refused by name`(index: Int) throws {
    let property = Self.properties[index]
    for value in [0, -1, 0.5, 1e-300, .leastNonzeroMagnitude, 100, 1e9, -1e9] {
      for text in Self.texts { try check(text, property.name, value, property.set) }
    }
    for value in [Double.nan, .infinity, -.infinity, 1e308, -1e308] {
      var style = ParagraphStyle()
      property.set(&style, value)
      // A huge maximum is none.
      if property.name == "maximumLineHeight", !value.isNaN {
        try check("a\nb", property.name, value, property.set)
        continue
      }
      #expect {
        try measurer.prepare(AttributedText("a", attributes: TextAttributes(font: nil, paragraphStyle: style)))
      } throws: { error in
        "\(error)".hasPrefix(property.name)
      }
    }
  }

  private func check(
    _ text: String, _ name: String, _ value: Double, _ set: (inout ParagraphStyle, Double) -> Void
  ) throws {
    var style = ParagraphStyle()
    set(&style, value)
    for mode in LineBreakMode.allCases {
      (style.lineBreakMode, style.alignment) = (mode, [.natural, .center, .right][mode.rawValue % 3])
      let attributes = TextAttributes(font: .system(size: 17), paragraphStyle: style)
      let prepared = try measurer.prepare(AttributedText(text, attributes: attributes))
      for width in [0, 1e-300, 50, 1e308, .infinity] {
        let box = TextBox(width: width, height: width == 50 ? 40 : .infinity)
        let layout = try prepared.layout(in: box)
        let isSound = layout.lines.allSatisfy {
          $0.x.isFinite && $0.y.isFinite && $0.width >= 0 && $0.width.isFinite && $0.baseline.isFinite && $0.height >= 0
        }
        #expect(isSound && layout.width >= 0 && layout.width.isFinite, "\(name) \(value) \(width)")
        #expect(layout.height >= 0 && layout.height.isFinite, "\(name) \(value) \(width)")
        #expect(try prepared.size(in: box).height == layout.height)
        let rect = try prepared.boundingRect(
          with: Size(width: width, height: 0),
          options: [.usesLineFragmentOrigin, .usesFontLeading, .truncatesLastVisibleLine, .usesDeviceMetrics])
        #expect(rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite)
      }
      #expect(0 <= prepared.minContentWidth && prepared.minContentWidth <= prepared.maxContentWidth)
    }
  }

  @Test func `Attributes and views`() throws {
    for value in [Double.nan, .infinity, 1e308] {
      for name in ["kern", "tracking", "baselineOffset", "attachment width"] {
        var attributes = TextAttributes(font: .system(size: 17))
        if name == "kern" { attributes.kern = value }
        if name == "tracking" { attributes.tracking = value }
        if name == "baselineOffset" { attributes.baselineOffset = value }
        if name == "attachment width" { attributes.attachment = TextAttachment(width: value, height: 1) }
        #expect {
          try measurer.prepare(AttributedText("\u{FFFC}a", attributes: attributes))
        } throws: { error in
          "\(error)".hasPrefix(name)
        }
      }
      var view = TextViewSizing()
      view.textContainerInset.top = value
      let text = try measurer.prepare(AttributedText("a"))
      #expect(throws: MeasureError.self) { try view.contentSize(of: text, width: 100) }
      var button = ButtonSizing()
      button.contentEdgeInsets.leading = value
      let label = try measurer.prepare(Label("a"))
      #expect(throws: MeasureError.self) { try button.fittingSize(title: label) }
      #expect(throws: MeasureError.self) {
        try label.textRect(forBounds: Rect(x: value, y: 0, width: 10, height: 10))
      }
    }
  }
}
