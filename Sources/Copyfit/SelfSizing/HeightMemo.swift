// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Rows of a table repeat: a height belongs to what a row shows, so it is measured once a content, not once a row.
// Sixteen locks instead of one, since all cores ask at once.

internal import Synchronization

/// Heights by content, each measured once; threads may share one.
///
/// A content is whatever decides a row's height: a text, a value of the model, an index. After a change of width or
/// category, empty the memo and invalidate the table.
public final class HeightMemo<Content: Hashable & Sendable>: Sendable {
  private final class Shard: Sendable {
    let heights = Mutex<[Content: Double]>([:])
  }

  private let shards = (0..<16).map { _ in Shard() }
  private let measure: @Sendable (Content) -> Double

  /// Creates an empty memo.
  ///
  /// - Parameter measure: A content's height in points; always the same for the same content, since two threads that
  ///   ask at once may both measure.
  public init(measure: @escaping @Sendable (Content) -> Double) { self.measure = measure }

  /// Returns the height of a content in points.
  ///
  /// - Complexity: O(1) and one measurement the first time.
  public func height(of content: Content) -> Double {
    let shard = shards[content.hashValue & (shards.count - 1)]
    if let known = shard.heights.withLock({ $0[content] }) { return known }
    let height = measure(content)  // Unlocked: measuring is slow.
    shard.heights.withLock { $0[content] = height }
    return height
  }

  /// Forgets every height.
  public func removeAll() {
    for shard in shards { shard.heights.withLock { $0.removeAll(keepingCapacity: true) } }
  }

  /// The number of contents that were measured.
  public var count: Int { shards.reduce(0) { $0 + $1.heights.withLock { $0.count } } }
}
