// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Line heights (DESIGN section 5, facts/uikit.md 4.1): natural height, multiple, minimum, maximum, then spacing.

internal import Shaping

/// What the styles, faces and attachments on a line reach above and below its baseline, in points.
struct LineExtent {
  var ascent = -Double.infinity
  var descent = -Double.infinity
  var lineGap = 0.0
  var styleLeading = 0.0

  mutating func add(_ metrics: RunMetrics) {
    add(ascent: metrics.ascent, descent: metrics.descent, offset: metrics.baselineOffset)
    lineGap = max(lineGap, metrics.lineGap)
    styleLeading = max(styleLeading, metrics.styleLeading)
  }

  mutating func add(_ other: LineExtent) {
    (ascent, descent) = (max(ascent, other.ascent), max(descent, other.descent))
    (lineGap, styleLeading) = (max(lineGap, other.lineGap), max(styleLeading, other.styleLeading))
  }

  /// Raised text reaches higher but no less low. Source: facts/uikit.md 4.1, step 1.
  mutating func add(ascent: Double, descent: Double, offset: Double) {
    self.ascent = max(self.ascent, ascent + max(0, offset))
    self.descent = max(self.descent, descent + max(0, -offset))
  }
}

/// A line's box, in points.
struct LineBox: Hashable {
  var ascent: Double
  var descent: Double
  var height: Double
  /// From the box's top.
  var baseline: Double
  /// From this line's top to that of the next of its paragraph.
  var pitch: Double
  /// The height with the leading that counts even below the last line.
  var leadedHeight: Double

  /// The box of a line of `extent` in a paragraph.
  ///
  /// Height = min(maximum, max(minimum, (ascent + descent) x multiple)). The baseline, from the top:
  /// - `textKit`, `label`: height - descent; surplus, and what a small maximum takes away, is above the baseline.
  /// - `halfLeading`: ascent + (height - ascent - descent) / 2.
  /// - `evenSplit`: height x ascent / (ascent + descent).
  /// Below: max(lineSpacing, leading), where leading is the line gap or style leading if `usesFontLeading`, and in
  /// `label` the style leading alone, between lines only.
  ///
  /// A text style's leading is a part of the line distance that its table gives, so limits hold for that distance:
  /// pitch = limited((ascent + descent) x multiple + style leading). Lines of a fixed height are that far apart in every
  /// category, and a larger category never lowers a distance (law 2), though its leading may be smaller: below a half,
  /// where the multiple could no longer make up for that, it takes its share of the leading.
  /// Not recorded on devices: facts/uikit.md has a style's leading (3.2) and limits (4.1) apart only.
  @inline(__always)
  init(_ extent: LineExtent, _ paragraph: LineRules, _ options: LayoutOptions) {
    (ascent, descent) = (extent.ascent, extent.descent)
    let natural = ascent + descent
    height = paragraph.lineHeight(natural: natural, options)
    baseline =
      switch options.heightMode {
      case .textKit, .label: height - descent
      case .halfLeading: ascent + (height - natural) / 2
      case .evenSplit: natural > 0 ? height * ascent / natural : height
      }
    let leaded =
      extent.styleLeading > 0
      ? paragraph.lineHeight(natural: natural, leading: extent.styleLeading, options) : height
    let isLabel = options.heightMode == .label
    leadedHeight = !isLabel && options.usesFontLeading ? max(leaded, height + extent.lineGap) : height
    pitch = max(height + paragraph.lineSpacing, isLabel ? leaded : leadedHeight)
  }
}

extension LineRules {
  /// Multiple, minimum, maximum, in this order; on the pixel grid where an OS generation rounds such lines.
  @inline(__always)
  fileprivate func lineHeight(natural: Double, leading: Double = 0, _ options: LayoutOptions) -> Double {
    guard changesLineHeight else { return natural + leading }
    let share = leading * min(1, 2 * lineHeightMultiple)
    let height = min(maximumLineHeight, max(minimumLineHeight, natural * lineHeightMultiple + share))
    guard let scale = options.linePixelScale else { return height }
    return PixelGrid(scale: scale).roundUp(height)
  }
}

extension LayoutInput {
  /// The extent of the runs that bytes `start..<end` touch, `firstRun` first; the last style's where there are none.
  @inline(__always)
  func extent(_ start: Int32, _ end: Int32, firstRun: Int32, _ fallback: FallbackMetrics) -> LineExtent {
    var extent = LineExtent()
    if isUniform, fallback == .requested {
      extent.add(metrics[Int(lastStyle)])
      return extent
    }
    var run = Int(firstRun)
    while run < text.runs.count, text.runs[run].start < end {
      add(&extent, run: run, fallback)
      run += 1
    }
    if extent.ascent == -.infinity { extent.add(metrics[Int(lastStyle)]) }
    return extent
  }

  private func add(_ extent: inout LineExtent, run: Int, _ fallback: FallbackMetrics) {
    let style = metrics[Int(text.runs[run].style)]
    if fallback == .used, text.runs[run].kind == .glyphs, !text.usesRequestedFace(run: run) {
      let face = index.faces[Int(text.runs[run].face)]
      extent.add(ascent: face.ascent * style.size, descent: face.descent * style.size, offset: style.baselineOffset)
      extent.lineGap = max(extent.lineGap, face.lineGap * style.size)
    } else {
      extent.add(style)
    }
    guard text.runs[run].kind == .attachment, let box = attachment(at: text.runs[run].start) else { return }
    extent.add(ascent: box.ascent, descent: box.descent, offset: 0)
  }
}
