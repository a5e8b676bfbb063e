// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A string and its attribute runs: NSAttributedString's part in measuring. Runs tile the string.

/// A string whose stretches carry attributes.
public struct AttributedText: Hashable, Sendable {
  /// Attributes and the UTF-16 range they hold for.
  public struct Run: Hashable, Sendable {
    /// UTF-16 code units.
    public var range: UTF16Range
    /// The attributes of the range.
    public var attributes: TextAttributes
  }

  /// The characters.
  public let string: String
  /// Ascending, tiling the string, none empty; empty text has none.
  public private(set) var runs: [Run]
  /// The attributes of empty text, and of the whole before ranges are set.
  public let baseAttributes: TextAttributes

  /// Creates a text with one set of attributes.
  public init(_ string: String, attributes: TextAttributes = TextAttributes()) {
    self.string = string
    baseAttributes = attributes
    let count = string.utf16.count
    runs = count == 0 ? [] : [Run(range: UTF16Range(0, count), attributes: attributes)]
  }

  /// The length in UTF-16 code units.
  public var utf16Count: Int { runs.last?.range.upperBound ?? 0 }

  /// Puts the attributes of `added` that are not nil on a range; a later call wins over an earlier one.
  ///
  /// An empty range changes nothing.
  /// - Throws: ``MeasureError/invalidRange(_:length:)`` if the range reaches outside the string.
  /// - Complexity: O(runs).
  public mutating func add(_ added: TextAttributes, in range: UTF16Range) throws(MeasureError) {
    guard range.lowerBound >= 0, range.upperBound <= utf16Count else {
      throw .invalidRange(range, length: utf16Count)
    }
    guard !range.isEmpty else { return }
    var result: [Run] = []
    for run in runs {
      let inner = UTF16Range(
        max(run.range.lowerBound, range.lowerBound), min(run.range.upperBound, range.upperBound))
      guard inner.lowerBound < min(run.range.upperBound, range.upperBound) else {
        result.append(run)
        continue
      }
      result.appendUnlessEmpty(run.range.lowerBound, inner.lowerBound, run.attributes)
      result.appendUnlessEmpty(inner.lowerBound, inner.upperBound, run.attributes.merging(added))
      result.appendUnlessEmpty(inner.upperBound, run.range.upperBound, run.attributes)
    }
    runs = result
  }
}

extension [AttributedText.Run] {
  /// Appends a run unless its range is empty.
  fileprivate mutating func appendUnlessEmpty(_ lower: Int, _ upper: Int, _ attributes: TextAttributes) {
    guard lower < upper else { return }
    append(AttributedText.Run(range: UTF16Range(lower, upper), attributes: attributes))
  }
}
