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
  /// `FlagBits`.
  let flags: UnsafeBufferPointer<UInt8>
  private(set) var faces = FaceList()
  private(set) var missing: [UInt32] = []
  private(set) var stretches: [Stretch] = []
  private let styles: [ShapingStyle]
  private var main: (style: Int32, face: FontFace, index: Int32)?
  private var lookup: (style: Int, value: CascadeLookup)?
  private var reported: Set<UInt32> = []
  private var cluster = ClusterScalars()

  init(bytes: UnsafeBufferPointer<UInt8>, flags: UnsafeBufferPointer<UInt8>, styles: [ShapingStyle]) {
    (self.bytes, self.flags, self.styles) = (bytes, flags, styles)
  }

  /// Appends the stretches of an item; they tile it.
  mutating func add(_ item: TextItem, index: Int) {
    let range = Int(item.start)..<Int(item.end)
    if main?.style != item.style { main = mainFace(of: item.style) }
    guard let (_, face, main) = main else {
      // No face at all: nothing can be shaped, nothing has an advance.
      return append(Stretch(start: range.lowerBound, end: range.upperBound, face: 0, item: index, kind: .control))
    }
    let covered = plainEnd(of: range, in: face)
    if covered > range.lowerBound {
      append(Stretch(start: range.lowerBound, end: covered, face: main, item: index, kind: .glyphs))
    }
    if covered < range.upperBound {
      addClusters(covered..<range.upperBound, item: index, style: Int(item.style), main: main)
    }
  }

  private mutating func mainFace(of style: Int32) -> (style: Int32, face: FontFace, index: Int32)? {
    for entry in styles[Int(style)].cascade.entries {
      if let face = try? entry.face() { return (style, face, faces.index(of: face)) }
    }
    return nil
  }
}

extension FontItemizer {
  private static let objectReplacement: UInt32 = 0xFFFC

  /// The end of the longest start of `range`, in whole clusters, that the face covers and no other face would claim.
  private func plainEnd(of range: Range<Int>, in face: FontFace) -> Int {
    let coversASCII = face.coversASCII
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if coversASCII, byte >= 0x20, byte < 0x7F {
        index += 1
        continue
      }
      let start = index
      if !isPlain(decodeScalar(bytes, &index), isFirst: start == range.lowerBound, in: face) {
        return clusterStart(holding: start, from: range.lowerBound)
      }
    }
    return index
  }

  /// A default-ignorable at the start of an item may be its neighbour's; elsewhere it goes with what is before it.
  private func isPlain(_ scalar: UInt32, isFirst: Bool, in face: FontFace) -> Bool {
    if scalar < 0x20 || (0x7F...0x9F).contains(scalar) { return false }
    if scalar >= 0x200D, EmojiRanges.mayTouchPresentation(scalar) { return false }
    if !isFirst, face.hasGlyph(for: scalar) { return true }
    let isIgnorable = ScalarProperties.of(scalar).isDefaultIgnorable
    return isFirst ? !isIgnorable && face.hasGlyph(for: scalar) : isIgnorable
  }

  private func clusterStart(holding byte: Int, from first: Int) -> Int {
    var start = byte
    while start > first, flags[start] & FlagBits.clusterEdge == 0 { start -= 1 }
    return start
  }

  private mutating func addClusters(_ range: Range<Int>, item: Int, style: Int, main: Int32) {
    // The one owner is the local: changing it copies nothing.
    var lookup: CascadeLookup
    if let known = self.lookup, known.style == style {
      lookup = known.value
    } else {
      lookup = CascadeLookup(styles[style].cascade)
    }
    self.lookup = nil
    var start = range.lowerBound
    while start < range.upperBound {
      if let entry = lookup.knownIndex(of: scalar(at: start)), let face = lookup.face(at: entry) {
        let end = knownEnd(from: start, to: range.upperBound, entry: entry, face, lookup)
        if end > start {
          append(Stretch(start: start, end: end, face: faces.index(of: face), item: item, kind: .glyphs))
          start = end
          continue
        }
      }
      let end = clusterEnd(from: start, to: range.upperBound)
      let (face, kind) = place(start..<end, main: main, &lookup)
      append(Stretch(start: start, end: end, face: face ?? -1, item: item, kind: kind))
      start = end
    }
    settlePending(item: item, main: main)
    self.lookup = (style, lookup)
  }

  /// The end of the clusters from `start` on that `entry` is known to take: it is the first that shows their base, so
  /// no face before it shows the cluster, and it has what follows the base.
  private func knownEnd(
    from start: Int, to end: Int, entry: Int, _ face: FontFace, _ lookup: CascadeLookup
  ) -> Int {
    var (known, index) = (start, start)
    while index < end {
      let scalar = decodeScalar(bytes, &index)
      guard scalar != Self.objectReplacement, lookup.knownIndex(of: scalar) == entry else { break }
      while index < end, flags[index] & FlagBits.clusterEdge == 0 {
        guard isPlain(decodeScalar(bytes, &index), isFirst: false, in: face) else { return known }
      }
      known = index
    }
    return known
  }

  private func clusterEnd(from start: Int, to last: Int) -> Int {
    var end = start + 1
    while end < last, flags[end] & FlagBits.clusterEdge == 0 { end += 1 }
    return end
  }

  private func scalar(at index: Int) -> UInt32 {
    var index = index
    return decodeScalar(bytes, &index)
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
    if scalar == Self.objectReplacement { return (attachmentFace(of: cluster, main: main, &lookup), .attachment) }
    if cluster.visible.isEmpty { return (nil, .glyphs) }
    let index = lookup.resolve(cluster)
    for scalar in index.missing where reported.insert(scalar).inserted { missing.append(scalar) }
    guard let face = index.found.flatMap({ lookup.face(at: $0) }) else { return (main, .glyphs) }
    return (faces.index(of: face), .glyphs)
  }

  /// An attachment is no missing character: where no face has U+FFFC, LineLayout has the caller's size.
  private mutating func attachmentFace(
    of cluster: ClusterScalars, main: Int32, _ lookup: inout CascadeLookup
  ) -> Int32 {
    guard let face = lookup.resolve(cluster).found.flatMap({ lookup.face(at: $0) }) else { return main }
    return faces.index(of: face)
  }
}

extension FontItemizer {
  /// Appends a stretch, joined with the last one where both are of one kind, face and item. Face -1 is "the neighbour's".
  @inline(__always)
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
