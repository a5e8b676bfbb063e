// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The door: fonts and providers in, prepared texts out. It has no hidden default fonts; bundles are handed in.

internal import Dictionaries
internal import Shaping
internal import TextAnalysis

/// Prepares and measures texts with a collection of fonts; threads may share one.
public final class TextMeasurer: Sendable {
  /// The fonts that names are looked up in.
  public let fonts: FontCollection
  let providers: AnalysisProviders
  let shaper = Shaper()
  let cache: ShapeCache?
  let styles = StyleMemo()

  /// Bytes of shaped text that are kept for texts to come.
  public static let defaultCacheBytes = 8 << 20

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - fonts: Where families are looked up, and what falls back.
  ///   - cacheBytes: The most bytes the shape cache may hold; `0` keeps none. It never changes an answer.
  ///   - hyphenationFolder: A folder with `hyph_*.dic` files, asked before the system's; used where a paragraph style
  ///     asks for hyphenation.
  public init(
    fonts: FontCollection, cacheBytes: Int = TextMeasurer.defaultCacheBytes, hyphenationFolder: String? = nil
  ) {
    self.fonts = fonts
    providers = AnalysisProviders(
      wordBreaker: DictionaryWordBreaker(), hyphenator: LazyHyphenator(folder: hyphenationFolder))
    cache = cacheBytes > 0 ? ShapeCache(byteLimit: cacheBytes) : nil
  }

  /// Prepares a text: everything that depends neither on a width nor on a size is done once, here.
  ///
  /// - Parameters:
  ///   - text: The characters and their attributes.
  ///   - defaultFont: The font of runs without one; UIKit's string drawing uses Helvetica 12.
  ///   - policies: What UIKit leaves open.
  ///   - language: BCP 47, of runs without one; empty for none.
  ///   - category: The content size category that Dynamic Type fonts follow; nil keeps the sizes they were made with.
  /// - Returns: An immutable value to ask for sizes and lines.
  /// - Throws: ``MeasureError`` for a font that cannot be found or opened, or a number out of its domain.
  /// - Complexity: O(*n*) in the text's length.
  public func prepare(
    _ text: AttributedText, defaultFont: Font = .stringDrawingDefault, policies: TextPolicies = TextPolicies(),
    language: String = "", category: ContentSizeCategory? = nil
  ) throws(MeasureError) -> PreparedText {
    let context = ResolveContext(
      fonts: fonts, defaultFont: defaultFont, policies: policies, language: language, strategy: nil,
      alignment: nil, category: category)
    return try prepare(text, context: context)
  }

  /// Shapes a short text of one style by itself: a hyphen, a truncation token.
  func shape(_ string: String, style: ShapingStyle) -> ShapedText {
    var analyzer = TextAnalyzer()
    let bytes = Array(string.utf8)
    let analysis = bytes.withUnsafeBufferPointer { analyzer.analyze($0, AnalysisRequest(providers: providers)) }
    return shaper.shape(bytes: bytes, analysis: analysis, styles: [style], cache: cache)
  }

  func prepare(_ text: AttributedText, context: ResolveContext) throws(MeasureError) -> PreparedText {
    try TextResolver(text: text, context: context, measurer: self).preparedText()
  }
}
