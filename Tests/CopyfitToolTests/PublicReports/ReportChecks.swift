// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a report expects, one line a word. A word that is not known here fails: nothing is passed over.

import Copyfit
import LineLayout
import TestSupport
import Testing

@testable import CopyfitTool

extension ReportAnswer {
  /// Words that explain, or that a run to the end has shown; times are never asserted.
  private static let silent: Set<String> = [
    "tol", "note", "reason", "no_crash", "no_nan_out", "max_seconds", "consistent", "exit_nonzero_or_unconstrained",
    // Follow-up questions, and relations in words: see PublicReportTests and ReportRelations.
    "then", "same_as", "relation", "invariant", "equal_to_fresh",
    // What is asked, in a follow-up.
    "text", "font", "paragraph", "drawingOptions", "lineBreakStrategy", "locale", "kern", "preferredMaxLayoutWidth",
    "contentSize", "max_height", "size",
  ]

  /// Reports whose answer differs, what differs, and the rule that decides. An entry that has become untrue fails.
  static let differences: [String: (words: Set<String>, rule: String)] = [
    "pub-111": (["no_line_starts_with"], "an emergency break may stand at any cluster edge (DESIGN 6, rule 2)"),
    "pub-139": (["line_texts", "never_split"], "the Tamil virama is no conjunct linker in Unicode 17 (UAX #29, GB9c)"),
  ]

  /// Checks all that `expected` says; `asksWidth`: its width is a part of the question.
  func check(_ expected: JSONValue, asksWidth: Bool = false) throws {
    guard case .object(let members) = expected else { return }
    #expect(answer.width.isFinite && answer.height.isFinite, "\(report.id)")
    let tolerance = expected["tol"]?.number ?? 0.001
    for member in members where !Self.silent.contains(member.key) && !(asksWidth && member.key == "width") {
      let holds = try holds(member.key, member.value, tolerance)
      let wanted = Self.differences[report.id]?.words.contains(member.key) != true
      #expect(holds == wanted, "\(report.id): \(member.key) is to be \(member.value), got \(summary)")
    }
  }

  private var summary: String {
    "\(answer.width) x \(answer.height), \(lineTexts), visible '\(answer.visible)'"
  }

  /// Whether an expectation holds; nil if the word is not known.
  private func holds(_ key: String, _ value: JSONValue, _ tolerance: Double) throws -> Bool? {
    if let number = value.number { return try holds(key, number, tolerance) }
    if let list = value.array { return try holds(key, list, tolerance) }
    if let text = value.string { return try holds(key, text) }
    return try value.boolean.flatMap { wanted in try isSo(key).map { $0 == wanted } }
  }

  private func holds(_ key: String, _ value: Double, _ tolerance: Double) throws -> Bool? {
    switch key {
    case "lines", "lines_shown": Double(answer.lineCount) == value
    case "lines_le": Double(answer.lineCount) <= value
    // The ink has a rectangle of its own.
    case "width": abs((ink?.width ?? answer.width) - value) <= tolerance
    case "height": abs((ink?.height ?? answer.height) - value) <= tolerance
    case "y": abs(answer.y - value) <= tolerance
    case "height_ge": answer.height >= value
    case "height_gt": answer.height > value
    // Of a label: its drawn lines, not the size that it would like.
    case "width_le": (request.role == .label ? widestLine : answer.width) <= value
    case "width_ge": answer.width >= value - tolerance
    case "not_width": abs(answer.width - value) > tolerance
    case "first_baseline": abs((answer.firstBaseline ?? .nan) - value) <= tolerance
    case "graphemes": Double(try trace().scalars.count { $0.startsCluster }) == value
    case "ink_top_above_box": abs(try inkOverflow().top - value) <= tolerance
    case "last_line_words_ge": Double(lineTexts.last?.split(separator: " ").count ?? 0) >= value
    case "scale_factor": abs((answer.scaleFactor ?? .nan) - value) <= tolerance
    default: nil
    }
  }

  private var ink: RectangleField? {
    request.drawingOptions?.contains(.usesDeviceMetrics) == true ? answer.ink : nil
  }

