// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One face of a file as HarfBuzz sees it, checked once; derived faces (overrides, variations) share it.

internal import CHarfBuzz

/// Owns one hb_face and what is read from its tables once.
final class FaceTables: Sendable {
  let file: FontFile
  let index: Int
  let unitsPerEm: Int32
  let glyphCount: Int
  // Immutable and reference-counted atomically (hb_face_make_immutable), so threads may share it without a lock.
  nonisolated(unsafe) let hbFace: OpaquePointer

  init(file: FontFile, index: Int) throws(FontError) {
    guard (0..<file.faceCount).contains(index) else {
      throw .faceIndexOutOfRange(source: file.name, index: index, count: file.faceCount)
    }
    // Never null: out of memory yields HarfBuzz's inert face, which has no tables and fails the checks below.
    let face = hb_face_create(file.blob, UInt32(index))!
    do {
      unitsPerEm = try FaceTables.checkedUnitsPerEm(of: face, source: file.name)
      try FaceTables.checkNeededTables(of: face, source: file.name)
    } catch {
      hb_face_destroy(face)
      throw error
    }
    hb_face_make_immutable(face)
    self.file = file
    self.index = index
    hbFace = face
    glyphCount = Int(hb_face_get_glyph_count(face))
  }

  deinit { hb_face_destroy(hbFace) }

  /// The file's name, with the face's index where there is more than one face.
  var source: String { file.faceCount > 1 ? "\(file.name)#\(index)" : file.name }

  func table<Value>(_ name: String, read: (UnsafeRawBufferPointer) -> Value) -> Value {
    FaceTables.table(name, of: hbFace, read: read)
  }

  func hasTable(_ name: String) -> Bool { table(name) { !$0.isEmpty } }
}

extension FaceTables {
  /// Lends the bytes of a table; empty if the face has none.
  private static func table<Value>(
    _ name: String, of face: OpaquePointer, read: (UnsafeRawBufferPointer) -> Value
  ) -> Value {
    let blob = hb_face_reference_table(face, SfntDirectory.tag(name))
    defer { hb_blob_destroy(blob) }
    guard let blob else { return read(UnsafeRawBufferPointer(start: nil, count: 0)) }
    return read(FontFile.view(of: blob))
  }

  private static func checkedUnitsPerEm(of face: OpaquePointer, source: String) throws(FontError) -> Int32 {
    guard let value = table("head", of: face, read: { $0.u16(at: 18) }) else {
      throw .missingTable(source: source, table: "head")
    }
    let allowed = 16...16_384  // OpenType 1.9, head.unitsPerEm; HarfBuzz takes 1,000 for anything else.
    guard allowed.contains(Int(value)) else { throw .invalidUnitsPerEm(source: source, value: Int(value)) }
    return Int32(value)
  }

  /// Without these HarfBuzz answers with made-up figures (an em for each advance) instead of an error.
  private static func checkNeededTables(of face: OpaquePointer, source: String) throws(FontError) {
    for (name, shortest) in [("maxp", 6), ("hhea", 36), ("hmtx", 4), ("cmap", 4)] {
      let length = table(name, of: face) { $0.count }
      if length < shortest { throw .missingTable(source: source, table: name) }
    }
    if hb_face_get_glyph_count(face) == 0 { throw .missingTable(source: source, table: "maxp") }
  }
}
