// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The options that describe a question: the text, its font, its box. Their defaults are those of DESIGN section 6.

extension Option {
  static let textRows = [
    Option(
      name: .file, group: .text, kind: .path, placeholder: "PATH", short: "f", isRepeatable: true,
      help: "Take the text from a file; '-' is standard input. More than one is more than one text."),
    Option(
      name: .strings, group: .text, kind: .path, placeholder: "PATH", isRepeatable: true,
      help:
        "Take each string of a localisation file (.strings, .stringsdict, .xcstrings): all its languages, or that of "
        + "--language; every plural form and device."),
    Option(
      name: .language, group: .text, kind: .text, placeholder: "TAG", short: "l", field: "language",
      help: "Language of the text (BCP 47, such as ja or zh-Hans): decides line breaks, glyph forms and fallback."),
    Option(
      name: .pseudo, group: .text, kind: .flag, placeholder: "",
      help: "Pseudo-localise the text: accented letters, about a third longer, in brackets; %@, {name}, <b> and the "
        + "like stay."),
    Option(
      name: .pseudoGrowth, group: .text, kind: .number(.positive), placeholder: "FACTOR", standard: "1.35",
      isAdvanced: true, help: "How many times as many letters a pseudo-localised text has (turns --pseudo on)."),
  ]

  static let fontRows = [
    Option(
      name: .font, group: .font, kind: .text, placeholder: "FONT", standard: "system", isRepeatable: true,
      field: "font",
      help: "Family name or path of a font file ('file.ttc#2' is face 2); with commas, a list in fallback order."),
    Option(
      name: .size, group: .font, kind: .number(.positive), placeholder: "POINTS", short: "s", standard: "17",
      isRepeatable: true, field: "size", help: "Point size."),
    Option(
      name: .style, group: .font, kind: .choice(Vocabulary.textStyles, aliases: Vocabulary.textStyleAliases),
      placeholder: "STYLE", isRepeatable: true, field: "textStyle",
      help: "Dynamic Type text style; sets the size, and the system font unless --font is given."),
    Option(
      name: .category, group: .font,
      kind: .choice(Vocabulary.categories + ["all"], aliases: Vocabulary.categoryAliases),
      placeholder: "CATEGORY", short: "c", standard: "large", isRepeatable: true, field: "contentSizeCategory",
      help: "Content size category; 'all' asks for each of the twelve."),
    Option(
      name: .weight, group: .font, kind: .weight, placeholder: "WEIGHT", standard: "regular", field: "weight",
      help: "Font weight, by name or 100 to 900."),
    Option(
      name: .italic, group: .font, kind: .flag, placeholder: "", field: "italic", help: "Use the italic face."),
    Option(
      name: .fonts, group: .font, kind: .path, placeholder: "PATH", isRepeatable: true,
      help: "Font file or folder of font files whose families --font may name, besides the bundled ones."),
    Option(
      name: .systemFonts, group: .font, kind: .flag, placeholder: "",
      help: "Let --font name the fonts installed on this machine (needs fontconfig)."),
    Option(
      name: .scaledBy, group: .font, kind: .choice(Vocabulary.textStyles, aliases: Vocabulary.textStyleAliases),
      placeholder: "STYLE", isAdvanced: true, field: "scaledBy",
      help: "Scale --size by the category as UIFontMetrics(forTextStyle:) does."),
    Option(
      name: .maximumPointSize, group: .font, kind: .number(.positive), placeholder: "POINTS", isAdvanced: true,
      field: "maximumPointSize", help: "The largest size that scaling may reach."),
    Option(
      name: .fallback, group: .font, kind: .choice(["bundled", "none"]), placeholder: "WHICH",
      standard: "bundled, or none if a font is a path", isAdvanced: true, field: "fallback",
      help: "Fonts for characters that the given ones lack."),
    Option(
      name: .kern, group: .font, kind: .number(.any), placeholder: "POINTS", isAdvanced: true, field: "kern",
      help: "Space after each character; 0 turns pair kerning off."),
    Option(
      name: .tracking, group: .font, kind: .number(.any), placeholder: "POINTS", isAdvanced: true, field: "tracking",
      help: "Space after each character, with optional ligatures off."),
    Option(
      name: .baselineOffset, group: .font, kind: .number(.any), placeholder: "POINTS", standard: "0",
      isAdvanced: true, field: "baselineOffset", help: "Raises the text by this much."),
    Option(
      name: .feature, group: .font, kind: .text, placeholder: "FEATURE", isRepeatable: true, isAdvanced: true,
      field: "features", help: "OpenType feature as HarfBuzz writes it, such as 'liga=0'; all given are used."),
    Option(
      name: .variation, group: .font, kind: .assignment, placeholder: "AXIS=VALUE", isRepeatable: true,
      isAdvanced: true, field: "variations", help: "Position on an axis of a variable font; all given are used."),
  ]

  static let boxRows = [
    Option(
      name: .width, group: .box, kind: .numberOrNone, placeholder: "POINTS", short: "w", standard: "none",
      isRepeatable: true, field: "width", help: "Width to wrap at; 'none' is unbounded."),
    Option(
      name: .height, group: .box, kind: .numberOrNone, placeholder: "POINTS", standard: "none", field: "height",
      help: "Height of the box: lines below it are cut."),
    Option(
      name: .numberOfLines, group: .box, kind: .integer(-1_000_000...1_000_000), placeholder: "COUNT",
      short: "n", standard: "0, or 1 for a label", field: "numberOfLines",
      help: "Most lines to show; 0 and less is all."),
    Option(
      name: .role, group: .box, kind: .choice(["string", "label"]), placeholder: "ROLE", standard: "string",
      field: "role", help: "Answer as NSString.boundingRect ('string') or as UILabel ('label') would."),
    Option(
      name: .scale, group: .box, kind: .number(.positive), placeholder: "FACTOR", standard: "1", field: "scale",
      help: "Pixels a point: a label's size is rounded up to whole pixels."),
  ]
}
