// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The faces of one text, each once, in order of appearance.

internal import FontFaces

/// Numbers faces.
struct FaceList {
  private(set) var faces: [FontFace] = []
  /// Made when a text has more faces than a look at each is worth.
  private var indices: [UInt32: Int32] = [:]

  private static let fewFaces = 8

  mutating func index(of face: FontFace) -> Int32 {
    guard faces.count > Self.fewFaces else {
      for index in faces.indices where faces[index] === face { return Int32(index) }
      faces.append(face)
      if faces.count > Self.fewFaces {
        for index in faces.indices { indices[faces[index].id] = Int32(index) }
      }
      return Int32(faces.count - 1)
    }
    if let known = indices[face.id] { return known }
    faces.append(face)
    indices[face.id] = Int32(faces.count - 1)
    return Int32(faces.count - 1)
  }
}
