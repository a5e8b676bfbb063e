// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A text prepared once and asked many times: an immutable value that threads may share (DESIGN section 3).

package import LineLayout
internal import Shaping
internal import Synchronization
internal import TextAnalysis

/// A text of which everything is done that depends neither on a width nor on a size.
public struct PreparedText: Sendable {
  /// What all copies share.
  final class Storage: Sendable {
    let text: AttributedText
    let offsets: OffsetMap
    let styles: PreparedStyles
    let policies: TextPolicies
    let measurer: TextMeasurer
    /// U+2026, shaped in the first style when text is first cut.
    private let shapedEllipsis = Mutex<Boxed<ShapedText>?>(nil)

    init(
      text: AttributedText, offsets: OffsetMap, styles: PreparedStyles, policies: TextPolicies, measurer: TextMeasurer
    ) {
      self.text = text
      self.offsets = offsets
      self.styles = styles
      self.policies = policies
      self.measurer = measurer
    }

    /// The policies' options, without a box; paragraphs have their own modes.
    var basicOptions: LayoutOptions {
      var options = TextBox().checkedOptions(policies, heightMode: .textKit)
      options.setMode(nil)
      return options
    }

    var ellipsis: ShapedText {
      shapedEllipsis.withLock { known in
        if let known { return known.value }
        let shaped = Boxed(measurer.shape("\u{2026}", style: styles.shaping[0]))
        known = shaped
        return shaped.value
      }
    }
  }

  let storage: Storage
  private(set) var sized: SizedText
  /// The content size category its Dynamic Type fonts have; nil: the sizes they were made with.
  public private(set) var category: ContentSizeCategory?

  init(storage: Storage, input: LayoutInput, category: ContentSizeCategory?) {
    self.storage = storage
    sized = SizedText(input)
    self.category = category
  }

  /// What every question reads.
  package var input: LayoutInput { sized.input }

  /// The text that was prepared.
  public var text: AttributedText { storage.text }
  /// What answered for each family that was asked for, each once, in order.
  public var fonts: [FontReport] { storage.styles.reports }
  /// Scalars that no font has, each once, in order; they are measured as the first font's missing-glyph box.
  public var missingScalars: [Unicode.Scalar] { input.text.missing.compactMap(Unicode.Scalar.init) }
  /// Whether a script written without spaces was broken at cluster edges, since no dictionary was there.
  public var lacksDictionary: Bool { input.text.analysis.lacksDictionary }

  /// Returns the same text with its Dynamic Type fonts at another category; nothing is shaped again.
  ///
  /// - Throws: ``MeasureError/missingValue(_:)`` if a text style has no published size there.
  /// - Complexity: O(styles).
  public func at(_ category: ContentSizeCategory?) throws(MeasureError) -> PreparedText {
    var copy = self
    copy.sized = SizedText(input.with(metrics: try storage.styles.metrics(at: category)))
    copy.category = category
    return copy
  }

  /// Returns the same text with points added after every cluster; nothing is shaped again.
  func spaced(by points: Double) -> PreparedText {
    var copy = self
    copy.sized = SizedText(
      input.with(
        metrics: input.metrics.map { metrics in
          var spaced = metrics
          spaced.spacing += points
          return spaced
        }))
    return copy
  }

  /// Returns the same text with every size times a factor; nothing is shaped again.
  func scaled(by factor: Double) -> PreparedText {
    var copy = self
    copy.sized = SizedText(input.scaled(by: factor))
    return copy
  }
}

/// The styles of a prepared text: what another category needs.
struct PreparedStyles: Sendable {
  /// At least one.
  let shaping: [ShapingStyle]
  let sizing: [StyleSizing]
  let fonts: [ResolvedFont]

  /// Each style's points at a category.
  func metrics(at category: ContentSizeCategory?) throws(MeasureError) -> [RunMetrics] {
    var metrics: [RunMetrics] = []
    for (style, font) in zip(sizing, fonts) { metrics.append(try style.metrics(of: font, at: category)) }
    return metrics
  }

  var reports: [FontReport] {
    var reports: [FontReport] = []
    for report in fonts.lazy.flatMap(\.reports) where !reports.contains(report) { reports.append(report) }
    return reports
  }
}
