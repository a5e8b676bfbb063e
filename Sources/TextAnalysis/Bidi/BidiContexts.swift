// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Cuts a paragraph into contexts (UAX #9, BD13, X5a, X10): the paragraph without its isolates' contents, and the
// content of each isolate without that of isolates within. An isolate's controls stay in the outer context as
// neutrals, so each context is what FriBidi would see as a paragraph of its own, at the level of the isolate.

import UnicodeTables

/// One context: its level, its classes, and its place in the order that groups contexts.
struct BidiContext {
  let level: UInt8
  var present: BidiClassSet = []
  /// Range in `BidiContexts.order`.
  var start = 0
  var count = 0
}

/// The contexts of a paragraph.
struct BidiContexts {
  private(set) var all: [BidiContext] = []
  /// Scalars, grouped by context, ascending in each.
  private(set) var order: [Int32] = []
  /// Classes as FriBidi is to see them, by scalar.
  private(set) var seen: [BidiClass] = []

  private var contextOf: [Int32] = []
  private var open: [Int32] = []
  private var status = DirectionalStatus()

  /// Finds the contexts of a paragraph.
  mutating func cut(_ classes: [BidiClass], _ isolates: IsolateDirections, base: UInt8) {
    begin(base: base, count: classes.count)
    var initiator = 0
    for index in classes.indices {
      let bidiClass = classes[index]
      switch bidiClass {
      case .LRE, .LRO: add(status.openEmbedding(isRightToLeft: false) ? bidiClass : .BN)
      case .RLE, .RLO: add(status.openEmbedding(isRightToLeft: true) ? bidiClass : .BN)
      case .PDF: add(status.closeEmbedding() ? .PDF : .BN)
      case .LRI, .RLI, .FSI:
        add(.ON)
        let isRTL = bidiClass == .RLI || bidiClass == .FSI && isolates.isRightToLeft[initiator]
        initiator += 1
        if status.openIsolate(isRightToLeft: isRTL) { openContext() }
      case .PDI:
        if status.closeIsolate() { open.removeLast() }
        add(.ON)
      case .B:
        // Of no context: what stands before it ends as at the paragraph's end (X8, X10); L1 gives its level.
        seen.append(.B)
        contextOf.append(-1)
        reset(base: base)
      default: add(bidiClass)
      }
    }
    group()
  }

  private mutating func begin(base: UInt8, count: Int) {
    all.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    contextOf.removeAll(keepingCapacity: true)
    reset(base: base)
  }

  /// X1, X8: a new paragraph as the algorithm sees it.
  private mutating func reset(base: UInt8) {
    status.reset(base: base)
    open.removeAll(keepingCapacity: true)
    openContext()
  }

  private mutating func openContext() {
    open.append(Int32(all.count))
    all.append(BidiContext(level: status.level))
  }

  private mutating func add(_ bidiClass: BidiClass) {
    let context = open[open.count - 1]
    seen.append(bidiClass)
    contextOf.append(context)
    all[Int(context)].count += 1
    all[Int(context)].present.insert(BidiClassSet(bidiClass))
  }

  /// Sorts the scalars by context, counting.
  private mutating func group() {
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: repeatElement(0, count: all.reduce(0) { $0 + $1.count }))
    var start = 0
    for context in all.indices {
      all[context].start = start
      start += all[context].count
      all[context].count = 0
    }
    for scalar in contextOf.indices where contextOf[scalar] >= 0 {
      let context = Int(contextOf[scalar])
      order[all[context].start + all[context].count] = Int32(scalar)
      all[context].count += 1
    }
  }
}

extension BidiResolver {
  /// Resolves each context alone and puts the levels back in the text's order.
  mutating func resolveContexts(base: UInt8) {
    contexts.cut(classes, isolates, base: base)
    gatherInOrder()
    steps += 3 * classes.count
    levels.append(contentsOf: repeatElement(base, count: classes.count))
    for index in contexts.all.indices {
      let context = contexts.all[index]
      let range = context.start..<context.start + context.count
      let isUniform = context.present.isUniform(atLevel: context.level)
      // FriBidi starts at level 0 or 1; what lies below the context is added.
      let parity = context.level & 1
      if !isUniform {
        friBidi.resolve(range, hasBrackets: hasBrackets, parity: parity)
        steps += context.count
      }
      for place in range {
        let level = isUniform ? parity : UInt8(truncatingIfNeeded: friBidi.levels[place])
        levels[Int(contexts.order[place])] = level + (context.level - parity)
      }
    }
  }

  /// Classes and brackets, grouped by context.
  private mutating func gatherInOrder() {
    let brackets = friBidi.brackets
    friBidi.removeAll()
    FriBidi.classValues.withUnsafeBufferPointer { values in
      for scalar in contexts.order {
        friBidi.classes.append(values[Int(contexts.seen[Int(scalar)].rawValue)])
        friBidi.brackets.append(brackets[Int(scalar)])
      }
    }
  }
}
