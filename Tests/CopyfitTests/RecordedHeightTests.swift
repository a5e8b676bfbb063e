// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Heights measured on devices and simulators that need no advances (facts/uikit.md 3.1, 3.2, 10): the system font's by
// its stand-in, Helvetica's and Arial's.

import Copyfit
import CopyfitFonts
import Testing

@Suite struct `Heights are those that devices gave` {
  private let measurer = TextMeasurer(fonts: .bundled)

  static let systemLines: [(Double, Double)] = [
    (10, 11.93359375), (11, 13.126953125), (12, 14.3203125), (13, 15.513671875), (14, 16.70703125),
    (15, 17.900390625), (16, 19.09375), (17, 20.287109375), (18, 21.48046875), (19, 22.673828125), (20, 23.8671875),
    (22, 26.25390625), (28, 33.4140625), (30, 35.80078125), (34, 40.57421875),
  ]

  /// 2444 / 2048 of the size, to the last bit.
  @Test(arguments: systemLines)
  func `The system font's line`(size: Double, height: Double) throws {
    let attributes = TextAttributes(font: .system(size: size))
    #expect(try measurer.size(of: "any Latin", withAttributes: attributes).height == height)
  }

  /// Point size, lines, scale, height in pixels.
  static let systemLabels: [[Double]] = [
    [13, 1, 3, 47], [13, 3, 3, 140], [16, 1, 3, 58], [17, 1, 3, 61], [18, 1, 3, 65], [17, 2, 2, 82], [17, 4, 2, 163],
    [30, 1, 1, 36], [15, 2, 2, 72],
  ]

  /// Labels round the block up once: 13 points in three lines are 46.541 and not 3 x 15.667.
  @Test(arguments: systemLabels)
  func `Labels of the system font`(row: [Double]) throws {
    let (size, lines, scale) = (row[0], Int(row[1]), row[2])
    var label = Label(Array(repeating: "a", count: lines).joined(separator: "\n"), font: .system(size: size))
    (label.numberOfLines, label.scale) = (0, scale)
    #expect(try measurer.prepare(label).intrinsicContentSize.height == row[3] / scale)
  }

  /// 17 points: the baseline of a first line is 16.1865234375 down; ten lines' last one 9 x 20.287109375 more.
  @Test func `Baselines of the system font`() throws {
    let text = try measurer.prepare(
      AttributedText(Array(repeating: "a", count: 10).joined(separator: "\n")), defaultFont: .system(size: 17))
    let size = try text.size(in: TextBox())
    #expect(size.firstBaseline == 16.1865234375)
    #expect(abs(size.lastBaseline - (9 * 20.287109375 + 16.1865234375)) < 1e-9)
  }

  /// Helvetica's line is 1.15 em, as UIFont reports it: 19.55 at 17 points.
  @Test func `Helvetica`() throws {
    let size = try measurer.size(of: "Hi", withAttributes: TextAttributes(font: Font("Helvetica", size: 17)))
    #expect(abs(size.height - 19.55) < 0.001)
  }

  /// Limits of height count whole lines, as with Helvetica Neue 20 of 23.3: 47.82 holds two lines, 71.82 three. Arial 20
  /// is (1854 + 434) / 2048 x 20 = 22.34375 high: 1 line in 44.68, 2 in 44.6875, 3 in 71.82.
  @Test(arguments: [[22.34, 0], [22.34375, 1], [44.68, 1], [44.6875, 2], [71.82, 3]])
  func `A height limits lines`(row: [Double]) throws {
    let text = try measurer.prepare(AttributedText("a\nb\nc\nd"), defaultFont: Font("Arial", size: 20))
    let rect = try text.boundingRect(with: Size(width: 300, height: row[0]), options: .usesLineFragmentOrigin)
    #expect(rect.height == row[1] * 22.34375)
  }

  /// A font's own gap counts with the option only, below the last line too: 67 / 2048 x 20.
  @Test func `Font leading`() throws {
    let text = try measurer.prepare(AttributedText("a\nb"), defaultFont: Font("Arial", size: 20))
    let options: StringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    #expect(try text.boundingRect(with: .zero, options: options).height == 2 * (22.34375 + 0.654296875))
    #expect(try text.boundingRect(with: .zero, options: .usesLineFragmentOrigin).height == 2 * 22.34375)
    var label = Label("a\nb", font: Font("Arial", size: 20), numberOfLines: 0)
    label.scale = 3
    #expect(try measurer.prepare(label).intrinsicContentSize.height == 135.0 / 3)
  }

  /// A substituted font does not raise its line: ideographs at 15 points are 17.900390625 high.
  @Test func `Fallback does not raise a line`() throws {
    let attributes = TextAttributes(font: .system(size: 15))
    #expect(try measurer.size(of: "末次缴存年月", withAttributes: attributes).height == 17.900390625)
    #expect(try measurer.size(of: "😄", withAttributes: attributes).height == 17.900390625)
  }
}
