// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The same way as a user goes it: prepare, ask for a size, ask for lines.

import Copyfit

extension Phase {
  static var facade: [Phase] {
    [
      Phase(name: "prepare-cold", note: "from text to PreparedText, no cache", repeats: 1) { fixture in
        { _ in for text in fixture.texts { consume(fixture.prepare(text, with: fixture.measurer)) } }
      },
      Phase(name: "prepare-empty", note: "the same, the cache empty at the start of each pass", repeats: 1) { fixture in
        { _ in
          let measurer = TextMeasurer(fonts: Fixture.fonts)
          for text in fixture.texts { consume(fixture.prepare(text, with: measurer)) }
        }
      },
      Phase(name: "prepare-warm", note: "the same, every text met before", repeats: 1) { fixture in
        let measurer = TextMeasurer(fonts: Fixture.fonts)
        for text in fixture.texts { consume(fixture.prepare(text, with: measurer)) }
        return { _ in for text in fixture.texts { consume(fixture.prepare(text, with: measurer)) } }
      },
      Phase(name: "measure-warm", note: "string in, size out: AttributedText, prepare, size(in:)", repeats: 1) {
        fixture in
        let measurer = TextMeasurer(fonts: Fixture.fonts)
        return { pass in
          let width = fixture.set.widths[pass & 7]
          for string in fixture.set.strings {
            consume(fixture.size(of: fixture.prepare(AttributedText(string), with: measurer), width: width))
          }
        }
      },
      Phase(name: "size", note: "size(in:) of a prepared text in a new width", repeats: 64) { fixture in
        { pass in
          let width = fixture.set.widths[pass & 7]
          for text in fixture.prepared { consume(fixture.size(of: text, width: width)) }
        }
      },
      Phase(name: "layout", note: "layout(in:) of a prepared text, with lines", repeats: 4) { fixture in
        { pass in
          let width = fixture.set.widths[pass & 7]
          for text in fixture.prepared { consume(fixture.layout(of: text, width: width)) }
        }
      },
      Phase(name: "label", note: "Label.sizeThatFits of a prepared label", repeats: 16) { fixture in
        let labels = fixture.texts.map { text in
          do {
            return try fixture.measurer.prepare(Label(text, font: Fixture.font, numberOfLines: 0))
          } catch {
            fatalError("\(error)")
          }
        }
        return { pass in
          let width = fixture.set.widths[pass & 7]
          for label in labels { consume(try? label.sizeThatFits(Size(width: width, height: .infinity))) }
        }
      },
    ]
  }
}
