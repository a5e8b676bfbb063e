// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The tables' addresses, fetched once: a look-up in a loop is then three loads, inlined into the caller's module.

/// Finds the properties of scalars; valid inside `withTables` only.
@frozen package struct PropertyLookup {
  @usableFromInline let blocks: UnsafePointer<UInt16>
  @usableFromInline let entries: UnsafePointer<UInt16>
  @usableFromInline let records: UnsafePointer<UInt64>

  @usableFromInline init(
    blocks: UnsafePointer<UInt16>, entries: UnsafePointer<UInt16>, records: UnsafePointer<UInt64>
  ) {
    self.blocks = blocks
    self.entries = entries
    self.records = records
  }

  /// Lends the tables to `body`.
  package static func withTables<R>(_ body: (PropertyLookup) -> R) -> R {
    PropertyTable.blocks.withUnsafeBufferPointer { blocks in
      PropertyTable.entries.withUnsafeBufferPointer { entries in
        PropertyTable.records.withUnsafeBufferPointer { records in
          guard let b = blocks.baseAddress, let e = entries.baseAddress, let r = records.baseAddress else {
            preconditionFailure("a generated table is empty: run generate-tables")
          }
          return body(PropertyLookup(blocks: b, entries: e, records: r))
        }
      }
    }
  }

  /// The properties of a scalar; numbers from 0x110000 on are as unassigned.
  ///
  /// - Complexity: O(1), three loads.
  @inlinable package subscript(scalar: UInt32) -> ScalarProperties {
    @inline(__always) get {
      guard scalar < 0x40000 else { return beyondStageOne(scalar) }
      return record(at: Int(scalar))
    }
  }

  @inlinable @inline(__always) func record(at index: Int) -> ScalarProperties {
    let entry = Int(blocks[index >> 5]) + index & 31
    return ScalarProperties(bits: records[Int(entries[entry])])
  }

  /// U+40000 and beyond: the tags and selectors of plane 14 stand behind stage one, the rest is of three kinds.
  @usableFromInline func beyondStageOne(_ scalar: UInt32) -> ScalarProperties {
    if scalar >> 12 == 0xE0 { return record(at: 0x40000 + Int(scalar & 0xFFF)) }
    if scalar & 0xFFFE == 0xFFFE { return ScalarProperties(bits: records[PropertyTable.noncharacter]) }
    let isPrivate = (0xF0000..<0x110000).contains(scalar)
    return ScalarProperties(bits: records[isPrivate ? PropertyTable.privateUse : PropertyTable.unassigned])
  }
}
