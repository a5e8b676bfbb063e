// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Faces in fallback order, opened when first needed: sixty embedded fonts cost nothing until a text asks for them.

internal import Synchronization

/// A face that is described now and opened on first use.
package final class FontEntry: Sendable {
  package let description: FontDescription
  /// The scalars the face is likely to have, sorted and apart; nil means unknown.
  package let likelyScalars: [ClosedRange<UInt32>]?
  private let load: @Sendable () throws(FontError) -> FontFace
  private let opened = AtomicLazyReference<FontFace>()
  private let failure = Mutex<FontError?>(nil)

  /// An entry that opens its face with `load`, once.
  package init(
    description: FontDescription, likelyScalars: [ClosedRange<UInt32>]? = nil,
    load: @escaping @Sendable () throws(FontError) -> FontFace
  ) {
    self.description = description
    self.likelyScalars = likelyScalars
    self.load = load
  }

  /// An entry for a face that is open already.
  package convenience init(_ face: FontFace) {
    self.init(description: face.description) { () throws(FontError) in face }
    _ = opened.storeIfNil(face)
  }

  /// The face, opened at the first call; later calls take no lock.
  ///
  /// - Throws: the error of the first try, each time.
  package func face() throws(FontError) -> FontFace {
    if let face = opened.load() { return face }
    return try failure.withLock { (known: inout FontError?) throws(FontError) in
      if let face = opened.load() { return face }
      if let known { throw known }
      do throws(FontError) {
        return opened.storeIfNil(try load())
      } catch {
        known = error
        throw error
      }
    }
  }

  /// Whether the face may have `scalar`: known if it is open, else by its hint.
  package func mayHave(_ scalar: UInt32) -> Bool {
    if let face = opened.load() { return face.hasGlyph(for: scalar) }
    guard let likelyScalars else { return true }
    return likelyScalars.contains { $0.contains(scalar) }
  }
}

/// Faces in fallback order; the first is the requested one.
package struct FontCascade: Sendable {
  package let entries: [FontEntry]

  package init(entries: [FontEntry]) {
    self.entries = entries
  }

  package init(faces: [FontFace]) {
    entries = faces.map(FontEntry.init)
  }

  /// The faces of the entries that can be opened, all opened now.
  package var faces: [FontFace] { entries.compactMap { try? $0.face() } }

  /// The number of entries.
  package var count: Int { entries.count }

  /// The face at `index`; nil if it cannot be opened.
  package func face(at index: Int) -> FontFace? { try? entries[index].face() }

  /// The first entry, in order, whose face has `scalar` and passes `accepts`.
  ///
  /// Faces whose hint names the scalar, or that have none, are tried first; the others only if none of them will do.
  /// - Complexity: O(entries); opens as few faces as the hints allow.
  package func firstIndex(
    having scalar: UInt32, where accepts: (FontFace) -> Bool = { _ in true }
  ) -> Int? {
    func suits(_ index: Int) -> Bool {
      guard let face = face(at: index) else { return false }
      return face.hasGlyph(for: scalar) && accepts(face)
    }
    let likely = entries.indices.filter { entries[$0].mayHave(scalar) }
    if let found = likely.first(where: suits) { return found }
    return entries.indices.first { !likely.contains($0) && suits($0) }
  }
}
