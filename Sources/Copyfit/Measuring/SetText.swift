// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A layout as the rooms have it, for pictures: the same breaking that answers `layout` and `drawn` (law 6).

package import LineLayout
internal import Shaping

/// A text set in a box, with what its lines refer to.
package struct SetText: Sendable {
  package let input: LayoutInput
  package let block: TextBlock
  /// What stands for cut text; nil where text is cut without one.
  package let token: TruncationToken?
  /// The box, in points; infinite where unbounded.
  package let box: Size
  /// Each line as it is shown.
  package let lines: [String]
  /// The whole text as it is shown.
  package let shown: String
  package let measurer: TextMeasurer
  /// Scalars that no font has, each once, in order.
  package let missing: [Unicode.Scalar]
}

extension PreparedText {
  /// Sets the text in a box, as `layout(in:)` does.
  package func set(in box: TextBox) throws(MeasureError) -> SetText {
    let options = try options(for: box)
    let size = Size(width: box.width, height: box.height)
    return set(block(options), in: size, token: token(for: options, given: nil))
  }

  /// Sets the text as `drawn(in:options:token:)` does.
  package func set(
    in box: TextBox, options: StringDrawingOptions, token: PreparedText? = nil
  ) throws(MeasureError) -> SetText {
    let own = TruncationToken(text: storage.ellipsis, metrics: Array(input.metrics.prefix(1)))
    let given = token?.asToken
    let drawing = try drawing(in: box, options: options, token: given)
    return set(drawing.block, in: Size(width: box.width, height: box.height), token: given ?? own)
  }

  fileprivate func set(_ block: TextBlock, in box: Size, token: TruncationToken?) -> SetText {
    let shown = ShownText(block: block, bytes: input.text.bytes, token: token?.text.bytes ?? [], input: input)
    return SetText(
      input: input, block: block, token: token, box: box, lines: block.lines.indices.map(shown.line),
      shown: shown.whole, measurer: storage.measurer, missing: missingScalars)
  }
}

extension PreparedLabel {
  /// Sets the text as `layout(in:)` does, shrunk if the label shrinks.
  package func set(in size: Size) throws(MeasureError) -> SetText {
    guard size.width >= 0 else { throw .invalidSize(name: "width", value: size.width) }
    guard size.height >= 0 else { throw .invalidSize(name: "height", value: size.height) }
    let drawn = try drawn(in: size)
    let options = options(width: size.width, height: size.height)
    let token = drawn.text.token(for: options, given: drawn.token)
    return drawn.text.set(drawn.text.block(options, token: token), in: size, token: token)
  }
}
