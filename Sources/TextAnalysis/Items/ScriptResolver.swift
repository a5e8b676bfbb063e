// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Script runs of a paragraph (UAX #24, section 5), one pass over its clusters. A run narrows a set of scripts:
// Common joins what stands before it, else what follows; brackets that close take the script of those that open;
// a neutral with Script_Extensions (such as U+3001) that the run before lacks goes with what follows, if that fits.
// Hiragana and Katakana are one, since OpenType has one tag for both. Han is not kana: fonts may shape the two apart.

package import UnicodeTables

/// A stretch of one script: it ends where the next one starts.
package struct ScriptRun: Hashable, Sendable {
  /// Byte offset.
  package var start: Int32
  package var script: Script
}

/// Resolves the scripts of a paragraph's clusters; reusable.
struct ScriptResolver {
  /// Whether Han and kana may share a run; right where no font in use has features for one of them alone.
  var mergesHanAndKana = false

  /// A run as far as it is known.
  fileprivate struct Run {
    var start: Int32
    var set: ScriptSet
    /// The script of the first cluster that has one of its own.
    var preferred: Script
  }
  private var runs: [Run] = []
  /// Neutral clusters that the last run's scripts do not use: theirs if the next cluster with a script agrees.
  private var waiting: Run?
  private var openBrackets: [(opening: UInt32, offset: Int32)] = []

  /// How many open brackets are searched for the one that a closing bracket pairs with.
  private static let searchedBrackets = 63

  /// Starts a paragraph.
  mutating func begin(at start: Int32) {
    runs.removeAll(keepingCapacity: true)
    runs.append(Run(start: start, set: .all, preferred: .common))
    openBrackets.removeAll(keepingCapacity: true)
    waiting = nil
    settled = Self.noScript
  }

  /// Raw value of the script of the last run where it is known and the only one: the same again changes nothing.
  private(set) var settled = Self.noScript
  /// No script's raw value.
  private static var noScript: UInt8 { .max }

  /// Adds a cluster by the scalar that decides for it.
  mutating func add(_ scalar: UInt32, _ properties: ScalarProperties, at offset: Int32) {
    if properties.isClosingBracket, let opener = popBracket(paired: scalar) {
      addClosing(of: opener, at: offset)
      return
    }
    let set = ScriptSet(properties, of: scalar)
    if !set.isAll {
      properties.script.isNeutral ? addNeutral(set, at: offset) : add(set, properties.script, at: offset)
      settle()
    }
    if properties.isOpeningBracket { openBrackets.append((BidiBracket.opening(of: scalar) ?? scalar, offset)) }
  }

  /// The level changes at `offset`: neutrals there go with what follows at their level, if anything does.
  mutating func changeLevel(at offset: Int32) {
    guard !runs[runs.count - 1].set.isAll else { return }
    waiting = Run(start: offset, set: .all, preferred: .common)
    settled = Self.noScript
  }

  private mutating func settle() {
    let last = runs[runs.count - 1]
    let isSingle = last.set == ScriptSet(last.preferred) || last.set == .kana
    settled = waiting == nil && isSingle ? last.preferred.rawValue : Self.noScript
  }

  /// A cluster with a script of its own.
  private mutating func add(_ set: ScriptSet, _ script: Script, at offset: Int32) {
    let set = joined(set)
    if let held = waiting {
      waiting = nil
      let common = held.set.intersection(set)
      if !common.isEmpty {
        runs.append(Run(start: held.start, set: common, preferred: script))
        return
      }
    }
    let last = runs.count - 1
    let common = runs[last].set.intersection(set)
    if runs[last].preferred == .common {
      // Only neutrals until now: they join, whatever scripts they are used in elsewhere.
      runs[last].set = common.isEmpty ? set : common
      runs[last].preferred = script
    } else if common.isEmpty {
      runs.append(Run(start: offset, set: set, preferred: script))
    } else {
      runs[last].set = common
    }
  }

  /// A neutral cluster that only some scripts use.
  private mutating func addNeutral(_ set: ScriptSet, at offset: Int32) {
    let set = joined(set)
    if let held = waiting {
      let common = held.set.intersection(set)
      if !common.isEmpty {
        waiting?.set = common
        return
      }
    }
    let last = runs.count - 1
    let common = runs[last].set.intersection(set)
    if common.isEmpty {
      waiting = Run(start: offset, set: set, preferred: .common)
    } else {
      waiting = nil
      runs[last].set = common
    }
  }

  /// Scripts that are shaped alike.
  private func joined(_ set: ScriptSet) -> ScriptSet {
    let alike = mergesHanAndKana ? ScriptSet.kanaAndHan : .kana
    return set.intersection(alike).isEmpty ? set : set.union(alike)
  }
}

extension ScriptResolver {
  /// Takes the opening bracket that pairs with a closing one off the stack, and those within; nil if there is none.
  private mutating func popBracket(paired scalar: UInt32) -> Int32? {
    guard let opening = BidiBracket.opening(of: scalar) else { return nil }
    let searched = openBrackets.suffix(Self.searchedBrackets)
    guard let index = searched.lastIndex(where: { $0.opening == opening }) else { return nil }
    let offset = openBrackets[index].offset
    openBrackets.removeSubrange(index...)
    return offset
  }

  /// A closing bracket goes where the bracket that opens it went.
  private mutating func addClosing(of opener: Int32, at offset: Int32) {
    if let held = waiting, held.start <= opener { return }
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= opener { low = middle } else { high = middle }
    }
    let run = runs[low]
    guard low < runs.count - 1, !run.set.isAll else { return }
    add(run.set, run.preferred, at: offset)
    settle()
  }

  /// Ends the paragraph and appends its runs; neighbours differ in script.
  mutating func finish(into result: inout [ScriptRun]) {
    let first = result.count
    for run in runs {
      let script = run.script
      if result.count > first, result[result.count - 1].script == script { continue }
      result.append(ScriptRun(start: run.start, script: script))
    }
  }
}

extension ScriptResolver.Run {
  /// What to choose where only neutrals with several scripts stand: the scripts most text is written in.
  private static let usual: [Script] = [
    .latin, .han, .arabic, .cyrillic, .devanagari, .katakana, .hiragana, .hangul, .bengali, .greek, .hebrew, .thai,
  ]

  /// The run's script: that of its first cluster with one of its own.
  fileprivate var script: Script {
    if set.isAll { return .common }
    if !preferred.isNeutral, set.contains(preferred) { return preferred }
    return Self.usual.first { set.contains($0) } ?? set.first ?? .common
  }
}
