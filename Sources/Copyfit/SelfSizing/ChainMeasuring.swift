// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The working state of one measurement of a chain. Points of the solver: six edges of the container, then four an item.

/// Measures one chain at one width.
struct ChainMeasuring {
  /// An item measured at its width.
  struct Measured {
    let item: ChainItem
    let fitting: Fitting
    let x: Double
    let width: Double
  }

  private enum Edge {
    static let contentTop = 0
    static let contentBottom = 1
    static let marginTop = 2
    static let marginBottom = 3
    static let cellTop = 4
    static let cellBottom = 5
    static let count = 6
  }

  let chain: VerticalChain
  let width: Double?
  let margins: ChainMargins
  let fallback: Double
  var measured: [Measured] = []
  var diagnoses: [SelfSizingDiagnosis] = []
  private var indices: [String: Int] = [:]

  init(chain: VerticalChain, width: Double?, margins: ChainMargins, fallback: Double) {
    (self.chain, self.width, self.margins, self.fallback) = (chain, width, margins, fallback)
  }

  mutating func measureItems() throws(SelfSizingError) {
    for (index, item) in chain.items.enumerated() {
      guard indices.updateValue(index, forKey: item.name) == nil else { throw .duplicateItem(item.name) }
      measured.append(try measure(item))
      diagnoses += measured[index].fitting.diagnoses
    }
  }

  /// The least layout, or the one in a given height.
  mutating func fitted(height: Double?) throws(SelfSizingError) -> FittedChain {
    let itemHeights = measured.reduce(0) { $0 + $1.fitting.height }
    var solution = try solve(height: nil, holdsItemsInside: height != nil)
    let needed = solution[Edge.contentBottom]
    diagnoses += solution.conflicts
    if let height, let needed, needed <= height {
      solution = try solve(height: height, holdsItemsInside: false)
      diagnoses += solution.conflicts.filter { !diagnoses.contains($0) }
    }
    let frames = measured.indices.compactMap { frame($0, solution) }
    if needed != nil || height == nil { diagnose(solution, frames, isComplete: needed != nil) }
    return FittedChain(neededHeight: needed, itemHeights: itemHeights, frames: frames, diagnoses: diagnoses)
  }
}

extension ChainMeasuring {
  /// Positions and the required constraints that were broken for them.
  private struct Solution {
    var positions: [Double?]
    var conflicts: [SelfSizingDiagnosis] = []
    subscript(point: Int) -> Double? { positions[point] }
  }

  private func solve(height: Double?, holdsItemsInside: Bool) throws(SelfSizingError) -> Solution {
    var solution = Solution(positions: [])
    var dropped: Set<Int> = []
    while true {
      let solver = try solver(height: height, holdsItemsInside: holdsItemsInside, dropped: dropped)
      switch solver.solve(from: Edge.contentTop) {
      case .positions(let positions):
        solution.positions = positions
        return solution
      case .contradiction(let links):
        guard let weakest = links.min(by: { isWeaker($0, $1) }) else {
          solution.positions = [Double?](repeating: nil, count: solver.pointCount)
          return solution
        }
        dropped.insert(weakest)
        let link = chain.links[weakest]
        guard link.priority >= 1000 else { continue }
        solution.conflicts.append(
          .conflicting(broken: link, item: link.lower.item ?? link.upper.item ?? "\(link.lower)"))
      }
    }
  }

  /// Less priority is weaker; of equals the one declared last.
  private func isWeaker(_ first: Int, _ second: Int) -> Bool {
    (chain.links[first].priority, second) < (chain.links[second].priority, first)
  }

  private func solver(
    height: Double?, holdsItemsInside: Bool, dropped: Set<Int>
  ) throws(SelfSizingError) -> ChainSolver {
    var solver = ChainSolver(pointCount: Edge.count + 4 * measured.count)
    solver.require(Edge.marginTop, below: Edge.contentTop, by: margins.top, exactly: true)
    solver.require(Edge.contentBottom, below: Edge.marginBottom, by: margins.bottom, exactly: true)
    if let height { solver.require(Edge.contentBottom, below: Edge.contentTop, by: height, exactly: true) }
    if height != nil || holdsItemsInside {
      solver.require(Edge.cellTop, below: Edge.contentTop, by: 0, exactly: true)
      solver.require(Edge.cellBottom, below: Edge.contentBottom, by: 0, exactly: true)
    }
    for index in measured.indices {
      addItem(index, to: &solver)
      guard holdsItemsInside else { continue }
      solver.require(Edge.count + 4 * index, below: Edge.contentTop, by: 0, exactly: false)
      solver.require(Edge.contentBottom, below: Edge.count + 4 * index + 3, by: 0, exactly: false)
    }
    for (index, link) in chain.links.enumerated() where !dropped.contains(index) {
      solver.require(
        try point(link.lower), below: try point(link.upper), by: try distance(link), exactly: link.relation == .equal,
        link: index)
    }
    return solver
  }

