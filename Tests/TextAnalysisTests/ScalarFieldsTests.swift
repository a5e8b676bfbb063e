// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.

import Testing
import UnicodeTables

@testable import TextAnalysis

@Suite struct `Fields read without a call are the properties` {
  @Test func `For every scalar`() {
    var wrong: [UInt32] = []
    PropertyLookup.withTables { tables in
      for scalar in UInt32(0)..<0x110000 {
        let (fields, properties) = (ScalarFields(of: scalar, in: tables), ScalarProperties.of(scalar))
        let isRight =
          fields.properties == properties && fields.bidiClass == properties.bidiClass
          && fields.script == properties.script.rawValue
          && fields.isNeutral == [.common, .inherited, .unknown].contains(properties.script)
          && fields.isOpeningBracket == properties.isOpeningBracket
          && fields.isClosingBracket == properties.isClosingBracket
          && fields.hasExtensions == properties.hasScriptExtensions
          && fields.isPlain
            == !(properties.isOpeningBracket || properties.isClosingBracket || properties.hasScriptExtensions)
        if !isRight { wrong.append(scalar) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) scalars, such as U+\(String(wrong.first ?? 0, radix: 16))")
  }
}
