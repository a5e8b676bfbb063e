// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Errors are data; their words stand in one place and name the culprit and the next step.

/// Why a text cannot be measured.
public enum MeasureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A width or height is NaN or negative.
  case invalidSize(name: String, value: Double)
  /// A number of an attribute or a style is NaN, infinite or out of its domain.
  case invalidNumber(name: String, value: Double)
  /// A range reaches outside the string.
  case invalidRange(UTF16Range, length: Int)
  /// No registered family and no file has this name.
  case unknownFont(name: String, suggestion: String?)
  /// A font file cannot be used.
  case badFont(name: String, reason: String)
  /// A table has no such cell: nothing is guessed.
  case missingValue(String)

  /// The message: the culprit and the next step.
  public var description: String {
    switch self {
    case .invalidSize(let name, let value):
      "\(name) is \(value): give a number of points from 0 up, or leave it out for unbounded"
    case .invalidNumber(let name, let value):
      "\(name) is \(value): give a finite number in its range"
    case .invalidRange(let range, let length):
      "range \(range.lowerBound)..<\(range.upperBound) is not inside the text of \(length) UTF-16 units"
    case .unknownFont(let name, let suggestion):
      "no font named '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "; register a file that has it")
    case .badFont(let name, let reason):
      "font '\(name)' cannot be used: \(reason)"
    case .missingValue(let what):
      "\(what) is not published: choose another, or give the size yourself"
    }
  }
}
