// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a table is made of, and where a thing stands. UIKit's IndexPath belongs to Foundation, so names of its own.

/// A header, row or footer of a table.
public enum TableElement: Hashable, Sendable {
  /// A section's header.
  case header(section: Int)
  /// A row.
  case row(section: Int, row: Int)
  /// A section's footer.
  case footer(section: Int)
}

/// Where an element of a table stands.
public struct TableFrame: Hashable, Sendable {
  /// Which element.
  public let element: TableElement
  /// Points from the top of the content.
  public let y: Double
  /// Points; the estimate until measured.
  public let height: Double
  /// Whether `height` was measured.
  public let isMeasured: Bool
}

/// What a height is before it is measured.
public struct TableEstimates: Hashable, Sendable {
  /// Points a row; UIKit's automatic estimate is near its default row height.
  public var row: Double
  /// Points a header.
  public var header: Double
  /// Points a footer.
  public var footer: Double

  /// Creates estimates in points.
  public init(row: Double = 44, header: Double = 28, footer: Double = 28) {
    (self.row, self.header, self.footer) = (row, header, footer)
  }
}

/// Why a table cannot be laid out; every message names the culprit and the next step.
public enum TableLayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A height or estimate that is negative or not finite.
  case invalidHeight(TableElement, Double)
  /// An estimate that is negative or not finite.
  case invalidEstimate(Double)
  /// A section with a negative number of rows.
  case invalidRowCount(section: Int, Int)
  /// No such section or row.
  case noSuchElement(TableElement)

  /// The message: culprit first, then what to do.
  public var description: String {
    switch self {
    case .invalidHeight(let element, let height):
      "the height of \(element) is \(height): return a finite number of points, 0 or more"
    case .invalidEstimate(let height): "an estimated height is \(height): give a finite number of points, 0 or more"
    case .invalidRowCount(let section, let count): "section \(section) has \(count) rows: give 0 or more"
    case .noSuchElement(let element): "the table has no \(element): ask for a section and row that exist"
    }
  }
}
