// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Why a text is as high as it is (DESIGN section 5, "Line height"): the terms of the sum, each with its reason. Made from
// the lines that were set, so it explains the answer and does not compute another one.

internal import LineLayout
internal import Shaping
internal import TextAnalysis

/// How one line's height came about, and what stands below it.
public struct LineHeightExplanation: Hashable, Sendable {
  /// The line as it is shown.
  public let text: String
  /// Points above the baseline, of the fonts and attachments that count.
  public let ascent: Double
  /// Points below the baseline.
  public let descent: Double
  /// The factor of the paragraph style; 1 where there is none.
  public let multiple: Double
  /// The limits of the paragraph style: 0 and infinity where there are none.
  public let minimum: Double
  /// See `minimum`.
  public let maximum: Double
  /// What rounding this line up to whole pixels added; 0 where lines are not rounded one by one.
  public let rounding: Double
  /// The height that came out.
  public let height: Double
  /// From the line's top to its baseline.
  public let baseline: Double
  /// What stands between the line and the next one, or below the last; none of them 0.
  public let below: [HeightTerm]
}

/// A part of a height, in points, and its reason.
public struct HeightTerm: Hashable, Sendable {
  /// Where the points come from; raw values are words for people.
  public enum Reason: String, Hashable, Sendable {
    /// `NSParagraphStyle.lineSpacing`.
    case lineSpacing = "line spacing"
    /// The font's line gap, or the leading that a text style carries.
    case leading = "leading"
    /// The leading of a text style, where an OS generation rounds the line with its leading up to whole pixels.
    case roundedLeading = "leading, rounded with its line"
    /// `NSParagraphStyle.paragraphSpacing`.
    case paragraphSpacing = "paragraph spacing"
    /// `NSParagraphStyle.paragraphSpacingBefore` of the next paragraph.
    case paragraphSpacingBefore = "paragraph spacing before"
  }

  /// Why.
  public let reason: Reason
  /// How much.
  public let points: Double
}

/// The terms of a text's height.
public struct HeightExplanation: Hashable, Sendable {
  /// From top to bottom.
  public let lines: [LineHeightExplanation]
  /// Their sum, spacing included: points, unrounded.
  public let height: Double
  /// How a surplus is shared between above and below the baseline.
  public let policy: LineHeightPolicy
}

extension PreparedText {
  /// Returns the terms that the height of a string in a box is made of.
  ///
  /// - Returns: Empty text has no lines and no height, but by ``TextPolicies/emptyText``.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative side.
  public func explainHeight(in box: TextBox) throws(MeasureError) -> HeightExplanation {
    explainHeight(try options(for: box), token: nil)
  }

  /// The terms of the height that `drawn(in:options:token:)` answers: of the same lines.
  package func explainHeight(
    in box: TextBox, options: StringDrawingOptions, token: PreparedText? = nil
  ) throws(MeasureError) -> HeightExplanation {
    let drawing = try drawing(in: box, options: options, token: token?.asToken)
    return explain(drawing.block, try self.options(for: box), token: token?.asToken ?? sized.ellipsis(of: storage))
  }

  func explainHeight(_ options: LayoutOptions, token: TruncationToken?) -> HeightExplanation {
    explain(block(options, token: token), options, token: self.token(for: options, given: token))
  }

  private func explain(_ block: TextBlock, _ options: LayoutOptions, token: TruncationToken?) -> HeightExplanation {
    let texts = layout(block, token: token).lines.map(\.text)
    let leading: HeightTerm.Reason = options.linePixelScale == nil ? .leading : .roundedLeading
    let lines = block.lines.indices.map { index in
      LineHeightExplanation(
        block.lines[index], text: texts[index], style: paragraph(at: block.lines[index].range.lowerBound).style,
        below: below(index, of: block, leading: leading))
    }
    return HeightExplanation(lines: lines, height: block.height, policy: LineHeightPolicy(options.heightMode))
  }

