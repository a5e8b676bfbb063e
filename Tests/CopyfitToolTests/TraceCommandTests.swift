// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What `copyfit trace` says. Breaks and their rules are read off UAX #14, clusters off UAX #29, levels off UAX #9.

import Copyfit
import CopyfitFonts
import Testing

@testable import CopyfitTool

@Suite struct `Trace names what decided` {
  private static let measurer = TextMeasurer(fonts: .bundled)

  private func trace(_ text: String, _ words: String...) throws -> TextTrace {
    guard case .run(let arguments) = try ArgumentParser.parse(["trace"] + words) else {
      throw UsageError.unknownCommand("help")
    }
    let request = try QuestionBuilder(arguments, texts: [text]).questions()[0].request
    return try TraceCommand.trace(request, Self.measurer, usesDictionaries: !arguments.has(.noDictionaries))
  }

  private func breaks(_ trace: TextTrace) -> [String] {
    trace.breaks.map { "\($0.utf16Offset) \($0.scalar.opportunity.rawValue) \($0.scalar.rule)" }
  }

  @Test func `A break after a space is LB18's, the end is LB3's`() throws {
    #expect(breaks(try trace("a b")) == ["2 allowed LB18", "3 mandatory LB3"])
    #expect(breaks(try trace("")) == [])
  }

  @Test func `Terminators force breaks by LB4 and LB5, and CR LF is one`() throws {
    let found = breaks(try trace("a\r\nb\u{2028}c\n"))
    #expect(found == ["3 mandatory LB5", "5 mandatory LB4", "7 mandatory LB3"])
  }

  @Test func `What forbids a break is named as well`() throws {
    // Behind an opening bracket, before a closing one, before an infix separator.
    #expect(try trace("(a).").scalars.map(\.rule) == ["LB14", "LB13", "LB15d", "LB3"])
    #expect(try trace("a\u{A0}b").scalars.map(\.rule) == ["LB12a", "LB12", "LB3"])
  }

  @Test func `A soft hyphen shows a hyphen`() throws {
    let trace = try trace("co\u{AD}op")
    #expect(trace.scalars.map(\.showsHyphen) == [false, false, true, false, false])
    #expect(TraceCommand.table(trace).rows[2][9] == "\u{F7} -")
  }

  @Test func `Cluster edges, levels and scripts are counted in UTF-16`() throws {
    let trace = try trace("e\u{301}\u{1F44D}\u{1F3FD}x")
    #expect(trace.clusterEdges == [0, 2, 6, 7])
    #expect(trace.perUnit(\.level) == [0, 0, 0, 0, 0, 0, 0])
    #expect(trace.perUnit(\.script).count == 7)
  }

  @Test func `Numbers behind Hebrew stand at level 2`() throws {
    // W2 keeps EN behind R, I1 raises it by 2; N1 takes the space between R and EN for R.
    let trace = try trace("a \u{5D0}\u{5D1} 12")
    #expect(trace.perUnit(\.level) == [0, 0, 1, 1, 1, 2, 2])
    #expect(trace.scalars[2].script == "Hebr")
  }

  @Test func `Thai words come from a dictionary, and without it the letters are AL`() throws {
    let thai = "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}"  // "Thai language", two words of 4 and 3.
    #expect(breaks(try trace(thai)) == ["4 allowed dictionary", "7 mandatory LB3"])
    #expect(breaks(try trace(thai, "--no-dictionaries")) == ["7 mandatory LB3"])
  }

  @Test func `Strictness decides about small kana`() throws {
    // CJ is NS where strict (LB1), and LB21 keeps NS off a line's start; where normal it is ID.
    let kana = "\u{30A2}\u{30A1}"
    #expect(breaks(try trace(kana, "--strictness", "strict")) == ["2 mandatory LB3"])
    #expect(breaks(try trace(kana, "--strictness", "normal")).first == "1 allowed LB31")
  }

  @Test func `The exchange format is as DESIGN section 6 has it`() throws {
    let json = String(decoding: TraceCommand.json(try trace("a b")), as: UTF8.self)
    #expect(
      json == #"{"breaks":[{"utf16":2,"kind":"allowed","rule":"LB18"},{"utf16":3,"kind":"mandatory","rule":"LB3"}],"#
        + #""clusters":[0,1,2,3],"levels":[0,0,0],"scripts":["Latn","Latn","Latn"]}"#)
  }
}