  private func holds(_ key: String, _ list: [JSONValue], _ tolerance: Double) throws -> Bool? {
    let texts = list.compactMap(\.string)
    let numbers = list.compactMap(\.number)
    return switch key {
    case "line_texts": lineTexts == texts
    // The reference leaves soft hyphens out of its lines.
    case "line_texts_in":
      list.contains { $0.array?.compactMap(\.string) == lineTexts.map { $0.filter { $0 != "\u{AD}" } } }
    case "display_lines": displayLines == texts
    case "line_heights": zip(answer.lines, numbers).allSatisfy { abs($0.height - $1) <= tolerance }
    case "never_split": !texts.contains(where: splits)
    case "no_line_starts_with": !sourceLines.contains { line in texts.contains { line.hasPrefix($0) } }
    case "never_visible": !texts.contains { answer.visible.contains($0) }
    case "missing_glyphs": answer.missing.map { "U+" + String($0.value, radix: 16, uppercase: true) } == texts
    case "fonts_used": try isDrawn(byFontsAlone: list)
    case "visual_to_logical": try visualOrder().map { Double($0) } == numbers
    case "base_in": texts.contains(try base())
    case "scale_factor_between": (numbers[0]...numbers[1]).contains(answer.scaleFactor ?? .nan)
    default: nil
    }
  }

  private func holds(_ key: String, _ text: String) throws -> Bool? {
    switch key {
    case "visible", "visible_logical": answer.visible == text
    case "ends_with": answer.visible.hasSuffix(text)
    case "last_line_prefix": answer.lines.last?.text.hasPrefix(text) == true
    case "first_line": lineTexts.first == text
    case "first_line_prefix": lineTexts.first?.hasPrefix(text) == true
    case "base", "all_lines_base": try base() == text
    case "ellipsis_visual_edge": try tokenStandsRight() == (text == "right")
    case "maximal": try isMaximal()
    default: nil
    }
  }

  private func isSo(_ key: String) throws -> Bool? {
    switch key {
    case "truncated": answer.isTruncated
    case "visible_nonempty": answer.visible.count > 1
    case "text_preserved": sourceLines.joined() == request.text
    case "no_line_wider_than_box": widestLine <= request.width ?? .infinity
    case "no_inserted_hyphen": !answer.lines.contains { $0.end == .hyphen }
    case "breaks_only_at_spaces": innerStarts.allSatisfy { Array(request.text.utf16)[$0 - 1] == 0x20 }
    case "breaks_on_grapheme_boundaries": areEdges(innerStarts)
    case "cluster_safe": areEdges(answer.visibleRanges.flatMap { [$0.lowerBound, $0.upperBound] })
    case "ink_overflow_top": try inkOverflow().top > 0
    case "ink_overflow_bottom": try inkOverflow().bottom > 0
    default: nil
    }
  }
}

extension ReportAnswer {
  /// Whether the other fonts of the list play no part, by their metrics either.
  private func isDrawn(byFontsAlone families: [JSONValue]) throws -> Bool {
    let change = ReportChange(members: .object([JSONMember(key: "font", value: .array(families))]))
    var (alone, all) = (try report.request(change), request)
    (alone.fallbackMetrics, all.fallbackMetrics) = (.used, .used)
    let answerer = RequestAnswerer(measurer: ReportFonts.measurer)
    let (first, second) = (try answerer.answer(alone), try answerer.answer(all))
    return (first.width, first.height) == (second.width, second.height) && first.missing.isEmpty
  }

  /// The edge at which every line starts in a box with room to spare.
  private func base() throws -> String {
    var request = request
    request.width = 2 * widestLine + 100
    let lines = try RequestAnswerer(measurer: ReportFonts.measurer).answer(request).lines
    let edges = Set(lines.map { $0.x > 0 ? "rtl" : "ltr" })
    return edges.count == 1 ? edges.first ?? "" : "mixed"
  }

  /// Whether the token is the rightmost piece of the only line.
  private func tokenStandsRight() throws -> Bool {
    let set = try ReportFonts.measurer.prepare(MappedRequest(request).label)
      .set(in: Size(width: request.width ?? .infinity, height: .infinity))
    return set.input.placedLines(of: set.block, token: set.token)[0].pieces.last?.source == .token
  }

  /// Whether one more cluster before the token would not fit.
  private func isMaximal() throws -> Bool {
    let kept = answer.visibleRanges.first?.upperBound ?? 0
    let rest = String(decoding: request.text.utf16.dropFirst(kept), as: UTF16.self)
    let longer = String(decoding: request.text.utf16.prefix(kept), as: UTF16.self) + String(rest.prefix(1))
    return try naturalWidth(of: longer) + naturalWidth(of: "…") > request.width ?? .infinity
  }
}