  /// The paragraph that owns a byte; the last one owns the line behind a final newline.
  private func paragraph(at offset: Int32) -> (index: Int, style: ParagraphMetrics) {
    let ranges = input.text.analysis.paragraphs
    let index = ranges.lastIndex { $0.start <= offset } ?? 0
    return (index, input.paragraphs[min(index, input.paragraphs.count - 1)])
  }

  /// What stands below a line. The leading is the only term that no style says, so it is what is left.
  ///
  /// - Parameter leading: What a leading that no font has is called.
  private func below(_ index: Int, of block: TextBlock, leading: HeightTerm.Reason) -> [HeightTerm] {
    let line = block.lines[index]
    let isLast = index + 1 == block.lines.count
    let next = isLast ? block.height : block.lines[index + 1].y
    let own = paragraph(at: line.range.lowerBound)
    var terms: [HeightTerm] = []
    if !isLast, line.end == .hard, isTerminated(line, own.index) {
      let following = paragraph(at: block.lines[index + 1].range.lowerBound).style
      terms.append(HeightTerm(reason: .paragraphSpacing, points: own.style.paragraphSpacing))
      terms.append(HeightTerm(reason: .paragraphSpacingBefore, points: following.paragraphSpacingBefore))
    }
    let rest = next - (line.y + line.height) - terms.reduce(0) { $0 + $1.points }
    if !isLast, Self.isSame(rest, own.style.lineSpacing) {
      terms.insert(HeightTerm(reason: .lineSpacing, points: own.style.lineSpacing), at: 0)
    } else if rest.magnitude > Self.noise {
      let known = input.metrics.flatMap { [$0.styleLeading, $0.lineGap] }.first { Self.isSame($0, rest) }
      terms.insert(HeightTerm(reason: known == nil ? leading : .leading, points: known ?? rest), at: 0)
    }
    return terms.filter { $0.points != 0 }
  }

  /// Whether the line's terminator ends its paragraph, and not the line alone (VT, FF, LS).
  private func isTerminated(_ line: TextLine, _ paragraph: Int) -> Bool {
    let ranges = input.text.analysis.paragraphs
    return ranges.indices.contains(paragraph) && ranges[paragraph].end == line.range.upperBound
  }

  /// Sums of positions leave this much.
  private static let noise = 1e-7
  private static func isSame(_ first: Double, _ second: Double) -> Bool { (first - second).magnitude < noise }
}

extension PreparedLabel {
  /// Returns the terms that the height of the label in a width is made of, before it is rounded up to whole pixels.
  ///
  /// - Parameter width: Points; infinity is unbounded.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative width.
  public func explainHeight(width: Double) throws(MeasureError) -> HeightExplanation {
    guard width >= 0 else { throw .invalidSize(name: "width", value: width) }
    let width = label.numberOfLines == 1 ? .infinity : width
    return text.explainHeight(options(width: width, height: .infinity), token: token)
  }

  /// The terms of the height that `textRect(forBounds:)` answers in bounds of a width, before it is rounded and clipped.
  package func explainHeight(boundsWidth width: Double) throws(MeasureError) -> HeightExplanation {
    guard width >= 0 else { throw .invalidSize(name: "width", value: width) }
    return text.explainHeight(options(width: width, height: .infinity), token: token)
  }
}

extension LineHeightExplanation {
  fileprivate init(_ line: TextLine, text: String, style: ParagraphMetrics, below: [HeightTerm]) {
    let multiple = style.lineHeightMultiple ?? 1
    let box = min(style.maximumLineHeight, max(style.minimumLineHeight, (line.ascent + line.descent) * multiple))
    self.init(
      text: text, ascent: line.ascent, descent: line.descent, multiple: multiple, minimum: style.minimumLineHeight,
      maximum: style.maximumLineHeight, rounding: line.height - box, height: line.height,
      baseline: line.baseline - line.y, below: below)
  }
}

extension LineHeightPolicy {
  fileprivate init(_ mode: LineHeightMode) {
    self =
      switch mode {
      case .textKit: .textKit
      case .label: .label
      case .halfLeading: .halfLeading
      case .evenSplit: .evenSplit
      }
  }
}
