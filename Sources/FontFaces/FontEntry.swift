// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A face opened when first needed: sixty embedded fonts cost nothing until a text asks for them. Reading an open face
// takes no lock.

internal import Synchronization

/// A face that is described now and opened on first use.
package final class FontEntry: Sendable {
  package let description: FontDescription
  /// The scalars the face is likely to have, sorted and apart; nil means unknown.
  package let likelyScalars: [ClosedRange<UInt32>]?
  private let loader: FaceLoader
  private let instances = Mutex<[[FontVariation]: FontEntry]>([:])

  /// An entry that opens its face with `load`, once.
  package init(
    description: FontDescription, likelyScalars: [ClosedRange<UInt32>]? = nil,
    load: @escaping @Sendable () throws(FontError) -> FontFace
  ) {
    self.description = description
    self.likelyScalars = likelyScalars
    loader = FaceLoader(load: load)
  }

  /// An entry for a face that is open already.
  package convenience init(_ face: FontFace) {
    self.init(description: face.description) { () throws(FontError) in face }
  }

  /// The face, opened at the first call; later calls take no lock.
  ///
  /// - Throws: the error of the first try, each time.
  package func face() throws(FontError) -> FontFace {
    try loader.face()
  }

  /// Whether the hint names `scalar`, or there is none.
  ///
  /// Not what the face has if it is open: the order of questions must not change an answer (DESIGN law 6).
  package func isLikely(toHave scalar: UInt32) -> Bool {
    guard let likelyScalars else { return true }
    var (low, high) = (0, likelyScalars.count)
    while low < high {
      let middle = (low + high) / 2
      if likelyScalars[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < likelyScalars.count && likelyScalars[low].contains(scalar)
  }
}

extension FontEntry {
  /// An instance of a variable face, opened on first use; the same entry for the same values.
  package func instance(variations: [FontVariation]) -> FontEntry {
    instances.withLock { known in
      if let entry = known[variations] { return entry }
      let entry = FontEntry(description: described(at: variations), likelyScalars: likelyScalars) {
        // The loader and not `self`, which holds the instance.
        [loader] () throws(FontError) in try loader.face().instance(variations: variations)
      }
      if known.count >= Self.mostInstances { known.removeAll() }  // A sweep over an axis must not grow for ever.
      known[variations] = entry
      return entry
    }
  }

  private static let mostInstances = 64

  private func described(at variations: [FontVariation]) -> FontDescription {
    var described = description
    if let weight = variations.last(where: { $0.tag == "wght" })?.value, weight.isFinite {
      described.weight = Int(min(max(weight, 1), 1_000).rounded())
      described.weightRange = nil
    }
    return described
  }
}
