// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The sequences of emoji-test.txt 17.0: each is one cluster and one advance in the bundled emoji font, behind a text
// font. Also the ranges and bits that stand in for look-ups.

import FontFaces
import TestSupport
import Testing
import TextAnalysis
import UnicodeTables

@testable import Shaping

@Suite struct `Emoji` {
  @Test func `Every sequence of emoji-test is one cluster, one advance`() throws {
    let faces = [
      try BundledFonts.face("Inter/Inter-Regular.otf"), try BundledFonts.face("NotoColorEmoji/NotoColorEmoji.ttf"),
    ]
    var count = 0
    for line in try TestFiles.lines("Tests/ShapingTests/Recorded/emoji-test.txt.gz") where !line.hasPrefix("#") {
      let scalars = line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let string = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
      let text = shape(string, faces)
      let advanceEdges = text.prefix.indices.count { $0 > 0 && text.prefix[$0] != text.prefix[$0 - 1] }
      // Newer than the font: its scalars are missing, or its parts stand side by side.
      let isNewer = line.contains("E16.0") || line.contains("E17.0")
      #expect(text.runs.count == 1 && (advanceEdges == 0 || isNewer), "\(line)")
      #expect(text.missing.isEmpty || isNewer, "\(line)")
      count += 1
    }
    #expect(count == 5_225)
  }

  @Test func `Ranges that spare a look-up leave out no scalar`() {
    for scalar in UInt32(0)...0x10FFFF {
      let properties = ScalarProperties.of(scalar)
      if properties.hasEmojiPresentation || properties.isEmojiModifier {
        #expect(scalar >= 0x200D && EmojiRanges.mayTouchPresentation(scalar))
      }
    }
  }

  @Test func `The bits of boundary flags are those of TextAnalysis`() {
    #expect(FlagBits.clusterEdge == BoundaryFlags.clusterEdge.rawValue)
    #expect(FlagBits.allowed == BoundaryFlags.allowed.rawValue)
    #expect(FlagBits.mandatory == BoundaryFlags.mandatory.rawValue)
    #expect(FlagBits.hyphen == BoundaryFlags.hyphen.rawValue)
    #expect(FlagBits.space == BoundaryFlags.space.rawValue)
    #expect(FlagBits.ignorable == BoundaryFlags.ignorable.rawValue)
    #expect(FlagBits.terminator == BoundaryFlags.terminator.rawValue)
  }
}
