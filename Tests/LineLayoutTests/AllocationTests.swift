// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Sizes are asked thousands of times a second: they allocate nothing, whatever the text (STYLE 6).

import AllocationCounter
import Testing

@testable import LineLayout

/// Unoptimised code boxes values that optimised code does not.
#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif

@Suite(.enabled(if: isOptimized && copyfit_counts_allocations())) struct `A size allocates nothing` {
  /// Allocations of the second asking: what a cut inside a word changes is remembered from the first.
  private func allocations(_ input: LayoutInput, _ options: LayoutOptions, _ token: TruncationToken? = nil) -> UInt64 {
    let first = input.size(options, token: token)
    let before = copyfit_allocations_of_thread().calls
    let second = input.size(options, token: token)
    let after = copyfit_allocations_of_thread().calls
    #expect(first == second)
    return after - before
  }

  private static let paragraph = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 7)

  @Test func `On one line and on several`() throws {
    let input = SampleText(Self.paragraph, try SampleFont.system.get()).input()
    for width in [Double.infinity, 300, 120, 20] {
      var options = LayoutOptions()
      options.width = width
      #expect(allocations(input, options) == 0)
      options.wrapping = .character
      #expect(allocations(input, options) == 0)
    }
  }

  @Test func `On cut text`() throws {
    let input = SampleText(Self.paragraph, try SampleFont.system.get()).input()
    let token = try squareToken()
    for mode in [TruncationMode.none, .clip, .head, .middle, .tail] {
      var options = LayoutOptions()
      (options.width, options.maximumLines, options.truncation) = (200, 2, mode)
      #expect(allocations(input, options, token) == 0)
    }
  }

  @Test func `On random texts and styles`() throws {
    for seed in 0..<100 {
      let made = try RandomCase(seed: seed, .all)
      #expect(allocations(made.input, made.options) == 0, "seed \(seed)")
    }
  }
}
