// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The addresses of every table that the boundary pass reads, fetched once a paragraph.

import UnicodeTables

/// The tables of the boundary pass; valid inside `withTables` only.
struct BoundaryTables {
  let properties: PropertyLookup
  /// `LineBreakTable`: state + column to next state, action, outcome.
  let lineNext: UnsafePointer<UInt16>
  let lineActions: UnsafePointer<UInt8>
  let lineOutcomes: UnsafePointer<UInt8>
  /// `ClusterTable`: row + class to next row, with bit 0 for an edge.
  let clusterNext: UnsafePointer<UInt16>
  /// `LineTailoring`: record to properties, ASCII byte to properties.
  let records: UnsafePointer<PackedProperties>
  let ascii: UnsafePointer<PackedProperties>
  /// Where plain ASCII may be taken eight bytes at a time.
  let plainASCII: PlainStates?

  /// Lends the tables for one tailoring to `body`.
  static func withTables<R>(_ tailoring: LineTailoring, _ body: (BoundaryTables) -> R) -> R {
    PropertyLookup.withTables { properties in
      withAddresses(LineBreakTable.next, ClusterTable.next) { lineNext, clusterNext in
        withAddresses(LineBreakTable.actions, LineBreakTable.outcomes) { actions, outcomes in
          withAddresses(tailoring.records, tailoring.ascii) { records, ascii in
            body(
              BoundaryTables(
                properties: properties, lineNext: lineNext, lineActions: actions, lineOutcomes: outcomes,
                clusterNext: clusterNext, records: records, ascii: ascii, plainASCII: tailoring.plainASCII))
          }
        }
      }
    }
  }

  /// What the pass asks of a scalar. The stages are read here, since a call into another module costs as much again.
  @inline(__always) func packed(_ scalar: UInt32) -> PackedProperties {
    guard scalar < 0x40000 else { return records[properties.recordNumber(of: scalar)] }
    let index = Int(scalar)
    return records[Int(properties.entries[Int(properties.blocks[index >> 5]) + index & 31])]
  }

  /// The column of the text's end.
  static let endColumn = Int(LineBreakTable.columns[Int(LineBreakCase.endOfText.rawValue)])

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
