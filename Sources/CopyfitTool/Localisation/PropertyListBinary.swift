// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Binary property lists (format 00), as compiled .strings and .stringsdict files are. Every offset is checked, depth and
// number of values are limited, since objects may refer to each other at will.

/// Reads one binary property list.
struct BinaryPropertyList {
  private static let valueLimit = 1_000_000
  private static let trailerLength = 32

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let topObject: Int
  private let offsetTable: Int

  init(_ bytes: [UInt8]) throws(LocalisationError) {
    self.bytes = bytes
    guard bytes.count >= 8 + Self.trailerLength, bytes.starts(with: Array("bplist00".utf8)) else {
      throw Self.failure("not a binary property list of version 00")
    }
    let trailer = bytes.count - Self.trailerLength
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objectCount = try Self.integer(bytes, at: trailer + 8, size: 8)
    topObject = try Self.integer(bytes, at: trailer + 16, size: 8)
    offsetTable = try Self.integer(bytes, at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), objectCount <= bytes.count else {
      throw Self.failure("the binary property list has a damaged trailer")
    }
  }

  func root() throws(LocalisationError) -> PropertyList {
    var budget = Self.valueLimit
    return try object(topObject, depth: 0, &budget)
  }

  private func object(_ index: Int, depth: Int, _ budget: inout Int) throws(LocalisationError) -> PropertyList {
    budget -= 1
    guard depth < PropertyList.depthLimit, budget > 0 else {
      throw Self.failure("values nest too deep or are too many")
    }
    guard index < objectCount else { throw Self.failure("object \(index) does not exist") }
    let (place, overflow) = offsetTable.addingReportingOverflow(index * offsetSize)
    guard !overflow else { throw Self.failure("the offset table is out of the file") }
    let start = try Self.integer(bytes, at: place, size: offsetSize)
    guard start < bytes.count else { throw Self.failure("object \(index) is out of the file") }
    let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 15))
    switch kind {
    case 0x0: return low == 8 ? .boolean(false) : low == 9 ? .boolean(true) : .other
    case 0x1:
      guard low <= 3 else { return .other }
      return .integer(try Self.integer(bytes, at: start + 1, size: 1 << low, isSigned: low == 3))
    case 0x2: return try real(at: start + 1, low)
    case 0x3, 0x4, 0x8: return .other
    case 0x5: return .string(try ascii(try extent(start, low)))
    case 0x6: return .string(try utf16(try extent(start, low)))
    case 0xA: return .array(try list(try extent(start, low), 1, depth, &budget))
    case 0xD: return try dictionary(try extent(start, low), depth, &budget)
    default: throw Self.failure("object \(index) has the unknown type \(kind)")
    }
  }

  /// Where an object's content starts and how many elements it has; 15 says that an integer follows.
  private func extent(_ start: Int, _ low: Int) throws(LocalisationError) -> (start: Int, count: Int) {
    guard low == 15 else { return (start + 1, low) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 15 <= 3 else {
      throw Self.failure("a length is damaged")
    }
    let size = 1 << Int(bytes[start + 1] & 15)
    let count = try Self.integer(bytes, at: start + 2, size: size)
    guard count <= bytes.count else { throw Self.failure("a length is out of the file") }
    return (start + 2 + size, count)
  }

  private func list(
    _ extent: (start: Int, count: Int), _ factor: Int, _ depth: Int, _ budget: inout Int
  ) throws(LocalisationError) -> [PropertyList] {
    var values: [PropertyList] = []
    for element in 0..<extent.count * factor {
      let reference = try Self.integer(bytes, at: extent.start + element * referenceSize, size: referenceSize)
      values.append(try object(reference, depth: depth + 1, &budget))
    }
    return values
  }

  private func dictionary(
    _ extent: (start: Int, count: Int), _ depth: Int, _ budget: inout Int
  ) throws(LocalisationError) -> PropertyList {
    let values = try list(extent, 2, depth, &budget)
    var entries: [PropertyList.Entry] = []
    for index in 0..<extent.count {
      guard let key = values[index].text else { throw Self.failure("a dictionary's key is no string") }
      entries.append(PropertyList.Entry(key: key, value: values[extent.count + index]))
    }
    // Compiled lists have no order of their own.
    return .dictionary(entries.sorted { $0.key < $1.key })
  }
}

extension BinaryPropertyList {
  private func ascii(_ extent: (start: Int, count: Int)) throws(LocalisationError) -> String {
    String(decoding: try slice(extent.start, extent.count), as: UTF8.self)
  }

  private func utf16(_ extent: (start: Int, count: Int)) throws(LocalisationError) -> String {
    let content = Array(try slice(extent.start, extent.count * 2))
    return String(
      decoding: (0..<extent.count).map { UInt16(content[2 * $0]) << 8 | UInt16(content[2 * $0 + 1]) }, as: UTF16.self)
  }

  private func real(at start: Int, _ low: Int) throws(LocalisationError) -> PropertyList {
    switch low {
    case 2: .real(Double(Float(bitPattern: UInt32(try Self.integer(bytes, at: start, size: 4)))))
    case 3:
      .real(Double(bitPattern: UInt64(bitPattern: Int64(try Self.integer(bytes, at: start, size: 8, isSigned: true)))))
    default: .other
    }
  }

  private func slice(_ start: Int, _ length: Int) throws(LocalisationError) -> ArraySlice<UInt8> {
    guard start >= 0, length >= 0, start <= bytes.count - length else {
      throw Self.failure("a string is out of the file")
    }
    return bytes[start..<start + length]
  }

  /// A big-endian integer; eight bytes that do not fit into Int are an error unless a bit pattern is wanted.
  private static func integer(
    _ bytes: [UInt8], at start: Int, size: Int, isSigned: Bool = false
  ) throws(LocalisationError) -> Int {
    guard start >= 0, size >= 0, start <= bytes.count - size else { throw failure("an integer is out of the file") }
    let pattern = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard isSigned || pattern <= UInt64(Int.max) else { throw failure("an integer is too large") }
    return Int(truncatingIfNeeded: pattern)
  }

  private static func failure(_ reason: String) -> LocalisationError { LocalisationError(line: nil, reason: reason) }
}
