// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Every published cell against an independent copy of the table (Recorded/dynamic-type.csv), and names.

import Copyfit
import Foundation
import Testing

/// One row of the recorded table.
struct RecordedCell: CustomTestStringConvertible, Sendable {
  let platform, category, style, weight: String
  let pointSize: Double
  let leading, tracking: Double?

  var isRuntime: Bool { platform.hasSuffix("-runtime") }
  var testDescription: String { "\(platform) \(category) \(style)" }

  static let all: [RecordedCell] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/dynamic-type.csv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard let size = Double(fields[3]) else { return nil }
      return RecordedCell(
        platform: fields[0], category: fields[1], style: fields[2], weight: fields[6], pointSize: size,
        leading: Double(fields[4]), tracking: Double(fields[5]))
    }
  }()

  func parsed() throws -> (Platform, ContentSizeCategory, TextStyle) {
    let label = category == "n/a" ? "Large" : String(category.split(separator: " ")[0])
    return (
      try Platform(parsing: isRuntime ? String(platform.dropLast("-runtime".count)) : platform),
      try ContentSizeCategory(parsing: label), try TextStyle(parsing: style)
    )
  }
}

@Suite struct `Dynamic Type answers every published cell` {
  @Test func `The recorded table has its 377 rows, and the library as many`() {
    #expect(RecordedCell.all.count == 377)
    #expect(DynamicType.cells.count == 377)
  }

