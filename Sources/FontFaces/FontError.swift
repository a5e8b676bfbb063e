// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Why a font cannot be used. Errors are data; the words stand here alone, and each names the culprit and the next
// step (DESIGN law 8).

/// Why a font cannot be used; every message names the culprit and the next step.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotOpen(path: String, reason: String)
  case notAFont(source: String, startsWith: String)
  case truncated(source: String, table: String, end: Int, size: Int)
  case missingTable(source: String, table: String)
  case invalidUnitsPerEm(source: String, value: Int)
  case noCharacterMap(source: String)
  case faceIndexOutOfRange(source: String, index: Int, count: Int)
  case cannotDecompress(source: String, format: String, freeTypeCode: Int32)
  case unknownAxis(String, source: String, known: [String])
  case invalidAxisValue(String, source: String, value: Double)
  case invalidOverride(String, value: Double)
  case unknownFamily(String, registered: [String])
  case noFonts(folder: String)
  case systemFontsUnavailable(reason: String)

  package var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "cannot open font '\(path)': \(reason); check the path"
    case .notAFont(let source, let start):
      "'\(source)' is not a font (it starts with \(start)): give a TrueType, OpenType, TTC, WOFF or WOFF2 file"
    case .truncated(let source, let table, let end, let size):
      "'\(source)' is cut short: table '\(table)' ends at byte \(end) of \(size); copy the file again"
    case .missingTable(let source, let table):
      "'\(source)' has no usable '\(table)' table, which measuring needs: choose another font"
    case .invalidUnitsPerEm(let source, let value):
      "'\(source)' has \(value) units an em, not 16 to 16,384: choose another font"
    case .noCharacterMap(let source):
      "'\(source)' maps no Unicode character to a glyph: choose a font with a Unicode 'cmap'"
    case .faceIndexOutOfRange(let source, let index, let count):
      "'\(source)' has no face \(index): give an index from 0 to \(count - 1)"
    case .cannotDecompress(let source, let format, let code):
      "cannot unpack \(format) font '\(source)' (FreeType \(code)): convert it to TrueType or OpenType"
    case .unknownAxis(let tag, let source, let known):
      known.isEmpty
        ? "'\(source)' is not a variable font, so it has no axis '\(tag)': leave the variation out"
        : "'\(source)' has no axis '\(tag)': it has \(known.joined(separator: ", "))"
    case .invalidAxisValue(let tag, let source, let value):
      "axis '\(tag)' of '\(source)' cannot be \(value): give a finite number"
    case .invalidOverride(let name, let value):
      "font metric '\(name)' cannot be \(value): give a finite number that is not negative"
    case .unknownFamily(let name, let all):
      all.isEmpty
        ? "no font '\(name)': no fonts are registered; give a font file"
        : "no font '\(name)'; registered: \(all.joined(separator: ", "))"
    case .noFonts(let folder):
      "no font file in folder '\(folder)': give a folder with ttf, otf, ttc, woff or woff2 files"
    case .systemFontsUnavailable(let reason):
      "cannot list system fonts (\(reason)): install fontconfig or give font files"
    }
  }
}
