// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// From elements to slots and back, and what is where. Looking never measures.

extension TableLayout {
  /// Returns the number of rows of a section; 0 where there is none.
  public func rowCount(ofSection section: Int) -> Int {
    guard section >= 0, section < sectionCount else { return 0 }
    return sectionStarts[section + 1] - sectionStarts[section] - 2
  }

  /// Returns where an element stands, with estimates for what is unmeasured.
  ///
  /// - Throws: ``TableLayoutError/noSuchElement(_:)``.
  /// - Complexity: O(log *n*).
  public func frame(of element: TableElement) throws(TableLayoutError) -> TableFrame {
    frame(atSlot: try slot(of: element))
  }

  /// Returns the points from the top of the content to the top of a row.
  ///
  /// - Throws: ``TableLayoutError/noSuchElement(_:)``.
  /// - Complexity: O(log *n*).
  public func offset(ofRow row: Int, inSection section: Int) throws(TableLayoutError) -> Double {
    tree.sum(before: try slot(of: .row(section: section, row: row)))
  }

  /// Returns the element that covers a height; nil above the content, below it, and for NaN.
  ///
  /// An element covers its top edge and not its bottom; one without height covers nothing.
  /// - Complexity: O(log *n*).
  public func element(at y: Double) -> TableElement? {
    guard y >= 0, y < tree.total, let slot = tree.lastIndex(startingAtOrBefore: y) else { return nil }
    return element(atSlot: slot)
  }

  /// Returns the frames that a window shows, top to bottom, those without height left out; nothing is measured.
  ///
  /// - Complexity: O(log *n*) and the number of frames.
  public func visibleFrames(from top: Double, height: Double) -> [TableFrame] {
    var frames: [TableFrame] = []
    var slot = firstSlot(at: top)
    while slot < slotCount {
      let frame = frame(atSlot: slot)
      guard frame.y < top + height else { break }
      if frame.height > 0 { frames.append(frame) }
      slot += 1
    }
    return frames
  }

  func firstSlot(at top: Double) -> Int {
    guard top < tree.total else { return slotCount }
    return top > 0 ? tree.lastIndex(startingAtOrBefore: top) ?? slotCount : 0
  }

  func frame(atSlot slot: Int) -> TableFrame {
    TableFrame(
      element: element(atSlot: slot), y: tree.sum(before: slot), height: tree[slot], isMeasured: isMeasured(slot))
  }

  func slot(of element: TableElement) throws(TableLayoutError) -> Int {
    switch element {
    case .header(let section) where section >= 0 && section < sectionCount: return sectionStarts[section]
    case .footer(let section) where section >= 0 && section < sectionCount: return sectionStarts[section + 1] - 1
    case .row(let section, let row) where row >= 0 && row < rowCount(ofSection: section):
      return sectionStarts[section] + 1 + row
    default: throw .noSuchElement(element)
    }
  }

  func element(atSlot slot: Int) -> TableElement {
    var (low, high) = (0, sectionCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sectionStarts[middle] <= slot { low = middle } else { high = middle }
    }
    if slot == sectionStarts[low] { return .header(section: low) }
    if slot == sectionStarts[low + 1] - 1 { return .footer(section: low) }
    return .row(section: low, row: slot - sectionStarts[low] - 1)
  }

  func isMeasured(_ slot: Int) -> Bool { measured[slot >> 6] & (1 << UInt64(slot & 63)) != 0 }
}
