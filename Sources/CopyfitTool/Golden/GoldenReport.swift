// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a comparison of golden files says to people: first the fonts, since they explain the rest.

/// The words of one comparison.
struct GoldenReport {
  private let comparison: GoldenComparison
  private let path: String
  private let style: TerminalStyle

  init(_ comparison: GoldenComparison, path: String, style: TerminalStyle = .plain) {
    (self.comparison, self.path, self.style) = (comparison, path, style)
  }

  /// A line for each record that `verify` has to complain of, at most this many.
  private static let mostRows = 20

  /// What `verify` prints.
  var verdict: String {
    let count = comparison.count == 1 ? "1 record" : "\(comparison.count) records"
    guard !comparison.isSame else {
      return "\(path): " + style.green("\(count), all as recorded") + "\n" + versions
    }
    let drifts = comparison.drifts
    let changed = drifts.isEmpty ? "no answer has changed" : "\(drifts.count) of \(count) changed"
    var page = "\(path): " + style.red(changed) + "\n" + fonts + versions
    for drift in drifts.prefix(Self.mostRows) { page += "  \(title(drift)): \(Self.summary(drift))\(cause(drift))\n" }
    if drifts.count > Self.mostRows { page += "  and \(drifts.count - Self.mostRows) more\n" }
    if !drifts.isEmpty { page += "see each: copyfit golden diff \(path)\n" }
    return page + "if it is meant: copyfit golden record \(path) --output \(path)\n"
  }

  /// What `diff` prints.
  func differences(columns: Int) -> String {
    guard !comparison.isSame else { return style.green("no difference") + "\n" + versions }
    let head = fonts + versions
    let pages = comparison.drifts.map { page($0, columns: columns) }
    return ([head] + pages).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func page(_ drift: GoldenDrift, columns: Int) -> String {
    var page = style.bold(title(drift)) + "\n  \(Self.summary(drift))\(cause(drift))\n"
    guard let old = drift.old?.answer, let new = drift.new?.answer else { return page }
    let view = SideBySide(old: WrappedText(old), new: WrappedText(new), style: style)
    page += view.firstDifference
    if view.hasLines { page += "\n" + view.render(columns: columns) }
    return page
  }
}

extension GoldenReport {
  private func title(_ drift: GoldenDrift) -> String { drift.id?.text ?? "" }

  /// ", because Inter is not the same font".
  private func cause(_ drift: GoldenDrift) -> String {
    guard !drift.changedFonts.isEmpty else { return "" }
    let isOne = drift.changedFonts.count == 1
    return ", because \(drift.changedFonts.joined(separator: " and ")) \(isOne ? "is" : "are") not the same"
      + (isOne ? " font" : " fonts")
  }

  private var fonts: String {
    comparison.fontChanges.map { change in
      let file = change.expected.file.isEmpty ? "" : " (\(change.expected.file))"
      var page = style.red("font is not the same: ") + "\(change.expected.name)\(file)\n"
      page += "  expected sha256 \(change.expected.sha256)\n"
      for font in change.found {
        let isSame = (font.name, font.file) == (change.expected.name, change.expected.file)
        page += "  found    sha256 \(font.sha256)" + (isSame ? "" : ": \(font.name) (\(font.file))") + "\n"
      }
      if change.found.isEmpty { page += "  found    none\n" }
      if let reason = change.reason { page += "  \(reason)\n" }
      return page
    }.joined()
  }

  private var versions: String {
    comparison.versionChanges.map { change in
      style.yellow("made with \(change.name) \(Self.short(change.old))") + ", now \(Self.short(change.new))\n"
    }.joined()
  }

  /// A digest by its beginning.
  private static func short(_ version: String) -> String {
    version.utf8.count == 64 ? "\(version.prefix(12))" : version
  }

  /// "3 lines, were 2; height 61, was 40.6".
  static func summary(_ drift: GoldenDrift) -> String {
    guard let old = drift.old else { return "a record that was not there" }
    guard let new = drift.new else { return "no such record any more" }
    guard let before = old.answer else { return "had no answer" }
    if case .failure(let error) = new.outcome { return "no answer: \(error.message)" }
    guard let after = new.answer else { return "no answer" }
    var notes = old.request.json == new.request.json ? [] : ["another request"]
    notes += counts(before, after)
    for field in ["width", "height", "firstBaseline", "lastBaseline"] {
      let (first, second) = (before[field]?.number, after[field]?.number)
      guard first != second else { continue }
      notes.append("\(words(field)) \(points(second)), was \(points(first))")
    }
    if before["isTruncated"] != after["isTruncated"] {
      notes.append(after["isTruncated"] == .boolean(true) ? "cut, was not" : "not cut, was")
    }
    if notes.isEmpty { notes = other(before, after) }
    return notes.joined(separator: "; ")
  }

  private static func counts(_ before: JSONValue, _ after: JSONValue) -> [String] {
    let (old, new) = (before["lineCount"]?.number ?? 0, after["lineCount"]?.number ?? 0)
    guard old != new else { return [] }
    let lines = new == 1 ? "1 line" : "\(DecimalFormat.shortest(new)) lines"
    return ["\(lines), \(old == 1 ? "was" : "were") \(DecimalFormat.shortest(old))"]
  }

  /// Fields that differ and have no words of their own.
  private static func other(_ before: JSONValue, _ after: JSONValue) -> [String] {
    guard case .object(let old) = before, case .object(let new) = after else { return ["another answer"] }
    var names = old.filter { after[$0.key] != $0.value }.map(\.key)
    names += new.map(\.key).filter { before[$0] == nil }
    return ["other \(names.map(words).joined(separator: ", "))"]
  }

  /// `firstBaseline` as "first baseline".
  private static func words(_ field: String) -> String {
    field.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
  }

  private static func points(_ value: Double?) -> String { value.map(DecimalFormat.shortest) ?? "none" }
}
