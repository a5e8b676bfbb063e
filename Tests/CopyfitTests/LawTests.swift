// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The laws of DESIGN section 4 at the facade, over seeded random labels and strings in ten languages.

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK
import TestSupport
import Testing

@Suite struct `The laws of the facade` {
  #if DEBUG
    static let seeds = 0..<150
  #else
    static let seeds = 0..<2_000
  #endif

  private let measurer = TextMeasurer(fonts: .bundled.addingCJK())

  /// Law 1: a label in its own fitting size shows the same lines. Not asked of labels that cut text, of lines wider
  /// than the box, of labels that push orphans out.
  @Test func `A label fits its own size`() throws {
    for seed in Self.seeds {
      let made = try RandomLabel(seed: seed, without: .pushOut)
      let prepared = try measurer.prepare(made.label)
      let size = try prepared.sizeThatFits(Size(width: made.width, height: 0))
      let layout = try prepared.layout(in: Size(width: made.width, height: .infinity))
      guard made.label.numberOfLines != 1, !layout.isTruncated, !layout.lines.contains(where: \.overflows),
        made.width > 0
      else { continue }
      let again = try prepared.layout(in: Size(width: size.width, height: .infinity))
      #expect(again.lines.map(\.utf8Range) == layout.lines.map(\.utf8Range), "seed \(seed)")
      #expect(try prepared.sizeThatFits(Size(width: size.width, height: 0)) == size, "seed \(seed)")
    }
  }

  /// Law 1 for strings, to the bit, and for their heights; each paragraph by its own mode.
  @Test func `A string fits its own width`() throws {
    for seed in Self.seeds {
      let made = try RandomLabel(seed: seed, without: .pushOut)
      let prepared = try measurer.prepare(try #require(made.label.text))
      let layout = try prepared.layout(in: TextBox(width: made.width))
      guard !layout.isTruncated, !layout.lines.contains(where: \.overflows) else { continue }
      let again = try prepared.layout(in: TextBox(width: layout.width))
      #expect(again.lines.map(\.utf8Range) == layout.lines.map(\.utf8Range), "seed \(seed)")
      #expect(again.width == layout.width && again.height == layout.height, "seed \(seed)")
      let high = try prepared.layout(in: TextBox(width: made.width, height: layout.height))
      #expect(high == layout, "seed \(seed)")
    }
  }

  /// Law 2: a larger category never lowers the natural width, the height or the number of lines of text in one style,
  /// with left tab stops, hyphenated always or never, and wrapped. Clamped lines are no exception.
  ///
  /// Not asked where fewer paragraphs come to be shown, since what stands between them goes too: of a label with a limit
  /// of lines and several paragraphs. Nor where a hyphen does not fit a line that its word is broken on in need: the
  /// place is then no opportunity (DESIGN 6, rule 5), and the line takes more letters than with it.
  @Test func `A larger category is never smaller`() throws {
    for seed in Self.seeds {
      var made = try RandomLabel(seed: seed, without: [.secondStyle, .alignedStops, .partialHyphenation]).label
      if made.text?.string.contains(where: \.isNewline) == true { made.numberOfLines = 0 }
      made.contentSizeCategory = .extraSmall
      let label = try measurer.prepare(made)
      var last = (width: 0.0, height: 0.0, lines: 0, leaded: 0.0)
      for category in ContentSizeCategory.allCases {
        let prepared = try label.at(category)
        let layout = try prepared.layout(in: Size(width: 200, height: .infinity))
        if made.mayHyphenate, layout.lines.contains(where: { $0.end == .emergency }) { break }
        let leaded = try prepared.text.size(in: TextBox(width: 200, usesFontLeading: true)).height
        let now = (prepared.text.maxContentWidth, layout.height, layout.fullLineCount, leaded)
        #expect(now.0 >= last.width && now.1 >= last.height && now.2 >= last.lines, "seed \(seed), \(category)")
        #expect(now.3 >= last.leaded, "seed \(seed), \(category)")
        last = now
      }
    }
  }

  /// Laws 3 and 4: widths between the content widths; lines cover the text once, in order, between cluster edges.
  @Test func `Lines cover the text once`() throws {
    for seed in Self.seeds {
      let made = try RandomLabel(seed: seed)
      let text = try #require(made.label.text)
      let layout = try measurer.prepare(text).layout(in: TextBox(width: made.width))
      var end = 0
      for line in layout.lines {
        #expect(line.utf8Range.lowerBound == end, "seed \(seed)")
        end = line.utf8Range.upperBound
        let index = text.string.utf8.index(text.string.startIndex, offsetBy: end)
        #expect(index.samePosition(in: text.string) != nil, "seed \(seed): a cluster is cut at \(end)")
      }
      #expect(end == text.string.utf8.count, "seed \(seed)")
      #expect(layout.width.isFinite && layout.width >= 0 && layout.height.isFinite && layout.height >= 0)
    }
  }

  /// Law 6: size, lines, boundingRect and label give one answer, with and without a cache, in any order.
  @Test func `Every entry point agrees`() throws {
    let uncached = TextMeasurer(fonts: .bundled.addingCJK(), cacheBytes: 0)
    for seed in Self.seeds {
      let made = try RandomLabel(seed: seed)
      let text = try #require(made.label.text)
      let prepared = try measurer.prepare(text)
      let box = TextBox(width: max(made.width, 1))
      let layout = try prepared.layout(in: box)
      let size = try prepared.size(in: box)
      let rect = try prepared.boundingRect(
        with: Size(width: box.width, height: .infinity), options: .usesLineFragmentOrigin)
      #expect(size.width == layout.width && size.height == layout.height, "seed \(seed)")
      #expect(size.lineCount == layout.lines.count && size.lastBaseline == layout.lastBaseline, "seed \(seed)")
      #expect(rect == Rect(x: 0, y: 0, width: layout.width, height: layout.height), "seed \(seed)")
      #expect(try uncached.prepare(text).layout(in: box) == layout, "seed \(seed)")
      #expect(try prepared.at(.ax5).at(nil).layout(in: box) == layout, "seed \(seed)")
    }
  }
}

extension Label {
  /// Whether a line of the label may end in a hyphen that its text does not have.
  fileprivate var mayHyphenate: Bool {
    guard let text else { return false }
    return text.string.unicodeScalars.contains("\u{AD}")
      || text.runs.contains { run in
        let style = run.attributes.paragraphStyle
        return style?.usesDefaultHyphenation == true || (style?.hyphenationFactor ?? 0) > 0
      }
  }
}
