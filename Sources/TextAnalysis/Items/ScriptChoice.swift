// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one script of each run, once a paragraph is read.

import UnicodeTables

extension ScriptResolver {
  /// Ends the paragraph and appends its runs; neighbours differ in script.
  func finish(into result: inout [ScriptRun]) {
    let first = result.count
    for run in runs {
      let script = run.script
      if result.count > first, result[result.count - 1].script.rawValue == script.rawValue { continue }
      result.append(ScriptRun(start: run.start, script: script))
    }
  }
}

extension ScriptResolver.Run {
  /// What to choose where only neutrals with several scripts stand: the scripts most text is written in.
  private static let usual: [Script] = [
    .latin, .han, .arabic, .cyrillic, .devanagari, .katakana, .hiragana, .hangul, .bengali, .greek, .hebrew, .thai,
  ]

  /// The run's script: that of its first cluster with one of its own, else the usual one; Common if all are possible.
  fileprivate var script: Script {
    if preferred != 0, set.contains(preferred) { return unsafeBitCast(preferred, to: Script.self) }
    if set.isAll { return .common }
    return Self.usual.first { set.contains($0.rawValue) } ?? set.first.map(Script.init(rawValue:)) ?? .common
  }
}
