// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The tables' addresses, fetched once: a look-up in a loop is then three loads. The compiler inlines no `package`
// function of another module, `@inlinable` or not (Swift 6.3), but reads stored properties directly: hot loops take these.

/// Finds the properties of scalars; valid inside `withTables` only.
@frozen package struct PropertyLookup {
  /// The stages and the records, for loops: `number(at:)` is what is done with them.
  package let blocks: UnsafePointer<UInt16>
  package let entries: UnsafePointer<UInt16>
  package let records: UnsafePointer<UInt64>

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
    @inline(__always) get { ScalarProperties(bits: records[recordNumber(of: scalar)]) }
  }

  /// The number of a scalar's record, below `recordCount`: scalars with the same properties have the same.
  @inlinable @inline(__always) package func recordNumber(of scalar: UInt32) -> Int {
    scalar < 0x40000 ? number(at: Int(scalar)) : numberBeyondStageOne(scalar)
  }

  /// How many records there are.
  package static var recordCount: Int { PropertyTable.records.count }

  /// The properties that a record holds.
  package static func properties(ofRecord number: Int) -> ScalarProperties {
    ScalarProperties(bits: PropertyTable.records[number])
  }

  @inlinable @inline(__always) func number(at index: Int) -> Int {
    Int(entries[Int(blocks[index >> 5]) + index & 31])
  }

  /// U+40000 and beyond: the tags and selectors of plane 14 stand behind stage one, the rest is of three kinds.
  @usableFromInline func numberBeyondStageOne(_ scalar: UInt32) -> Int {
    if scalar >> 12 == 0xE0 { return number(at: 0x40000 + Int(scalar & 0xFFF)) }
    if scalar & 0xFFFE == 0xFFFE { return PropertyTable.noncharacter }
    return (0xF0000..<0x110000).contains(scalar) ? PropertyTable.privateUse : PropertyTable.unassigned
  }
}