  /// Top, first baseline, last baseline and bottom; an item stretches between its baselines, a box above its bottom.
  private func addItem(_ index: Int, to solver: inout ChainSolver) {
    let (top, first) = (Edge.count + 4 * index, Edge.count + 4 * index + 1)
    let (last, bottom) = (first + 1, first + 2)
    let fitting = measured[index].fitting
    let isFixed = measured[index].item.content.hasFixedHeight
    guard let firstBaseline = fitting.firstBaseline, let lastBaseline = fitting.lastBaseline else {
      solver.require(bottom, below: top, by: fitting.height, exactly: isFixed)
      solver.require(first, below: bottom, by: 0, exactly: true)
      solver.require(last, below: bottom, by: 0, exactly: true)
      return
    }
    solver.require(first, below: top, by: firstBaseline, exactly: true)
    solver.require(last, below: first, by: lastBaseline - firstBaseline, exactly: isFixed)
    solver.require(bottom, below: last, by: fitting.height - lastBaseline, exactly: true)
  }

  private func point(_ anchor: ChainAnchor) throws(SelfSizingError) -> Int {
    switch anchor {
    case .contentTop: return Edge.contentTop
    case .contentBottom: return Edge.contentBottom
    case .marginTop: return Edge.marginTop
    case .marginBottom: return Edge.marginBottom
    case .cellTop: return Edge.cellTop
    case .cellBottom: return Edge.cellBottom
    case .top(let name): return try itemPoint(name, 0)
    case .firstBaseline(let name): return try itemPoint(name, 1)
    case .lastBaseline(let name): return try itemPoint(name, 2)
    case .bottom(let name): return try itemPoint(name, 3)
    }
  }

  private func itemPoint(_ name: String, _ edge: Int) throws(SelfSizingError) -> Int {
    guard let index = indices[name] else { throw .unknownItem(name) }
    return Edge.count + 4 * index + edge
  }

  private func distance(_ link: ChainLink) throws(SelfSizingError) -> Double {
    let distance =
      switch link.spacing {
      case .points(let points): points
      case .system(let multiplier): multiplier * systemSpacing(from: link.upper, to: link.lower)
      }
    guard distance.isFinite else { throw .invalidNumber("the spacing of \(link)", distance) }
    return distance
  }

  private func systemSpacing(from upper: ChainAnchor, to lower: ChainAnchor) -> Double {
    let policy = chain.systemSpacing
    if policy.followsLowerLabel, case .firstBaseline(let name) = lower, let distance = lineDistance(name) {
      return distance
    }
    if policy.followsUpperLabel, case .lastBaseline(let name) = upper, let distance = lineDistance(name) {
      return distance
    }
    return policy.withoutText
  }

  private func lineDistance(_ name: String) -> Double? {
    indices[name].flatMap { measured[$0].item.content.lineDistance }
  }

  /// Where an item stands; one held by its bottom alone hugs it.
  private func frame(_ index: Int, _ solution: Solution) -> ChainFrame? {
    let measured = measured[index]
    let height = measured.fitting.height
    let (top, bottom) = (solution[Edge.count + 4 * index], solution[Edge.count + 4 * index + 3])
    guard let y = top ?? bottom.map({ $0 - height }) else { return nil }
    return ChainFrame(
      item: measured.item.name, x: measured.x, y: y, width: measured.width,
      height: max(height, (bottom ?? y + height) - y), fitting: measured.fitting)
  }
}

extension ChainMeasuring {
  private mutating func diagnose(_ solution: Solution, _ frames: [ChainFrame], isComplete: Bool) {
    guard isComplete else {
      diagnoseIncomplete(solution)
      return
    }
    for item in chain.items where !frames.contains(where: { $0.item == item.name }) {
      diagnoses.append(.ambiguous(item: item.name, edge: .top))
    }
    guard let end = solution[Edge.contentBottom], solution.conflicts.isEmpty else { return }
    for frame in frames where frame.y + frame.height > end + 1e-6 {
      diagnoses.append(.overflows(item: frame.item, by: frame.y + frame.height - end))
    }
  }

  private mutating func diagnoseIncomplete(_ solution: Solution) {
    var found: [SelfSizingDiagnosis] = []
    for link in chain.links {
      if link.upper == .cellTop, let name = link.lower.item {
        found.append(.pinnedToCell(item: name, edge: .top, fallback: fallback))
      }
      if link.lower == .cellBottom, let name = link.upper.item {
        found.append(.pinnedToCell(item: name, edge: .bottom, fallback: fallback))
      }
    }
    for (index, item) in chain.items.enumerated() {
      let hasAbove = chain.links.contains { $0.lower.item == item.name }
      let hasBelow = chain.links.contains { $0.upper.item == item.name }
      let isReached = solution[Edge.count + 4 * index] != nil
      if !isReached, !hasAbove { found.append(.missingEdge(item: item.name, edge: .top, fallback: fallback)) }
      if isReached, !hasBelow { found.append(.missingEdge(item: item.name, edge: .bottom, fallback: fallback)) }
    }
    if found.isEmpty {
      found = [
        chain.items.last.map { .missingEdge(item: $0.name, edge: .bottom, fallback: fallback) }
          ?? .emptyChain(fallback: fallback)
      ]
    }
    diagnoses += found
  }
}
