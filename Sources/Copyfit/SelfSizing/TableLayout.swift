// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A table's geometry: heights by closure, measured when needed, estimated until then, summed in a prefix tree.
// Every section is a header slot, its rows and a footer slot in one flat order; 8.7 bytes a slot.

/// The heights and offsets of a table of any length, measured row by row.
///
/// Measuring, invalidating or finding a row costs O(log *n*). The order in which rows are measured changes nothing.
public struct TableLayout: Sendable {
  /// Gives a row's height in points.
  public typealias RowHeight = @Sendable (_ section: Int, _ row: Int) -> Double
  /// Gives a header's or footer's height in points.
  public typealias SectionHeight = @Sendable (_ section: Int) -> Double

  /// The first slot of each section, and the slot past the last.
  let sectionStarts: [Int]
  /// What heights are before they are measured.
  public let estimates: TableEstimates
  let rowHeight: RowHeight
  let headerHeight: SectionHeight?
  let footerHeight: SectionHeight?
  var tree: PrefixTree
  /// One bit a slot.
  var measured: [UInt64]

  /// Creates a table whose heights are asked for when needed.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of rows of each section. An empty array is a table of height 0.
  ///   - estimates: Heights until measured.
  ///   - headerHeight: Nil where no section has a header.
  ///   - footerHeight: Nil where no section has a footer.
  ///   - rowHeight: Points, finite and not negative; the same answer for the same row until it is invalidated.
  /// - Throws: ``TableLayoutError`` for a negative count or an estimate that is none.
  /// - Complexity: O(*n*), without measuring.
  public init(
    rowCounts: [Int], estimates: TableEstimates = TableEstimates(), headerHeight: SectionHeight? = nil,
    footerHeight: SectionHeight? = nil, rowHeight: @escaping RowHeight
  ) throws(TableLayoutError) {
    for height in [estimates.row, estimates.header, estimates.footer] where !(height >= 0 && height.isFinite) {
      throw .invalidEstimate(height)
    }
    var starts = [0]
    for (section, count) in rowCounts.enumerated() {
      guard count >= 0 else { throw .invalidRowCount(section: section, count) }
      starts.append(starts[section] + count + 2)
    }
    self.sectionStarts = starts
    self.estimates = estimates
    self.rowHeight = rowHeight
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.tree = PrefixTree(repeating: 0, count: 0)
    self.measured = []
    invalidateAll()
  }

  /// Creates a table of known heights, one array a section.
  ///
  /// - Throws: ``TableLayoutError/invalidHeight(_:_:)`` for a height that is negative or not finite.
  public init(heights: [[Double]]) throws(TableLayoutError) {
    try self.init(rowCounts: heights.map(\.count)) { heights[$0][$1] }
    try measure(slots: 0..<slotCount)
  }

  /// The number of sections.
  public var sectionCount: Int { sectionStarts.count - 1 }

  /// The number of rows of all sections.
  public var rowCount: Int { slotCount - 2 * sectionCount }

  /// The bytes the table keeps, closures aside.
  public var byteCount: Int {
    tree.byteCount + measured.count * MemoryLayout<UInt64>.stride + sectionStarts.count * MemoryLayout<Int>.stride
  }

  /// Points from the top of the first header to the bottom of the last footer, with estimates for what is unmeasured.
  public var contentHeight: Double { tree.total }

  var slotCount: Int { sectionStarts[sectionStarts.count - 1] }
}
