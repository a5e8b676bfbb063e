// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The first text of a process: a collection made, names looked up, faces opened.

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK

/// Times the opening of fonts.
enum OpenReport {
  static func write(rounds: Int) throws {
    print("### Opening fonts, microseconds (median of \(rounds) rounds; pages of the binary warm)\n")
    var table = MarkdownTable(["what", "median", "least"])
    let collections = (0..<rounds).map { _ in collect() }
    table.add([
      "collection of all bundled files", collections.map(\.time).median.text(), collections.map(\.time).least.text(),
    ])
    for (name, text) in [
      ("Latin", "Hello"), ("Arabic", "مرحبا"), ("Chinese", "你好"), ("emoji", "👋🏽"), ("mixed", "Hello مرحبا 你好 👋🏽"),
    ] {
      var times: [Double] = []
      for _ in 0..<rounds {
        let measurer = TextMeasurer(fonts: collect().fonts)
        let start = Clock.threadNanoseconds
        consume(try measurer.prepare(AttributedText(text), defaultFont: .system(size: 16)))
        times.append((Clock.threadNanoseconds - start) / 1000)
      }
      table.add(["first text, " + name, times.median.text(), times.least.text()])
    }
    table.write()
  }

  private static func collect() -> (fonts: FontCollection, time: Double) {
    let start = Clock.threadNanoseconds
    var fonts = FontCollection()
    fonts.add(files: BundledFonts.files, standIns: BundledFonts.standIns)
    fonts.add(files: BundledFontsCJK.files, standIns: [])
    return (fonts, (Clock.threadNanoseconds - start) / 1000)
  }
}
