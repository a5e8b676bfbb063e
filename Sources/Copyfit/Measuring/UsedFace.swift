// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which font files an answer depends on, so that whoever keeps answers can tell a changed font from a changed rule.

internal import FontFaces
internal import LineLayout
internal import Shaping

/// A face that a text was set with.
package struct UsedFace: Sendable {
  private let face: FontFace

  fileprivate init(_ face: FontFace) { self.face = face }

  /// Unique in the process.
  package var id: UInt32 { face.id }

  /// Family and style, such as "Inter Semi Bold".
  package var name: String {
    let style = face.description.styleName
    return style == "Regular" || style.isEmpty ? face.description.family : face.description.family + " " + style
  }

  /// The file's name without its folders, with `#` and the face's index where it has more than one.
  package var file: String { String(face.source.split(separator: "/").last ?? "") }

  /// Lends the file's bytes, unpacked where the file is packed (WOFF).
  package func withBytes<Value>(_ read: (UnsafeRawBufferPointer) -> Value) -> Value { face.withFileBytes(read) }
}

extension PreparedText {
  /// The faces that answers depend on: the first of each request, whose metrics lines have, then those of the glyphs.
  ///
  /// Each once. Derived faces (stand-ins, instances) count as their file's. Complexity: O(runs x faces).
  package var usedFaces: [UsedFace] {
    let requested = storage.styles.fonts.compactMap { $0.cascade.face(at: 0) }
    let text = input.text
    let drawn = text.runs.compactMap { text.faces.indices.contains(Int($0.face)) ? text.faces[Int($0.face)] : nil }
    var used: [FontFace] = []
    for face in requested + drawn where !used.contains(where: { $0 === face }) { used.append(face) }
    return used.map(UsedFace.init)
  }
}
