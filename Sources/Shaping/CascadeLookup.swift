// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One style's cascade while a text is shaped: faces opened as they are needed, and which of them takes a cluster
// (DESIGN 6, rule 6).

internal import FontFaces

/// Finds the face of a cluster in one cascade.
struct CascadeLookup {
  private let entries: [FontEntry]
  private let memo: CascadeMemo
  /// What single scalars that no face has take; a scalar has one place. Not for the cascade's memo: every text must
  /// report them.
  private var known: [(scalar: UInt32, index: Int32)] = []

  private static let knownCount = 256

  init(_ cascade: FontCascade) { (entries, memo) = (cascade.entries, cascade.memo) }

  /// The face at `index`; nil if it cannot be opened.
  func face(at index: Int) -> FontFace? { try? entries[index].face() }

  /// The first face of the cascade that can be opened; nil if there is none.
  private func firstIndex() -> Int? {
    entries.indices.first { face(at: $0) != nil }
  }
}

extension CascadeLookup {
  /// The entry that takes a cluster of one scalar, if that was found before.
  @inline(__always)
  func knownIndex(of scalar: UInt32) -> Int? {
    if let index = memo.index(of: scalar) { return index }
    guard !known.isEmpty else { return nil }
    let place = known[Int(scalar) & (Self.knownCount - 1)]
    return place.scalar == scalar ? Int(place.index) : nil
  }

  /// The entry that takes a cluster, and the scalars of it that no face has.
  mutating func resolve(_ cluster: ClusterScalars) -> (found: Int?, missing: [UInt32]) {
    let result = search(cluster)
    guard let single = cluster.single, let found = result.found else { return result }
    if result.missing.isEmpty {
      memo.keep(found, for: single)
    } else {
      if known.isEmpty { known = Array(repeating: (UInt32.max, 0), count: Self.knownCount) }
      known[Int(single) & (Self.knownCount - 1)] = (single, Int32(found))
    }
    return result
  }

  private func search(_ cluster: ClusterScalars) -> (found: Int?, missing: [UInt32]) {
    switch cluster.presentation {
    case .emoji:
      if let index = first(where: { $0.isColor && $0.shows(cluster) }, likely: cluster) { return (index, []) }
    case .text:
      if let index = first(where: { !$0.isColor && $0.shows(cluster) }, likely: cluster) { return (index, []) }
    case .unspecified: break
    }
    if let index = first(where: { $0.shows(cluster) }, likely: cluster) { return (index, []) }
    let missing = cluster.visible.filter { !hasAny($0) }
    guard let base = cluster.visible.first else { return (firstIndex(), missing) }
    return (first(where: { $0.hasGlyph(for: base) }, likely: cluster) ?? firstIndex(), missing)
  }

  /// The first face that is accepted: the requested one and those whose hint names the cluster's base come first,
  /// whether or not they are open, so that the order of questions changes no answer (DESIGN, law 6).
  private func first(where accepts: (FontFace) -> Bool, likely cluster: ClusterScalars) -> Int? {
    let base = cluster.visible.first ?? 0x20
    return first(where: accepts, base, isLikely: true) ?? first(where: accepts, base, isLikely: false)
  }

  private func first(where accepts: (FontFace) -> Bool, _ base: UInt32, isLikely: Bool) -> Int? {
    for index in entries.indices where (index == 0 || entries[index].isLikely(toHave: base)) == isLikely {
      if let face = face(at: index), accepts(face) { return index }
    }
    return nil
  }

  private func hasAny(_ scalar: UInt32) -> Bool {
    entries.indices.contains { index in face(at: index)?.hasGlyph(for: scalar) ?? false }
  }
}
