// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// How far long work is, on a terminal's last line and only there; erased when the work ends. Work that ends within a
// second shows nothing.

import Synchronization

/// Counts what is done and draws a bar, or a count where the end is not known; threads may share one.
final class Progress: Sendable {
  private struct State {
    var total: Int?
    var done = 0
    var start = System.seconds
    var lastDrawn = 0.0
    var isDrawn = false
  }

  private static let patience = 1.0
  private static let interval = 0.1
  /// Columns of a bar and figures with seven digits.
  private static let widest = 76

  private let noun: String
  private let style: TerminalStyle
  private let state = Mutex(State())
  private let isShown: Bool

  /// - Parameter noun: What is counted, in the plural.
  init(noun: String, isShown: Bool, style: TerminalStyle = .plain) {
    (self.noun, self.isShown, self.style) = (noun, isShown, style)
  }

  /// Starts the clock; a total that is not known makes a count.
  func begin(total: Int?) {
    guard isShown else { return }
    state.withLock { $0 = State(total: total) }
  }

  func advance(by count: Int = 1) {
    guard isShown else { return }
    state.withLock { state in
      state.done += count
      let now = System.seconds
      guard now - state.start >= Self.patience, now - state.lastDrawn >= Self.interval else { return }
      (state.lastDrawn, state.isDrawn) = (now, true)
      // What wraps cannot be erased, so a narrow terminal gets figures alone.
      let columns = System.terminalColumns(of: .standardError) ?? 80
      let line = Self.line(
        done: state.done, total: state.total, seconds: now - state.start, noun: noun,
        style: columns > Self.widest ? style : nil)
      Self.draw("\r\u{1B}[K" + (columns > Self.widest ? line : String(line.prefix(columns - 1))))
    }
  }

  /// Erases the line.
  func end() {
    guard isShown else { return }
    state.withLock { state in
      if state.isDrawn { Self.draw("\r\u{1B}[K") }
      state.isDrawn = false
    }
  }

  /// "████▌·····  45 %  450 of 1,000 texts, 2 s left", or "450 texts, 90 a second".
  ///
  /// - Parameter style: How the bar is drawn; nil draws none.
  static func line(done: Int, total: Int?, seconds: Double, noun: String, style: TerminalStyle? = .plain) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    guard let total, total > 0 else { return "\(grouped(done)) \(noun), \(grouped(Int(rate))) a second" }
    let share = min(1, Double(done) / Double(total))
    let bar = style.map { Ruler(width: share, full: 1).render($0) + " " } ?? ""
    let left = rate > 0 ? Int((Double(total - done) / rate).rounded(.up)) : 0
    let percent = "\(Int(share * 100))"
    let padding = String(repeating: " ", count: 3 - percent.count)
    return "\(bar)\(padding)\(percent) %  \(grouped(done)) of \(grouped(total)) \(noun), \(left) s left"
  }

  /// "1,234,567".
  private static func grouped(_ number: Int) -> String {
    var digits = ""
    for (index, digit) in "\(number)".reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { digits.append(",") }
      digits.append(digit)
    }
    return String(digits.reversed())
  }

  private static func draw(_ text: String) {
    try? OutputBuffer.writeLines(Array(text.utf8), to: .standardError, isPipe: false)
  }
}
