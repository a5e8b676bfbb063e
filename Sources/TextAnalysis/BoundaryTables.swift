// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The addresses of every table that the boundary pass reads, fetched once a paragraph.

import UnicodeTables

/// The tables of the boundary pass; valid inside `withTables` only.
struct BoundaryTables {
  let properties: PropertyLookup
  /// `LineBreakTable`: state + column to next state, and to outcome.
  let lineNext: UnsafePointer<UInt16>
  let lineOutcomes: UnsafePointer<UInt8>
  let lineActions: UnsafePointer<UInt8>
  /// `ClusterTable`: row + class to next row, with bit 0 for an edge.
  let clusterNext: UnsafePointer<UInt16>
  /// `LineTailoring`: case to column, ASCII byte to column.
  let columns: UnsafePointer<UInt8>
  let asciiColumns: UnsafePointer<UInt8>
  /// ASCII byte to the upper bits of `BoundaryFlags`, and to the cluster class.
  let asciiBits: UnsafePointer<UInt8>
  let asciiClusters: UnsafePointer<UInt8>
  /// The raw value of `LineBreakCase.SA`.
  let complexCase: UInt8
  /// The column of the text's end.
  let endColumn: UInt8
  /// Where plain ASCII may be taken eight bytes at a time.
  let plainASCII: PlainStates?

  /// Lends the tables for one tailoring to `body`.
  static func withTables<R>(_ tailoring: LineTailoring, _ body: (BoundaryTables) -> R) -> R {
    PropertyLookup.withTables { properties in
      withAddresses(LineBreakTable.next, ClusterTable.next) { lineNext, clusterNext in
        withAddresses(LineBreakTable.outcomes, LineBreakTable.actions) { outcomes, actions in
          withAddresses(tailoring.columns, tailoring.asciiColumns) { columns, asciiColumns in
            withAddresses(asciiBits, asciiClusters) { bits, clusters in
              body(
                BoundaryTables(
                  properties: properties, lineNext: lineNext, lineOutcomes: outcomes, lineActions: actions,
                  clusterNext: clusterNext, columns: columns, asciiColumns: asciiColumns, asciiBits: bits,
                  asciiClusters: clusters, complexCase: LineBreakCase.SA.rawValue, endColumn: endColumn,
                  plainASCII: tailoring.plainASCII))
            }
          }
        }
      }
    }
  }

  private static let asciiBits = (UInt32(0)..<128).map { ScalarProperties.of($0).boundaryBits }
  private static let asciiClusters = (UInt32(0)..<128).map { ScalarProperties.of($0).clusterClass.rawValue }
  private static let endColumn = LineBreakTable.columns[Int(LineBreakCase.endOfText.rawValue)]

  private static func withAddresses<A, B, R>(
    _ a: [A], _ b: [B], _ body: (UnsafePointer<A>, UnsafePointer<B>) -> R
  ) -> R {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { preconditionFailure("a table is empty") }
        return body(a, b)
      }
    }
  }
}
