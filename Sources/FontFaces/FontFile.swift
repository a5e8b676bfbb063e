// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The bytes of a font, mapped or borrowed, never copied unless they must be unpacked (toolchain.md 6). HarfBuzz's
// blob is the owner because it maps files itself and every face needs one anyway.

internal import CHarfBuzz

/// The bytes of one font file, shared by its faces; a plain font or a collection.
package final class FontFile: Sendable {
  /// The path, or the name the caller gave; for reports.
  package let name: String
  /// The number of faces, at least 1.
  package let faceCount: Int
  // Immutable from birth and reference-counted atomically, so threads may share it without a lock.
  nonisolated(unsafe) let blob: OpaquePointer

  /// Maps the file at `path` into memory.
  ///
  /// - Throws: ``FontError`` if the file cannot be read or is no font.
  package convenience init(path: String) throws(FontError) {
    if let reason = Platform.reasonNotToRead(path) { throw .cannotOpen(path: path, reason: reason) }
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .cannotOpen(path: path, reason: "it cannot be read")
    }
    try self.init(owning: blob, name: path)
  }

  /// Borrows bytes that live as long as the process, such as embedded fonts; nothing is copied.
  package convenience init(staticBytes bytes: UnsafeRawBufferPointer, name: String) throws(FontError) {
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let length = UInt32(clamping: bytes.count)
    try self.init(owning: hb_blob_create(start, length, HB_MEMORY_MODE_READONLY, nil, nil), name: name)
  }

  /// Copies `bytes`.
  package convenience init(bytes: [UInt8], name: String) throws(FontError) {
    let blob = bytes.withUnsafeBytes {
      let start = $0.baseAddress?.assumingMemoryBound(to: CChar.self)
      return hb_blob_create(start, UInt32(clamping: $0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    // Null only for a null result of an inlined C call; HarfBuzz answers with its empty blob instead.
    try self.init(owning: blob!, name: name)
  }

  private init(owning source: OpaquePointer, name: String) throws(FontError) {
    var plain = source
    do {
      if let packed = PackedFormat(of: FontFile.view(of: source)) {
        plain = try FreeTypeLibrary.shared.unpack(source, format: packed, name: name)
        hb_blob_destroy(source)
      }
      try SfntDirectory.check(FontFile.view(of: plain), source: name)
    } catch {
      hb_blob_destroy(plain)
      throw error
    }
    hb_blob_make_immutable(plain)
    self.name = name
    blob = plain
    faceCount = Int(hb_face_count(plain))
  }

  deinit { hb_blob_destroy(blob) }

  /// The bytes behind `blob`; valid as long as the blob is.
  static func view(of blob: OpaquePointer) -> UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: start, count: Int(length))
  }
}