  @Test(arguments: RecordedCell.all)
  func `Size, leading, weight and tracking of a cell`(row: RecordedCell) throws {
    let (platform, category, style) = try row.parsed()
    #expect(try DynamicType.pointSize(for: style, at: category, on: platform) == row.pointSize)
    #expect(try DynamicType.weight(for: style, on: platform) == FontWeight(parsing: row.weight))
    if let leading = row.leading {
      let answer =
        row.isRuntime
        ? try DynamicType.runtimeLeading(for: style, at: category, on: platform)
        : try DynamicType.leading(for: style, at: category, on: platform)
      #expect(answer == leading)
    } else {
      #expect(throws: DynamicTypeError.notPublished(.leading, style: style, category: category, platform: platform)) {
        try DynamicType.leading(for: style, at: category, on: platform)
      }
    }
    let tracking = try? DynamicType.tracking(forPointSize: row.pointSize, on: platform)
    #expect(tracking == row.tracking)
  }

  @Test(arguments: RecordedCell.all)
  func `The rows to print contain the cell`(row: RecordedCell) {
    let match = DynamicType.cells.first {
      ($0.platform, $0.category, $0.style.name) == (row.platform, row.category, row.style)
    }
    #expect(match?.pointSize == row.pointSize)
    #expect(match?.leading == row.leading)
    #expect(match?.weight.description == row.weight.lowercased())
  }

  @Test func `A cell that is not published is an error that names it`() {
    #expect(throws: DynamicTypeError.notPublished(.pointSize, style: .extraLargeTitle, category: .ax1, platform: .iOS))
    {
      try DynamicType.pointSize(for: .extraLargeTitle, at: .ax1)
    }
    #expect(throws: DynamicTypeError.notPublished(.pointSize, style: .body, category: .medium, platform: .watchOS)) {
      try DynamicType.pointSize(for: .body, at: .medium, on: .watchOS)
    }
    #expect(throws: DynamicTypeError.notPublished(.weight, style: .subtitle1, category: .large, platform: .iOS)) {
      try DynamicType.weight(for: .subtitle1)
    }
    let message = String(
      describing: DynamicTypeError.notPublished(.pointSize, style: .body, category: .medium, platform: .watchOS))
    #expect(message.contains("body") && message.contains("Medium") && message.contains("watchOS"))
  }

  /// Public case pub-185.
  @Test func `The body sizes of the twelve categories`() throws {
    let sizes = try ContentSizeCategory.allCases.map { try DynamicType.pointSize(for: .body, at: $0) }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  /// Law 2 of DESIGN 4.
  @Test(arguments: TextStyle.allCases) func `A larger category never lowers size or leading on iOS`(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.compactMap { try? DynamicType.pointSize(for: style, at: $0) }
    let leadings = ContentSizeCategory.allCases.compactMap { try? DynamicType.leading(for: style, at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(leadings == leadings.sorted())
  }

  @Test func `Tracking differs by platform font, and a size without a row is an error`() throws {
    #expect(try DynamicType.tracking(forPointSize: 17) == -0.43)
    #expect(try DynamicType.tracking(forPointSize: 17, on: .watchOS) == -0.07)
    #expect(try DynamicType.tracking(forPointSize: 52) == 0.33)
    #expect(try DynamicType.tracking(forPointSize: 52, on: .macOS) == 0.31)
    #expect(throws: DynamicTypeError.noTracking(pointSize: 55, platform: .iOS)) {
      try DynamicType.tracking(forPointSize: 55)
    }
    #expect(throws: DynamicTypeError.self) { try DynamicType.tracking(forPointSize: .nan) }
  }
}

@Suite struct `Dynamic Type names are read as they are written` {
  @Test(arguments: ContentSizeCategory.allCases)
  func `A category is read by each of its names`(category: ContentSizeCategory) throws {
    for name in [category.name, category.rawValue, category.label, category.dynamicTypeSizeName] {
      #expect(try ContentSizeCategory(parsing: name) == category)
      #expect(try ContentSizeCategory(parsing: name.uppercased()) == category)
    }
  }

  @Test(arguments: [
    ("AX1", ContentSizeCategory.accessibilityMedium), ("ax5", .accessibilityExtraExtraExtraLarge), ("XL", .extraLarge),
    ("UICTContentSizeCategoryAccessibilityXL", .ax3), ("accessibility2", .ax2), ("Large", .large), ("m", .medium),
  ])
  func `Names as people write them`(name: String, category: ContentSizeCategory) throws {
    #expect(try ContentSizeCategory(parsing: name) == category)
  }

  @Test func `Order and accessibility`() {
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory) == [.ax1, .ax2, .ax3, .ax4, .ax5])
    #expect(ContentSizeCategory.extraExtraExtraLarge < .ax1)
  }

  @Test(arguments: TextStyle.allCases) func `A style is read by each of its names`(style: TextStyle) throws {
    #expect(try TextStyle(parsing: style.name) == style)
    #expect(try TextStyle(parsing: style.rawValue) == style)
  }

  @Test func `Raw strings are UIKit's`() throws {
    #expect(TextStyle.largeTitle.rawValue == "UICTFontTextStyleTitle0")
    #expect(TextStyle.subheadline.rawValue == "UICTFontTextStyleSubhead")
    #expect(try TextStyle(parsing: "title") == .title1)
    #expect(ContentSizeCategory.ax3.rawValue == "UICTContentSizeCategoryAccessibilityXL")
  }

  @Test func `Unknown names are errors that list the known ones`() {
    #expect(throws: DynamicTypeError.unknownCategory("huge")) { try ContentSizeCategory(parsing: "huge") }
    #expect(throws: DynamicTypeError.unknownStyle("")) { try TextStyle(parsing: "") }
    #expect(throws: DynamicTypeError.unknownWeight("99")) { try FontWeight(parsing: "99") }
    #expect(throws: DynamicTypeError.unknownPlatform("Linux")) { try Platform(parsing: "Linux") }
    #expect(String(describing: DynamicTypeError.unknownCategory("huge")).contains("xxxLarge"))
  }

  @Test func `Weights have UIKit's names and OpenType's numbers`() throws {
    #expect(try FontWeight(parsing: "semibold") == .semibold)
    #expect(try FontWeight(parsing: "600") == .semibold)
    #expect(try FontWeight(650).description == "650")
    #expect(FontWeight.named.map(\.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }
}
