// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Items to stretches of one face: the fallback cascade is asked per grapheme cluster, and never splits one. Text that
// the first face covers takes one look at each scalar.

internal import FontFaces
internal import TextAnalysis
internal import UnicodeTables

/// A part of an item in one face.
struct Stretch {
  var start: Int
  var end: Int
  /// Index into the text's faces.
  var face: Int32
  /// Index into the analysis's items.
  var item: Int
  var kind: GlyphRunKind
}

/// Cuts the items of one text into stretches.
struct FontItemizer {
  let bytes: UnsafeBufferPointer<UInt8>
  let flags: UnsafeBufferPointer<BoundaryFlags>
  let properties: PropertyLookup
  private(set) var faces: [FontFace] = []
  private(set) var missing: [UInt32] = []
  private(set) var stretches: [Stretch] = []
  private var lookups: [CascadeLookup?]
  private let styles: [ShapingStyle]
  private var indices: [UInt32: Int32] = [:]
  private var reported: Set<UInt32> = []
  private var cluster = ClusterScalars()

  init(
    bytes: UnsafeBufferPointer<UInt8>, flags: UnsafeBufferPointer<BoundaryFlags>, properties: PropertyLookup,
    styles: [ShapingStyle]
  ) {
    (self.bytes, self.flags, self.properties, self.styles) = (bytes, flags, properties, styles)
    lookups = Array(repeating: nil, count: styles.count)
  }

  /// Appends the stretches of an item; they tile it.
  mutating func add(_ item: TextItem, index: Int) {
    let style = Int(item.style)
    var lookup = lookups[style] ?? CascadeLookup(styles[style].cascade)
    lookups[style] = nil  // The one owner is the local: changing it copies nothing.
    defer { lookups[style] = lookup }
    guard let first = lookup.firstIndex(), let face = lookup.face(at: first) else {
      // No face at all: nothing can be shaped, nothing has an advance.
      return append(Stretch(start: Int(item.start), end: Int(item.end), face: 0, item: index, kind: .control))
    }
    let main = number(of: face)
    let range = Int(item.start)..<Int(item.end)
    let covered = plainEnd(of: range, in: face.coverage)
    if covered > range.lowerBound {
      append(Stretch(start: range.lowerBound, end: covered, face: main, item: index, kind: .glyphs))
    }
    addClusters(covered..<range.upperBound, item: index, main: main, &lookup)
  }

  private mutating func number(of face: FontFace) -> Int32 {
    if let known = indices[face.id] { return known }
    let index = Int32(faces.count)
    faces.append(face)
    indices[face.id] = index
    return index
  }
}

extension FontItemizer {
  /// The end of the longest start of `range`, in whole clusters, that the face covers and no other face would claim.
  private func plainEnd(of range: Range<Int>, in coverage: Coverage) -> Int {
    var index = range.lowerBound
    var edge = index
    while index < range.upperBound {
      if flags[index].contains(.clusterEdge) { edge = index }
      let scalar = decodeScalar(bytes, &index)
      if coverage.contains(scalar), scalar >= 0x20, scalar < 0x7F || scalar > 0x9F {
        // Below U+200D nothing is emoji by default, joins emoji or selects a presentation.
        if scalar < 0x200D || !mayTouchPresentation(scalar) { continue }
      } else if scalar > 0x9F, properties[scalar].isDefaultIgnorable, !mayTouchPresentation(scalar) {
        continue
      }
      return edge
    }
    return index
  }

  private func mayTouchPresentation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200D, 0x2028, 0x2029, 0x20E3, 0xFE0E, 0xFE0F, 0xFFFC: true
    default: properties[scalar].hasEmojiPresentation || properties[scalar].isEmojiModifier
    }
  }

  private mutating func addClusters(
    _ range: Range<Int>, item: Int, main: Int32, _ lookup: inout CascadeLookup
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !flags[end].contains(.clusterEdge) { end += 1 }
      let (face, kind) = place(start..<end, main: main, &lookup)
      append(Stretch(start: start, end: end, face: face ?? -1, item: item, kind: kind))
      start = end
    }
    settlePending(item: item, main: main)
  }

  /// The face and kind of a cluster; no face for one that takes its neighbour's.
  private mutating func place(
    _ range: Range<Int>, main: Int32, _ lookup: inout CascadeLookup
  ) -> (face: Int32?, kind: GlyphRunKind) {
    var next = range.lowerBound
    let scalar = decodeScalar(bytes, &next)
    switch scalar {
    case 0x09: return (main, .tab)
    case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029: return (main, .control)
    default: break
    }
    cluster.read(bytes, range)
    if scalar == 0xFFFC { return (attachmentFace(main: main, &lookup), .attachment) }
    if cluster.visible.isEmpty { return (nil, .glyphs) }
    var lacking: [UInt32] = []
    let index = lookup.resolve(cluster) { lacking.append($0) }
    for scalar in lacking where reported.insert(scalar).inserted { missing.append(scalar) }
    guard let index, let face = lookup.face(at: index) else { return (main, .glyphs) }
    return (number(of: face), .glyphs)
  }

  /// An attachment is no missing character: where no face has U+FFFC, LineLayout has the caller's size.
  private mutating func attachmentFace(main: Int32, _ lookup: inout CascadeLookup) -> Int32 {
    guard let index = lookup.resolve(cluster, missing: { _ in }), let face = lookup.face(at: index) else { return main }
    return number(of: face)
  }
}

extension FontItemizer {
  /// Appends a stretch, joined with the last one where both are of one kind, face and item. Face -1 is "the neighbour's".
  private mutating func append(_ stretch: Stretch) {
    guard let last = stretches.indices.last, stretches[last].item == stretch.item,
      stretches[last].kind == stretch.kind, stretch.kind == .glyphs || stretch.kind == .control
    else { return stretches.append(stretch) }
    if stretch.face == stretches[last].face || stretch.face < 0 || stretch.kind == .control {
      stretches[last].end = stretch.end
    } else if stretches[last].face < 0 {
      (stretches[last].end, stretches[last].face) = (stretch.end, stretch.face)
    } else {
      stretches.append(stretch)
    }
  }

  /// Default-ignorables with no visible neighbour in their item take the first face.
  private mutating func settlePending(item: Int, main: Int32) {
    for index in stretches.indices.reversed() {
      guard stretches[index].item == item else { return }
      if stretches[index].face < 0 { stretches[index].face = main }
    }
  }
}
