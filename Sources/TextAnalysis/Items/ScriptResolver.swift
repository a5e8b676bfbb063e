// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Script runs of a paragraph (UAX #24, section 5), one pass over its clusters. A run narrows a set of scripts:
// Common joins what stands before it, else what follows; brackets that close take the script of those that open;
// a neutral with Script_Extensions (such as U+3001) that the run before lacks goes with what follows, if that fits.
// Hiragana and Katakana are one, since OpenType has one tag for both. Han is not kana: fonts may shape the two apart.

import UnicodeTables

/// A stretch of one script: it ends where the next one starts.
struct ScriptRun: Hashable {
  /// Byte offset.
  var start: Int32
  var script: Script
}

/// Resolves the scripts of a paragraph's clusters; reusable.
struct ScriptResolver {
  /// Whether Han and kana may share a run; right where no font in use has features for one of them alone.
  var mergesHanAndKana = false {
    didSet { alike = mergesHanAndKana ? Self.kana.union(ScriptSet(Script.han.rawValue)) : Self.kana }
  }

  /// A run as far as it is known.
  struct Run {
    var start: Int32
    var set: ScriptSet
    /// The script of the first cluster that has one of its own; Common until then.
    var preferred: UInt8
  }
  private(set) var runs: [Run] = []
  /// Neutral clusters that the last run's scripts do not use: theirs if the next cluster with a script agrees.
  private var waiting: Run?
  private var brackets = OpenBrackets()
  private var extensions = ExtensionCache()
  private var alike = kana
  /// Raw value of the script of the last run where it is known and the only one: the same again changes nothing.
  private(set) var settled = noScript

  private static var noScript: UInt8 { .max }
  private static var common: UInt8 { 0 }
  private static let kana = ScriptSet(Script.hiragana.rawValue).union(ScriptSet(Script.katakana.rawValue))

  /// Starts a paragraph.
  mutating func begin(at start: Int32) {
    runs.removeAll(keepingCapacity: true)
    runs.append(Run(start: start, set: .all, preferred: Self.common))
    brackets.removeAll()
    waiting = nil
    settled = Self.noScript
  }

  /// Adds a cluster by the scalar that decides for it.
  mutating func add(_ scalar: UInt32, _ fields: ScalarFields, at offset: Int32) {
    if fields.isPlain {
      if !fields.isNeutral { add(ScriptSet(fields.script), fields.script, at: offset) }
      return
    }
    if fields.isClosingBracket, let opener = brackets.close(scalar) {
      addClosing(of: opener, at: offset)
      return
    }
    let set = fields.hasExtensions ? extensions.set(of: scalar) : fields.isNeutral ? .all : ScriptSet(fields.script)
    if fields.isNeutral, !set.isAll { addNeutral(set, at: offset) }
    if !fields.isNeutral { add(set, fields.script, at: offset) }
    if fields.isOpeningBracket { brackets.open(scalar, at: offset) }
  }

  /// The level changes at `offset`: neutrals there go with what follows at their level, if anything does.
  mutating func changeLevel(at offset: Int32) {
    guard !runs[runs.count - 1].set.isAll else { return }
    waiting = Run(start: offset, set: .all, preferred: Self.common)
    settled = Self.noScript
  }

  /// A cluster with a script of its own.
  private mutating func add(_ given: ScriptSet, _ script: UInt8, at offset: Int32) {
    let set = joined(given)
    defer { settle() }
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
    if runs[last].preferred == Self.common {
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
  private mutating func addNeutral(_ given: ScriptSet, at offset: Int32) {
    let set = joined(given)
    defer { settle() }
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
      waiting = Run(start: offset, set: set, preferred: Self.common)
    } else {
      waiting = nil
      runs[last].set = common
    }
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
    if low < runs.count - 1, !run.set.isAll { add(run.set, run.preferred, at: offset) }
  }

  /// Scripts that are shaped alike.
  @inline(__always) private func joined(_ set: ScriptSet) -> ScriptSet {
    set.intersection(alike).isEmpty ? set : set.union(alike)
  }

  private mutating func settle() {
    let last = runs[runs.count - 1]
    let isSettled = waiting == nil && (last.set == ScriptSet(last.preferred) || last.set == alike)
    settled = isSettled ? last.preferred : Self.noScript
  }
}
