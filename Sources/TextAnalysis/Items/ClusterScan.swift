// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The pass that follows boundaries and levels: the scalar that decides for each cluster's script.

import UnicodeTables

/// Scans one paragraph's content, its cluster edges being known.
struct ClusterScan {
  private var clusterStart = 0
  private var clusterHasScript = false

  /// Adds the paragraph's clusters to `scripts`.
  mutating func scan(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, flags: UnsafeBufferPointer<BoundaryFlags>,
    levels: [LevelRun], scripts: inout ScriptResolver
  ) {
    var level = 1
    PropertyLookup.withTables { tables in
      var offset = range.lowerBound
      while offset < range.upperBound {
        let (scalar, length) = decodeScalar(text, at: offset)
        let properties = tables[scalar]
        if flags[offset].contains(.clusterEdge) {
          clusterStart = offset
          while level < levels.count, levels[level].start <= offset {
            scripts.changeLevel(at: Int32(offset))
            level += 1
          }
          clusterHasScript = !properties.script.isNeutral
          addFirst(scalar, properties, &scripts)
        } else if !clusterHasScript, !properties.script.isNeutral {
          // A neutral base takes the script of its marks: U+25CC with a vowel sign.
          clusterHasScript = true
          scripts.add(scalar, properties, at: Int32(clusterStart))
        }
        offset += length
      }
    }
  }

  /// Adds a cluster, unless it changes nothing.
  private func addFirst(_ scalar: UInt32, _ properties: ScalarProperties, _ scripts: inout ScriptResolver) {
    if properties.isPlain, properties.script == scripts.settled || properties.script.isNeutral { return }
    scripts.add(scalar, properties, at: Int32(clusterStart))
  }
}

extension ScalarProperties {
  /// Neither a bracket nor of several scripts.
  fileprivate var isPlain: Bool { !hasScriptExtensions && !isOpeningBracket && !isClosingBracket }
}
