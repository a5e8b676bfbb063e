// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Measuring: one element, what a window shows, or everything on all cores. A height is asked for once until invalidated.

extension TableLayout {
  /// Measures an element unless it is measured, and returns where it stands.
  ///
  /// - Throws: ``TableLayoutError``.
  /// - Complexity: One question to the closure and O(log *n*).
  @discardableResult
  public mutating func measure(_ element: TableElement) throws(TableLayoutError) -> TableFrame {
    let slot = try slot(of: element)
    try measure(slot: slot)
    return frame(atSlot: slot)
  }

  /// Measures what a window shows, as a table does before it draws, and returns the frames.
  ///
  /// Rows above the window keep their estimates, so the first visible row does not move.
  /// - Throws: ``TableLayoutError/invalidHeight(_:_:)``.
  @discardableResult
  public mutating func measureVisible(from top: Double, height: Double) throws(TableLayoutError) -> [TableFrame] {
    var slot = firstSlot(at: top)
    var y = slot < slotCount ? tree.sum(before: slot) : top + height
    while slot < slotCount, y < top + height {
      try measure(slot: slot)
      slot += 1
      y = tree.sum(before: slot)
    }
    return visibleFrames(from: top, height: height)
  }

  /// Measures every element that is not measured, on all cores; the result does not depend on their number.
  ///
  /// - Throws: ``TableLayoutError/invalidHeight(_:_:)`` for the first such element in order; nothing is kept then.
  public mutating func measureAll() async throws(TableLayoutError) {
    let table = self
    let chunk = 4096
    let starts = Array(stride(from: 0, to: slotCount, by: chunk))
    let results = await withTaskGroup(of: (Int, [Double]).self) { group in
      for (index, start) in starts.enumerated() {
        group.addTask { (index, table.heights(of: start..<min(start + chunk, table.slotCount))) }
      }
      var results = [[Double]](repeating: [], count: starts.count)
      for await (index, heights) in group { results[index] = heights }
      return results
    }
    try keep(Array(results.joined()), from: 0)
  }

  /// Forgets one height, so that it is asked for again; the estimate stands until then.
  ///
  /// - Throws: ``TableLayoutError/noSuchElement(_:)``.
  /// - Complexity: O(log *n*).
  public mutating func invalidate(_ element: TableElement) throws(TableLayoutError) {
    let slot = try slot(of: element)
    guard closureExists(for: element) else { return }
    measured[slot >> 6] &= ~(1 << UInt64(slot & 63))
    tree[slot] = estimate(of: element)
  }

  /// Forgets all heights, as after a change of width or content size category.
  ///
  /// - Complexity: O(*n* / 16) and O(log *n*) a section, without measuring.
  public mutating func invalidateAll() {
    measured = [UInt64](repeating: 0, count: (slotCount + 63) / 64)
    if tree.count == slotCount {
      tree.reset(to: estimates.row)
    } else {
      tree = PrefixTree(repeating: estimates.row, count: slotCount)
    }
    for section in 0..<sectionCount {
      let (header, footer) = (sectionStarts[section], sectionStarts[section + 1] - 1)
      tree[header] = headerHeight == nil ? 0 : estimates.header
      tree[footer] = footerHeight == nil ? 0 : estimates.footer
      if headerHeight == nil { mark(header) }
      if footerHeight == nil { mark(footer) }
    }
  }

  mutating func measure(slots: Range<Int>) throws(TableLayoutError) {
    try keep(heights(of: slots), from: slots.lowerBound)
  }

  private mutating func measure(slot: Int) throws(TableLayoutError) {
    guard !isMeasured(slot) else { return }
    let element = element(atSlot: slot)
    let height = ask(element)
    guard height >= 0, height.isFinite else { throw .invalidHeight(element, height) }
    tree[slot] = height
    mark(slot)
  }

  private mutating func keep(_ heights: [Double], from start: Int) throws(TableLayoutError) {
    if let bad = heights.firstIndex(where: { !($0 >= 0 && $0.isFinite) }) {
      throw .invalidHeight(element(atSlot: start + bad), heights[bad])
    }
    tree.replace(from: start, with: heights)
    for slot in start..<start + heights.count { mark(slot) }
  }

  /// The heights of a range of slots, measured or asked for.
  private func heights(of slots: Range<Int>) -> [Double] {
    slots.map { isMeasured($0) ? tree[$0] : ask(element(atSlot: $0)) }
  }

  private func ask(_ element: TableElement) -> Double {
    switch element {
    case .header(let section): headerHeight?(section) ?? 0
    case .row(let section, let row): rowHeight(section, row)
    case .footer(let section): footerHeight?(section) ?? 0
    }
  }

  private func closureExists(for element: TableElement) -> Bool {
    switch element {
    case .header: headerHeight != nil
    case .row: true
    case .footer: footerHeight != nil
    }
  }

  private func estimate(of element: TableElement) -> Double {
    switch element {
    case .header: estimates.header
    case .row: estimates.row
    case .footer: estimates.footer
    }
  }

  private mutating func mark(_ slot: Int) { measured[slot >> 6] |= 1 << UInt64(slot & 63) }
}
