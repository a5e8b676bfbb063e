// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Texts prepared before: a batch asks the same string at many widths, and the same words in many rows. A text is kept when
// it comes a second time, so that a stream of texts that are all different costs a look-up and no memory.

import Copyfit
import Synchronization

/// A request's text, prepared for every box; a reference, since copying a prepared text counts a dozen others.
final class PreparedRequest: Sendable {
  /// What answers.
  enum Body: Sendable {
    case string(PreparedText, token: PreparedText?)
    case label(PreparedLabel)
  }

  let body: Body
  /// What an answer says of the text in every box.
  let facts: TextFacts

  init(_ body: Body) {
    self.body = body
    switch body {
    case .string(let text, _): facts = TextFacts(text)
    case .label(let label): facts = TextFacts(label.text)
    }
  }
}

/// What does not depend on the box.
struct TextFacts: Sendable {
  let widths: ContentWidthRange
  let fonts: [AnswerFont]
  /// Scalars that no font has.
  let missing: [Unicode.Scalar]

  init(_ text: PreparedText) {
    widths = text.contentWidths()
    fonts = text.fonts.map { AnswerFont(requested: $0.requested, used: $0.used, isStandIn: $0.standIn) }
    missing = text.missingScalars
  }
}

/// Keeps prepared requests; it never changes an answer. Threads may share it.
final class PreparedMemo: Sendable {
  fileprivate final class Entry: Sendable {
    let key: BatchRequest
    let prepared: PreparedRequest
    init(_ key: BatchRequest, _ prepared: PreparedRequest) { (self.key, self.prepared) = (key, prepared) }
  }

  /// A part of the table with a lock of its own.
  fileprivate struct Shard {
    var entries = [Entry?](repeating: nil, count: PreparedMemo.setCount * PreparedMemo.ways)
    /// Hashes of texts that came once; the last one of each place.
    var seen = [UInt32](repeating: 0, count: PreparedMemo.setCount * PreparedMemo.ways * 2)
    /// The way that makes room next.
    var next = 0
  }

  /// 16 x 256 x 4 texts of three kilobytes, as UI strings are, are 48 MB.
  fileprivate static let shardCount = 16
  fileprivate static let setCount = 256
  fileprivate static let ways = 4
  /// Longer texts are prepared anew: they are few, and large.
  private static let longestText = 256

  private let shards = (0..<shardCount).map { _ in LockedShard() }

  private final class LockedShard: Sendable {
    let state = Mutex(Shard())
  }

  /// Returns the prepared request, from `prepare` unless it is kept.
  func prepared(
    _ request: BatchRequest, prepare: () throws(BatchError) -> PreparedRequest
  ) throws(BatchError) -> PreparedRequest {
    guard request.text.utf8.count <= Self.longestText else { return try prepare() }
    let place = Place(request)
    let shard = shards[place.shard]
    let found = shard.state.withLock { $0.find(place) }
    guard found.isKnown || !found.entries.isEmpty else { return try prepare() }
    let key = request.withoutBox
    for entry in found.entries where entry.key.isSame(as: key) { return entry.prepared }
    let prepared = try prepare()
    if found.isKnown {
      let entry = Entry(key, prepared)
      shard.state.withLock { $0.insert(entry, at: place) }
    }
    return prepared
  }

  /// Where a request's text belongs.
  fileprivate struct Place {
    let shard: Int
    let set: Int
    let tag: UInt32

    init(_ request: BatchRequest) {
      var hasher = Hasher()
      var text = request.text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(request.attributes.textStyle)
      hasher.combine(request.attributes.size)
      hasher.combine(request.contentSizeCategory)
      let hash = UInt(bitPattern: hasher.finalize())
      shard = Int(hash % UInt(PreparedMemo.shardCount))
      set = Int(hash / UInt(PreparedMemo.shardCount) % UInt(PreparedMemo.setCount))
      tag = UInt32(truncatingIfNeeded: hash >> 32) | 1  // 0 is an empty place.
    }
  }
}

extension PreparedMemo.Shard {
  /// The entries of the place's set, and whether its text came before; it has then come.
  fileprivate mutating func find(_ place: PreparedMemo.Place) -> (entries: [PreparedMemo.Entry], isKnown: Bool) {
    let first = place.set * PreparedMemo.ways
    let entries = entries[first..<first + PreparedMemo.ways].compactMap { $0 }
    let index = Int(place.tag >> 1) % seen.count
    let isKnown = seen[index] == place.tag
    seen[index] = place.tag
    return (entries, isKnown)
  }

  fileprivate mutating func insert(_ entry: PreparedMemo.Entry, at place: PreparedMemo.Place) {
    let first = place.set * PreparedMemo.ways
    let free = (first..<first + PreparedMemo.ways).first { entries[$0] == nil }
    entries[free ?? first + next % PreparedMemo.ways] = entry
    next += 1
  }
}

extension BatchRequest {
  /// The request without what is asked of a text that is prepared.
  fileprivate var withoutBox: BatchRequest {
    var request = self
    request.id = ""
    (request.width, request.height, request.bounds, request.drawingOptions) = (nil, nil, nil, nil)
    return request
  }

  /// Whether the requests are the same to the byte: to Swift, composed and decomposed letters are equal strings.
  fileprivate func isSame(as other: BatchRequest) -> Bool {
    guard text.utf8.elementsEqual(other.text.utf8), self == other else { return false }
    let isTextAlone = attributes.font.isEmpty && truncationToken == nil && runs.isEmpty
    return isTextAlone || names.elementsEqual(other.names) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Every other string that bytes matter in.
  private var names: [String] {
    [truncationToken ?? ""] + attributes.font + runs.flatMap(\.attributes.font)
  }
}
