// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a prepared text holds: blocks still live after it was made, a byte of its text; a page
// is all paragraphs of a language in one text.

import AllocationCounter
import Copyfit

/// Prints the memory of prepared texts.
enum MemoryReport {
  static func write(_ sets: [TextSet]) throws {
    print("### Memory of a prepared text, live heap bytes a byte of text\n")
    var table = MarkdownTable(["set", "bytes a string", "held a string", "held a byte"])
    for set in sets { table.add(try row("\(set.kind.rawValue)-\(set.language)", set)) }
    for set in sets where set.kind == .para { table.add(try row("page-\(set.language)", set.page)) }
    table.write()
  }

  private static func row(_ name: String, _ set: TextSet) throws -> [String] {
    let fixture = try Fixture(set)
    let before = copyfit_allocations_of_thread().live
    let kept = fixture.texts.map { fixture.prepare($0, with: fixture.measurer) }
    let held = Double(copyfit_allocations_of_thread().live - before)
    let count = Double(kept.count)
    return [
      name, (Double(set.byteCount) / count).text(), (held / count).text(), (held / Double(set.byteCount)).text(1),
    ]
  }
}
