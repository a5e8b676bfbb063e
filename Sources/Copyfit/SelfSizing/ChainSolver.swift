// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The least solution of "this anchor is at least so far below that one", by longest paths (Bellman and Ford). An equal
// constraint is two such edges; edges that can never be satisfied together are a cycle that gains length.

/// Distances between numbered points on a vertical line.
struct ChainSolver {
  /// `to` is at least `length` below `from`.
  struct Edge {
    let from, to: Int
    let length: Double
    /// The link that asks for it, or nil if it is an item's own.
    let link: Int?
  }

  /// The points' positions, nil where nothing holds a point, or the links of a contradiction.
  enum Solution {
    case positions([Double?])
    case contradiction(links: [Int])
  }

  /// Points gained around a cycle by rounding are no contradiction.
  private static let tolerance = 1e-6

  let pointCount: Int
  private(set) var edges: [Edge] = []

  init(pointCount: Int) { self.pointCount = pointCount }

  mutating func require(_ to: Int, below from: Int, by length: Double, exactly: Bool, link: Int? = nil) {
    edges.append(Edge(from: from, to: to, length: length, link: link))
    if exactly { edges.append(Edge(from: to, to: from, length: -length, link: link)) }
  }

  /// Returns the least positions with point `origin` at 0; O(points x edges).
  func solve(from origin: Int) -> Solution {
    var positions = [Double?](repeating: nil, count: pointCount)
    var causes = [Int?](repeating: nil, count: pointCount)
    positions[origin] = 0
    for _ in 0..<pointCount {
      if relax(&positions, &causes) == nil { return .positions(positions) }
    }
    guard let changed = relax(&positions, &causes) else { return .positions(positions) }
    return .contradiction(links: cycle(through: changed, causes))
  }

  /// One pass over the edges; returns a point that moved.
  private func relax(_ positions: inout [Double?], _ causes: inout [Int?]) -> Int? {
    var changed: Int?
    for (index, edge) in edges.enumerated() {
      guard let start = positions[edge.from] else { continue }
      let reached = start + edge.length
      if let known = positions[edge.to], known >= reached - Self.tolerance { continue }
      positions[edge.to] = reached
      causes[edge.to] = index
      changed = edge.to
    }
    return changed
  }

  /// The links on the cycle that moved a point.
  private func cycle(through point: Int, _ causes: [Int?]) -> [Int] {
    var inside = point
    for _ in 0..<pointCount {
      guard let cause = causes[inside] else { break }
      inside = edges[cause].from
    }
    var links: [Int] = []
    var current = inside
    repeat {
      guard let cause = causes[current] else { break }
      if let link = edges[cause].link, !links.contains(link) { links.append(link) }
      current = edges[cause].from
    } while current != inside
    return links.sorted()
  }
}
