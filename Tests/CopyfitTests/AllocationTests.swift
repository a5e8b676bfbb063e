// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// "Allocates nothing", counted (STYLE 6). Counts do not wobble as times do.

import AllocationCounter
import Copyfit
import CopyfitFonts
import TestSupport
import Testing

/// Unoptimised code boxes values that optimised code does not.
#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif

@Suite(.enabled(if: isOptimized && copyfit_counts_allocations())) struct `A prepared text is asked without allocating` {
  static let texts = [
    "Save", "Do you want to keep the changes you made to this document before closing it?",
    "Die Überprüfung der Kontoeinstellungen ist fehlgeschlagen.", "هل تريد حفظ التغييرات التي أجريتها على المستند؟",
    "Two\nparagraphs, and a \t tab.", "نص with English داخل 123",
  ]

  /// Allocations of `work` on this thread.
  private func allocations(_ work: () throws -> Void) rethrows -> UInt64 {
    let before = copyfit_allocations_of_thread().calls
    try work()
    return copyfit_allocations_of_thread().calls - before
  }

  @Test(arguments: texts)
  func `A size in a new width`(text: String) throws {
    let prepared = try TextMeasurer(fonts: .bundled).prepare(AttributedText(text), defaultFont: .system(size: 17))
    var height = 0.0
    // What is made once, on the first question, is not counted.
    for width in stride(from: 20.0, to: 400, by: 7) { height += try prepared.size(in: TextBox(width: width)).height }
    let count = try allocations {
      for width in stride(from: 20.0, to: 400, by: 7) { height += try prepared.size(in: TextBox(width: width)).height }
    }
    #expect(height > 0)
    #expect(count == 0)
  }

  @Test(arguments: texts)
  func `A label's fitting size in a new width`(text: String) throws {
    let label = try TextMeasurer(fonts: .bundled).prepare(Label(text, numberOfLines: 0))
    var height = 0.0
    func ask() throws {
      for width in stride(from: 20.0, to: 400, by: 7) {
        height += try label.sizeThatFits(Size(width: width, height: .infinity)).height
      }
    }
    try ask()
    #expect(try allocations(ask) == 0)
    #expect(height > 0)
  }
}
