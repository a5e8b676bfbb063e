// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Walks what a line shows in logical order, as the pen that measured it did, then puts the pieces in visual order.

internal import Shaping
internal import TextAnalysis

/// Places the pieces of one line.
struct LinePlacer {
  /// What keeps together in visual order: one piece, or a token with its own order inside.
  private struct Entry {
    var level: UInt8
    var pieces: [PlacedPiece]
    var width: Double
  }

  private let input: LayoutInput
  private let line: TextLine
  private let paragraph: Int
  private let firstRun: Int32
  private let lead: Double
  private let main: ScaledText
  private var entries: [Entry] = []
  private var pen = LinePen(joinsLines: true)
  /// The tab whose section is not complete: its entry, and the advance before it.
  private var openTab: (entry: Int, before: Double)?

  init(input: LayoutInput, line: TextLine, paragraph: Int, firstRun: Int32) {
    (self.input, self.line, self.paragraph, self.firstRun) = (input, line, paragraph, firstRun)
    let paragraphs = input.text.analysis.paragraphs
    let isFirst = paragraph >= paragraphs.count || paragraphs[paragraph].start == line.range.lowerBound
    lead = LineLimit(input.rules(of: Int32(paragraph)), isFirstLine: isFirst, width: .infinity).lead
    main = ScaledText(
      text: input.text, metrics: input.metrics, drawnClusters: input.drawnClusters, source: .text)
  }

  /// Places what the line shows around what it hides.
  mutating func placed(token: TruncationToken?) -> PlacedLine {
    let end = line.hidden?.lowerBound ?? line.visibleEnd
    append(line.range.lowerBound..<max(end, line.range.lowerBound))
    if line.showsHyphen { appendHyphen(before: end) }
    if let hidden = line.hidden {
      settleTab()
      if line.showsToken, let token { append(token, at: hidden) }
      pen = LinePen(joinsLines: true)  // What stands behind a cut is measured as if it began the line.
      if hidden.upperBound < line.visibleEnd { append(hidden.upperBound..<line.visibleEnd) }
    }
    settleTab()
    return ordered()
  }
}

extension LinePlacer {
  private mutating func append(_ range: Range<Int32>) {
    let runs = input.text.runs
    var run = Int(input.text.run(holding: range.lowerBound, from: firstRun))
    while run < runs.count, runs[run].start < range.upperBound {
      switch runs[run].kind {
      case .glyphs: appendGlyphs(run, range)
      case .tab, .control: appendPlain(run, range)
      case .attachment: appendAttachment(run, range)
      }
      run += 1
    }
  }

  private mutating func appendGlyphs(_ run: Int, _ range: Range<Int32>) {
    let own = input.text.runs[run]
    if pen.pending == .decimal, pen.point >= own.start, pen.point < min(own.end, range.upperBound) {
      pen.beforePoint = pen.section + main.advance(before: pen.point, run: run, in: range)
    }
    append(main.piece(run: run, in: range), level: own.level)
  }

  private mutating func appendAttachment(_ run: Int, _ range: Range<Int32>) {
    let own = input.text.runs[run]
    guard let box = input.attachment(at: own.start) else { return appendGlyphs(run, range) }
    var piece = main.piece(run: run, width: input.attachmentAdvance(run: run))
    piece.box = box
    append(piece, level: own.level)
  }

  private mutating func append(_ piece: PlacedPiece, level: UInt8) {
    pen.section += piece.width
    entries.append(Entry(level: level, pieces: [piece], width: piece.width))
  }

  /// Appends a tab, or terminators that stand as spaces.
  private mutating func appendPlain(_ run: Int, _ range: Range<Int32>) {
    if input.text.runs[run].kind == .tab { settleTab() }
    let (start, before) = (input.text.runs[run], pen.width())
    let (from, to) = (max(start.start, range.lowerBound), min(start.end, range.upperBound))
    input.extend(&pen, run: run, from: from, to: to, delta: 0, paragraph: Int32(paragraph), lead: lead)
    if start.kind == .tab { openTab = (entries.count, before) }
    let piece = main.piece(run: run, width: pen.width() - before)
    entries.append(Entry(level: start.level, pieces: [piece], width: piece.width))
  }

  /// A tab takes what its section leaves: where the text behind it stands depends on the stop's kind.
  private mutating func settleTab() {
    guard let (entry, before) = openTab else { return }
    openTab = nil
    let behind = entries[(entry + 1)...].reduce(0) { $0 + $1.width }
    entries[entry].width = pen.width() - before - behind
    entries[entry].pieces[0].width = entries[entry].width
  }
}

extension LinePlacer {
  private mutating func appendHyphen(before offset: Int32) {
    guard let run = input.text.runs.last(where: { $0.start < offset }), Int(run.style) < input.hyphens.count else {
      return
    }
    let style = Int(run.style)
    let text = input.hyphens[style]
    let hyphen = ScaledText(
      text: text, metrics: [input.metrics[style]], drawnClusters: text.drawnClusterCounts(),
      source: .hyphen(style: style))
    append(hyphen.pieces, level: run.level)
  }

  private mutating func append(_ token: TruncationToken, at hidden: Range<Int32>) {
    let text = ScaledText(
      text: token.text, metrics: token.metrics, drawnClusters: token.text.drawnClusterCounts(), source: .token)
    append(text.pieces, level: level(around: hidden))
  }

  private mutating func append(_ pieces: [PlacedPiece], level: UInt8) {
    let width = pieces.reduce(0) { $0 + $1.width }
    pen.section += width
    entries.append(Entry(level: level, pieces: pieces, width: width))
  }

  /// The level of a token, which is neutral: that of both sides where they agree, else the paragraph's.
  /// Source: UAX #9, rules N1 and N2.
  private func level(around hidden: Range<Int32>) -> UInt8 {
    let base = input.baseLevel(paragraph)
    let before = entries.last?.level ?? base
    let run = Int(input.text.run(holding: hidden.upperBound, from: firstRun))
    let hasSuffix = hidden.upperBound < line.visibleEnd && run < input.text.runs.count
    let after = hasSuffix ? input.text.runs[run].level : base
    return before & 1 == after & 1 ? min(before, after) : base
  }

  /// Rule L2, then positions from the left. A line wider than its room keeps its leading edge.
  private func ordered() -> PlacedLine {
    let isRightToLeft = input.baseLevel(paragraph) & 1 == 1
    var order = VisualOrder()
    let levels = entries.map(\.level)
    order.reorder(levels.span)
    let width = entries.reduce(0) { $0 + $1.width }
    var x = isRightToLeft ? line.x + line.width - width : line.x
    var pieces: [PlacedPiece] = []
    for index in order.order {
      for var piece in entries[Int(index)].pieces {
        piece.x = x
        x += piece.width
        pieces.append(piece)
      }
    }
    let trailingX = isRightToLeft ? line.x - line.trailingSpace : line.x + line.width
    return PlacedLine(pieces: pieces, trailingX: trailingX, isRightToLeft: isRightToLeft)
  }
}
