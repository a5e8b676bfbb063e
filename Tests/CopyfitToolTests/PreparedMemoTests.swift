// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Texts kept from request to request change no answer (law 6): each is compared with that of an answerer that keeps none.

import Copyfit
import CopyfitFonts
import Testing

@testable import CopyfitTool

@Suite struct `Texts that come again are answered as they were` {
  private static let measurer = TextMeasurer(fonts: .bundled)

  private static let requests: [String] = {
    let texts = [
      "Save", "Änderungen sichern", "حفظ التغييرات", "a\u{AD}b c", "", "\u{E9}t\u{E9}", "e\u{301}te\u{301}",
      "One two three four five",
    ]
    let rests = [
      "", ",\"size\":20", ",\"textStyle\":\"body\"", ",\"textStyle\":\"body\",\"contentSizeCategory\":\"AX1\"",
      ",\"role\":\"label\"", ",\"role\":\"label\",\"numberOfLines\":2,\"scale\":3",
      ",\"role\":\"label\",\"bounds\":[0,0,50,20]", ",\"kern\":1", ",\"truncationToken\":\"...\",\"numberOfLines\":1",
      ",\"drawingOptions\":[\"usesLineFragmentOrigin\",\"usesDeviceMetrics\"]", ",\"trailingWhitespace\":\"hang\"",
    ]
    return texts.flatMap { text in
      rests.flatMap { rest in
        [30, 80, 1000].map { "{\"id\":\"\($0)\",\"text\":\"\(text)\",\"width\":\($0)\(rest)}" }
      }
    }
  }()

  private func answers(_ answerer: RequestAnswerer, rounds: Int) -> [String] {
    (0..<rounds).flatMap { _ in
      Self.requests.map { line in
        var writer = JSONWriter()
        Array(line.utf8).withUnsafeBufferPointer { BatchLine(answerer: answerer).process($0, number: 1, into: &writer) }
        return String(decoding: writer.bytes, as: UTF8.self)
      }
    }
  }

  @Test func `Whatever box, font, role and policy they are asked with`() {
    let plain = answers(RequestAnswerer(measurer: Self.measurer), rounds: 1)
    let kept = answers(RequestAnswerer(measurer: Self.measurer, memo: PreparedMemo()), rounds: 3)
    #expect(plain.count == 8 * 11 * 3 && !plain.contains { $0.contains("\"error\"") })
    // Composed and decomposed letters are equal strings, but not the same text.
    #expect(kept.elementsEqual(plain + plain + plain) { $0.utf8.elementsEqual($1.utf8) })
  }

  @Test func `A text is prepared once it was seen twice, and not again`() throws {
    let memo = PreparedMemo()
    let answerer = RequestAnswerer(measurer: Self.measurer)
    var count = 0
    for width in [10.0, 20, 30, 40] {
      var request = BatchRequest(text: "Save")
      request.width = width
      _ = try memo.prepared(request) { () throws(BatchError) in
        count += 1
        return try answerer.prepare(request)
      }
    }
    #expect(count == 2)
  }
}
