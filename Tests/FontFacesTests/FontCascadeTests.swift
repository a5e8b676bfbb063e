// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Entries open their faces once and when asked, and their hints do not depend on what is open.

import FontFaces
import Synchronization
import TestSupport
import Testing

/// Counts how often an entry opens its face.
private final class Openings: Sendable {
  private let counted = Mutex<[String]>([])
  var names: [String] { counted.withLock { $0 } }

  func entry(_ path: String, likely: [ClosedRange<UInt32>]? = nil) -> FontEntry {
    FontEntry(description: FontDescription(family: path), likelyScalars: likely) { () throws(FontError) in
      self.counted.withLock { $0.append(path) }
      return try FontFace(path: Repository.path("Fonts/" + path))
    }
  }
}

@Suite struct `A cascade opens faces only when needed` {
  private static let latin = "Inter/Inter-Regular.otf"
  private static let hebrew = "NotoSans/NotoSansHebrew-Regular.ttf"
  private static let thai = "NotoSans/NotoSansThai-Regular.ttf"
  private let openings = Openings()
  private let cascade: FontCascade

  init() {
    cascade = FontCascade(entries: [
      openings.entry(Self.latin, likely: [0x20...0x24F]), openings.entry(Self.hebrew, likely: [0x590...0x5FF]),
      openings.entry(Self.thai, likely: [0xE00...0xE7F]), openings.entry("none.ttf", likely: []),
    ])
  }

  @Test func `Nothing is opened by making it`() {
    #expect(openings.names.isEmpty)
    #expect(cascade.count == 4)
  }

  @Test func `A face is opened once, also one that cannot be opened`() {
    #expect(cascade.face(at: 2)?.family == "Noto Sans Thai")
    #expect(cascade.face(at: 2) === cascade.face(at: 2))
    #expect(openings.names == [Self.thai])
    #expect(cascade.faces.count == 3)
    #expect(cascade.face(at: 3) == nil)
    #expect(openings.names == [Self.thai, Self.latin, Self.hebrew, "none.ttf"])
  }

  @Test func `A hint says the same whether its face is open or not`() {
    let scalars: [UInt32] = [0x41, 0x5D0, 0xE01, 0x2013]
    let likely = { scalars.map { scalar in cascade.entries.map { $0.isLikely(toHave: scalar) } } }
    let before = likely()
    #expect(cascade.faces.count == 3)
    #expect(likely() == before)
    #expect(before[2] == [false, false, true, false])
  }

  @Test func `An entry of an open face gives that face`() throws {
    let face = try FontFace(path: TestFonts.labelOracle)
    #expect(try FontEntry(face).face() === face)
    #expect(FontCascade(faces: [face]).faces.first === face)
  }

  @Test func `Instances do not keep their family alive`() throws {
    weak var family: FontEntry?
    let instance: FontEntry
    do {
      let entry = FontEntry(try FontFace(path: TestFonts.variable))
      family = entry
      instance = entry.instance(variations: [FontVariation(tag: "wght", value: 900)])
    }
    #expect(try instance.face().weight == 900)
    #expect(family == nil)
  }

  @Test func `A hint of many ranges`() {
    let entry = openings.entry("none.ttf", likely: [1...3, 10...10, 20...29])
    let likely = (0...31 as ClosedRange<UInt32>).filter { entry.isLikely(toHave: $0) }
    #expect(likely == [1, 2, 3, 10] + Array(20...29))
  }

  @Test func `Threads that ask at once get one face`() async throws {
    let entry = openings.entry(Self.hebrew)
    let ids = try await withThrowingTaskGroup(of: UInt32.self) { group in
      for _ in 0..<16 { group.addTask { try entry.face().id } }
      return try await group.reduce(into: Set<UInt32>()) { $0.insert($1) }
    }
    #expect(ids.count == 1)
    #expect(openings.names == [Self.hebrew])
  }
}
