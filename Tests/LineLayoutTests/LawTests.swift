// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The laws of DESIGN section 4 that this room owes, over seeded random texts, styles and boxes.

import Shaping
import Testing
import TextAnalysis

@testable import LineLayout

@Suite struct `The laws of layout` {
  #if DEBUG
    static let seeds = 0..<200
  #else
    static let seeds = 0..<2_000
  #endif

  /// Law 1: a text laid again at its own measured width has the same lines and height.
  @Test func `A text fits its own measured width`() throws {
    for seed in Self.seeds {
      let made = try RandomCase(seed: seed, .all)
      let block = made.input.block(made.options)
      guard !block.lines.contains(where: \.overflows) else { continue }
      var again = made.options
      again.width = block.width
      let second = made.input.block(again)
      #expect(second.lines.map(\.range) == block.lines.map(\.range), "seed \(seed)")
      #expect(second.height == block.height, "seed \(seed)")
      #expect(second.width == block.width, "seed \(seed)")
    }
  }

  /// Law 2: more width never means more lines, where no advance is negative, without tabs and with one indent.
  @Test func `More width never means more lines`() throws {
    for seed in Self.seeds {
      var made = try RandomCase(seed: seed, [.otherScripts, .styles])
      var last = Int.max
      for step in 0...12 {
        made.options.width = Double(step) * 24.5
        let count = made.input.size(made.options).lineCount
        #expect(count <= last, "seed \(seed), width \(made.options.width)")
        last = count
      }
    }
  }

  /// Law 2: a larger size never lowers width, lines or height, where all text is of one style.
  ///
  /// Not so for several: words of the large style may gather on fewer lines.
  @Test func `A larger size never means less`() throws {
    for seed in Self.seeds {
      let made = try RandomCase(seed: seed, [.softHyphens])
      let (small, large) = (made.input.size(made.options), made.input.scaled(by: 1.25).size(made.options))
      #expect(small.lineCount <= large.lineCount, "seed \(seed)")
      #expect(small.height <= large.height, "seed \(seed)")
      #expect(made.input.maxContentWidth(made.options) <= made.input.scaled(by: 1.25).maxContentWidth(made.options))
    }
  }

  /// Law 3: between the content widths, the reported width is between them too.
  @Test func `Widths lie between the content widths`() throws {
    for seed in Self.seeds {
      var made = try RandomCase(seed: seed, [.otherScripts, .spacing, .styles])
      let content = made.input.contentWidths(made.options)
      #expect(content.minimum <= content.maximum, "seed \(seed)")
      made.options.width = max(made.options.width, content.minimum)
      let block = made.input.block(made.options)
      #expect(block.width <= content.maximum, "seed \(seed)")
      #expect(content.minimum <= block.width, "seed \(seed)")
      guard made.options.wrapping == .word else { continue }
      if made.options.overflowWrap == .anywhere { continue }
      #expect(!block.lines.contains { $0.end == .emergency || $0.overflows }, "seed \(seed)")
      made.options.width = content.maximum
      #expect(made.input.block(made.options).lines.allSatisfy { $0.end == .hard || $0.end == .end }, "seed \(seed)")
    }
  }

  /// Law 4: lines cover the text once, in order, and break at cluster edges alone.
  @Test func `Lines cover the text once`() throws {
    for seed in Self.seeds {
      let made = try RandomCase(seed: seed, .all)
      let lines = made.input.block(made.options).lines
      var offset: Int32 = 0
      for line in lines {
        #expect(line.range.lowerBound == offset, "seed \(seed)")
        #expect(line.visibleEnd >= offset && line.visibleEnd <= line.range.upperBound, "seed \(seed)")
        #expect(made.input.text.analysis.flags[Int(offset)].contains(.clusterEdge), "seed \(seed)")
        offset = line.range.upperBound
      }
      #expect(offset == Int32(made.string.utf8.count), "seed \(seed)")
    }
  }

  /// Law 6: the size alone and the lines agree, cut or not, however lines are filled.
  @Test func `Size and lines agree`() throws {
    let modes: [TruncationMode] = [.none, .clip, .head, .middle, .tail]
    let fillings: [LineFilling] = [.greedy, .balanced, .pretty, .optimal]
    for seed in Self.seeds {
      var made = try RandomCase(seed: seed, .all)
      made.options.truncation = modes[seed % 5]
      made.options.filling = fillings[seed % 4]
      made.options.maximumLines = seed % 7
      if seed % 3 == 0 { made.options.height = Double(seed % 50) * 3 }
      let token = try squareToken()
      let block = made.input.block(made.options, token: token)
      #expect(made.input.size(made.options, token: token) == block.asSize, "seed \(seed)")
      #expect(
        block.isTruncated == (block.visibleRanges.reduce(0) { $0 + $1.count } < made.string.utf8.count), "seed \(seed)")
      if made.options.wrapping == .word, block.isTruncated, block.lines.allSatisfy({ !$0.overflows }) {
        #expect(block.width <= made.options.width, "seed \(seed)")
      }
    }
  }

  /// The quick way through one run finds what the general search finds, to the bit.
  @Test func `The hot path answers as the general one`() throws {
    var count = 0
    for seed in Self.seeds {
      var made = try RandomCase(seed: seed, [.softHyphens, .indents, .otherScripts])
      made.options.wrapping = .word
      var walker = made.input.walker(made.options)
      while made.input.hasLine(walker) {
        let task = walker.task
        if made.input.isPlain(task) {
          var state = SearchState()
          let (quick, general) = (made.input.plainCut(task, &walker.state), made.input.greedyCut(task, &state))
          #expect(quick?.candidate == general?.candidate, "seed \(seed)")
          #expect(quick?.width == general?.width && quick?.trailing == general?.trailing, "seed \(seed)")
          #expect(quick?.end == general?.end, "seed \(seed)")
          count += 1
        }
        made.input.advance(&walker, behind: made.input.cut(task, &walker.state), made.options)
      }
    }
    #expect(count > Self.seeds.count)
  }

  /// Law 8: no number is NaN or negative, whatever the box; width 0 sets a cluster a line.
  @Test func `Answers are numbers`() throws {
    for seed in Self.seeds {
      var made = try RandomCase(seed: seed, .all)
      for width in [0, 1e-300, 1e300, .infinity] {
        made.options.width = width
        let block = made.input.block(made.options)
        #expect(block.width >= 0 && block.height >= 0 && block.width.isFinite && block.height.isFinite, "seed \(seed)")
        #expect(block.lines.allSatisfy { $0.x.isFinite && $0.width.isFinite && $0.height >= 0 }, "seed \(seed)")
      }
    }
  }

  /// Law 9: a new width costs lines x log(opportunities), not the text's length.
  @Test func `Work grows with the lines`() throws {
    for words in [1_000, 4_000, 16_000] {
      let input = try SampleText.square(String(repeating: "word ", count: words)).input()
      for perLine in [1, 10, 100, words] {
        var options = LayoutOptions()
        options.width = Double(perLine) * 50
        var setter = LineSetter(NoLines(), input.walker(options))
        setter.run(input, options, token: nil)
        let lines = (words + perLine - 1) / perLine
        #expect(setter.totals.size.lineCount == lines)
        // Gallop and bisection: at most twice the logarithm of what is on a line, and a few.
        #expect(setter.steps <= lines * (2 * (Int.bitWidth - perLine.leadingZeroBitCount) + 4))
      }
    }
  }
}
