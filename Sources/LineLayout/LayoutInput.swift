// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Everything a layout reads, in one value: built once by the facade, borrowed by every question.

package import Shaping

/// A shaped text with its sizes and paragraph styles.
package struct LayoutInput: Sendable {
  package var text: ShapedText
  /// One a shaping style of the text.
  package var metrics: [RunMetrics]
  /// One a paragraph of the text, or a single one that serves all.
  package var paragraphs: [ParagraphMetrics]
  /// Ascending by offset.
  package var attachments: [AttachmentBox]
  /// Hyphen shown at a soft hyphen, shaped alone, one a style or empty where the text has none.
  package var hyphens: [ShapedText]
  /// The style of the empty line behind a final newline (that of the text's last character), or of empty text.
  package var lastStyle: Int32

  package init(
    text: ShapedText, metrics: [RunMetrics], paragraphs: [ParagraphMetrics] = [ParagraphMetrics()],
    attachments: [AttachmentBox] = [], hyphens: [ShapedText] = [], lastStyle: Int32 = 0
  ) {
    self.text = text
    self.metrics = metrics
    self.paragraphs = paragraphs
    self.attachments = attachments
    self.hyphens = hyphens
    self.lastStyle = lastStyle
  }
}
