// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one FT_Library. Opening and closing a face changes the library, so its lock is held there; FreeType is started
// only when outlines, ink or packed fonts are asked for, since measuring needs none of it (DESIGN section 5).

internal import CFreeType
internal import CHarfBuzz
internal import Synchronization

/// Owns FreeType; opens faces, closes them, unpacks WOFF.
final class FreeTypeLibrary: Sendable {
  static let shared = FreeTypeLibrary()

  // Touched only while `gate` is held; not inside the Mutex, whose result may not share a region with its value.
  nonisolated(unsafe) private let library: FT_Library?
  private let gate = Mutex<Void>(())

  private init() {
    var library: FT_Library?
    FT_Init_FreeType(&library)  // Fails only out of memory; then every opening answers with an error code.
    self.library = library
  }

  /// The library's version, such as `2.12.1`.
  var version: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    gate.withLock { _ in FT_Library_Version(library, &major, &minor, &patch) }
    return "\(major).\(minor).\(patch)"
  }

  /// Opens face `index` of `bytes`, which must outlive it.
  func open(_ bytes: UnsafeRawBufferPointer, index: Int) -> Result<FT_Face, FreeTypeFailure> {
    var face: FT_Face?
    let start = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    let code = gate.withLock { _ in
      FT_New_Memory_Face(library, start, FT_Long(bytes.count), FT_Long(index), &face)
    }
    guard code == 0, let face else { return .failure(FreeTypeFailure(code: code)) }
    return .success(face)
  }

  func close(_ face: FT_Face) {
    _ = gate.withLock { _ in FT_Done_Face(face) }
  }

  /// The plain font inside a WOFF or WOFF2, as a new blob that owns its bytes.
  func unpack(_ source: OpaquePointer, format: PackedFormat, name: String) throws(FontError) -> OpaquePointer {
    switch open(FontFile.view(of: source), index: 0) {
    case .failure(let failure):
      throw .cannotDecompress(source: name, format: format.rawValue, freeTypeCode: failure.code)
    case .success(let face):
      defer { close(face) }
      var length: FT_ULong = 0
      let wholeFile: FT_ULong = 0  // FT_Load_Sfnt_Table: tag 0 is the whole (unpacked) file.
      var code = FT_Load_Sfnt_Table(face, wholeFile, 0, nil, &length)
      var bytes = [UInt8](repeating: 0, count: Int(length))
      if code == 0 { code = FT_Load_Sfnt_Table(face, wholeFile, 0, &bytes, &length) }
      guard code == 0, let blob = FreeTypeLibrary.blob(copying: bytes) else {
        throw .cannotDecompress(source: name, format: format.rawValue, freeTypeCode: code)
      }
      return blob
    }
  }

  private static func blob(copying bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes {
      let start = $0.baseAddress?.assumingMemoryBound(to: CChar.self)
      return hb_blob_create(start, UInt32(clamping: $0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }
}

/// FreeType's error code.
struct FreeTypeFailure: Error {
  let code: Int32
}

/// The packed formats FreeType opens and HarfBuzz does not.
enum PackedFormat: String {
  case woff = "WOFF"
  case woff2 = "WOFF2"

  init?(of bytes: UnsafeRawBufferPointer) {
    switch bytes.u32(at: 0) {
    case SfntDirectory.tag("wOFF"): self = .woff
    case SfntDirectory.tag("wOF2"): self = .woff2
    default: return nil
    }
  }
}
