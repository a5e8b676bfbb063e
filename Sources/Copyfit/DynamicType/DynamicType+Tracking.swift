// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Tracking by point size as data (facts: UIKit 1.4). The real system fonts have it in their advances already, so it is
// for stand-in fonts only, and only where asked for.

extension DynamicType {
  /// Returns the system font's tracking at a size, in points.
  ///
  /// Never add it to the real system font: its advances contain it.
  /// - Throws: ``DynamicTypeError/noTracking(pointSize:platform:)`` where the guideline has no row for the size.
  /// - Complexity: O(rows), 60 at most.
  public static func tracking(forPointSize size: Double, on platform: Platform = .iOS) throws(DynamicTypeError)
    -> Double
  {
    let isWatch = platform == .watchOS
    let sizes = isWatch ? DynamicTypeTable.compactTrackingSizes : DynamicTypeTable.trackingSizes
    guard let row = sizes.firstIndex(where: { Double($0) == size }) else {
      throw .noTracking(pointSize: size, platform: platform)
    }
    let hundredths =
      switch platform {
      case .watchOS: DynamicTypeTable.compactTracking[row]
      case .macOS, .tvOS: DynamicTypeTable.desktopTracking[row]
      case .iOS, .visionOS: DynamicTypeTable.tracking[row]
      }
    return Double(hundredths) / 100
  }
}
