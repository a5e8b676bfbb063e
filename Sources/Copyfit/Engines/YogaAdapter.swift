// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Yoga's measure function (YGMeasureFunc): two modes and two Floats, NaN where undefined.

/// How Yoga constrains an axis, with the raw values of `YGMeasureMode`.
public enum YogaMeasureMode: Int, Hashable, Sendable {
  /// No constraint; the number is NaN and is not read.
  case undefined = 0
  /// The number is the size.
  case exactly = 1
  /// The number is the most.
  case atMost = 2
}

/// Answers Yoga's measure and baseline functions from a prepared text.
public struct YogaAdapter: Sendable {
  /// The text that is measured.
  public let text: PreparedText

  /// Creates an adapter.
  public init(_ text: PreparedText) {
    self.text = text
  }

  /// Returns the size for Yoga, each side narrowed to Float by rounding up, so that the text fits when it comes back.
  ///
  /// `exactly` answers the given number as it is. A NaN or negative number acts as `undefined`.
  public func measure(
    width: Float, widthMode: YogaMeasureMode, height: Float, heightMode: YogaMeasureMode
  ) -> (width: Float, height: Float) {
    let constraints = (widthMode.constraint(width), heightMode.constraint(height))
    // Both constraints are checked above, so this cannot throw.
    guard let size = try? text.measure(width: constraints.0, height: constraints.1) else { return (0, 0) }
    return (Float(roundingUp: size.width), Float(roundingUp: size.height))
  }

  /// Returns the first baseline at a width, from the top, as `YGBaselineFunc` asks.
  public func baseline(width: Float) -> Float {
    let constraint = YogaMeasureMode.atMost.constraint(width)
    return Float((try? text.measure(width: constraint))?.firstBaseline ?? 0)
  }
}

extension YogaMeasureMode {
  fileprivate func constraint(_ value: Float) -> SizeConstraint {
    guard self != .undefined, value >= 0 else { return .maxContent }
    guard value.isFinite else { return .maxContent }
    return self == .exactly ? .exactly(Double(value)) : .atMost(Double(value))
  }
}

extension Float {
  /// The least Float that is not below a Double: narrowing must never make a box too small for its text.
  public init(roundingUp value: Double) {
    let nearest = Float(value)
    self = Double(nearest) < value ? nearest.nextUp : nearest
  }
}
