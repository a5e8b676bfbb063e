// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What `copyfit fits` found, for people and for programs.

/// Findings in the order they were asked for.
struct FitReport {
  let findings: [FitFinding]

  /// A page of one finding, a table of several.
  func text(style: TerminalStyle = .plain) -> String {
    guard findings.count == 1 else {
      let over = findings.count { !$0.fit.fits }
      let verdict = over == 0 ? style.green("all fit") : style.red("\(over) of \(findings.count) do not fit")
      return table(places: 2).text(style: style) + "\n\(verdict)\n"
    }
    return page(findings[0], style)
  }

  private func page(_ finding: FitFinding, _ style: TerminalStyle) -> String {
    let answer = finding.fit.answer
    let lines = "\(answer.lineCount) line\(answer.lineCount == 1 ? "" : "s")"
    let needed = "\(RulerReport.points(answer.width)) x \(RulerReport.points(answer.height)), \(lines)"
    guard !finding.fit.fits else {
      let scale = answer.scaleFactor.map { $0 == 1 ? "" : ", drawn at \(RulerReport.points($0)) of its size" } ?? ""
      return style.green("fits") + "       \(needed)\(scale)\n"
    }
    var page = finding.fit.problems.map { style.red($0.sentence) + "\n" }.joined()
    page += "needs      \(needed)\n"
    if let words = finding.wordsToCut { page += "cut        \"\(RulerReport.printable(words))\" at the end\n" }
    let size =
      finding.largestSize.map { "fits at \(DecimalFormat.rounded($0, places: 2, .down)) points" } ?? "none fits"
    page += "size       \(size)\n"
    if finding.question.request.followsCategory {
      page += "category   " + (finding.largestCategory.map { "fits up to \($0)" } ?? "none fits") + "\n"
    }
    return page
  }

  /// A row a finding; `places` nil prints numbers in full.
  func table(places: Int?) -> TableReport {
    let labels = findings.first?.question.labels.map(\.column) ?? []
    var table = TableReport(
      columns: labels.map { .init(name: $0 == "width" ? "in width" : $0) }
        + ["fits", "problem"].map { .init(name: $0) }
        + ["over", "needs", "has"].map { .init(name: $0, isNumber: true) }
        + [.init(name: "largest size", isNumber: true)] + ["largest category", "cut"].map { .init(name: $0) })
    let print = { (value: Double?) -> String in
      guard let value else { return "" }
      return places.map { DecimalFormat.rounded(value, places: $0) } ?? DecimalFormat.shortest(value)
    }
    let size = { (value: Double?) -> String in
      guard let value, let places else { return print(value) }
      return DecimalFormat.rounded(value, places: places, .down)
    }
    for finding in findings {
      let problem = finding.fit.problems.first
      table.append(
        finding.question.labels.map(\.value) + [finding.fit.fits ? "yes" : "no", problem?.kind.rawValue ?? ""]
          + (problem?.figures(places: places) ?? ["", "", ""]) + [size(finding.largestSize)]
          + [finding.largestCategory ?? "", RulerReport.printable(finding.wordsToCut ?? "")])
    }
    return table
  }

  var ndjson: [UInt8] {
    var writer = JSONWriter()
    for finding in findings {
      writer.finding(finding)
      writer.endLine()
    }
    return writer.bytes
  }

  /// One object, or a list of several.
  var json: [UInt8] {
    var writer = JSONWriter()
    if findings.count != 1 { writer.beginArray() }
    for finding in findings { writer.finding(finding) }
    if findings.count != 1 { writer.endArray() }
    return writer.bytes
  }
}

extension FitProblem {
  /// "too wide by 15.31 points: 63.31 of 48".
  var sentence: String {
    let words = figures(places: 2)
    let (over, figures) = (self.over < 0.005 ? "less than 0.01" : words[0], "\(words[1]) of \(words[2])")
    switch kind {
    case .width: return "too wide by \(over) points: \(figures)"
    case .word: return "a word is too wide by \(over) points and would break inside: \(figures)"
    case .lines: return "too long by \(over) line\(over == "1" ? "" : "s"): \(figures)"
    case .height: return "too high by \(over) points: \(figures)"
    }
  }

  /// What is over, needed and there, with so many decimals, or as many as show that something is over.
  func figures(places: Int?) -> [String] {
    guard let places else { return [over, needed, available].map(DecimalFormat.shortest) }
    // Beyond these a Double has no more to tell.
    for places in places..<max(places, 12) {
      let words = [over, needed, available].map { DecimalFormat.rounded($0, places: places) }
      if words[0] != "0", words[1] != words[2] { return words }
    }
    return [over, needed, available].map(DecimalFormat.shortest)
  }
}

extension JSONWriter {
  fileprivate mutating func finding(_ finding: FitFinding) {
    beginObject()
    key("text")
    string(finding.question.request.text)
    for label in finding.question.labels where label.column != "text" {
      key(label.column)
      string(label.value)
    }
    key("fits")
    boolean(finding.fit.fits)
    key("problems")
    beginArray()
    for problem in finding.fit.problems { self.problem(problem) }
    endArray()
    key("naturalWidth")
    number(finding.fit.answer.maxContentWidth)
    key("widestWord")
    number(finding.fit.answer.minContentWidth)
    key("height")
    number(finding.fit.answer.height)
    key("lineCount")
    integer(finding.fit.answer.lineCount)
    if !finding.fit.fits { remedies(finding) }
    endObject()
  }

  private mutating func problem(_ problem: FitProblem) {
    beginObject()
    key("reason")
    string(problem.kind.rawValue)
    key("over")
    number(problem.over)
    key("needed")
    number(problem.needed)
    key("available")
    number(problem.available)
    endObject()
  }

  private mutating func remedies(_ finding: FitFinding) {
    key("largestSize")
    if let size = finding.largestSize { number(size) } else { null() }
    key("largestCategory")
    if let category = finding.largestCategory { string(category) } else { null() }
    key("cut")
    if let words = finding.wordsToCut { string(words) } else { null() }
  }
}
