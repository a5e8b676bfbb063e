// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Fallback opens as few faces as the hints allow, and gives the same face whichever are open already.

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

  @Test func `The hint names the one face to open`() {
    #expect(cascade.firstIndex(having: 0xE01) == 2)
    #expect(cascade.firstIndex(having: 0xE02) == 2)
    #expect(openings.names == [Self.thai])
  }

  @Test func `A scalar no hint names is looked for in all, in order`() {
    #expect(cascade.firstIndex(having: 0x2013) == 0)  // EN DASH, in all three.
    #expect(openings.names == [Self.latin])
  }

  @Test func `A missing scalar opens each face once, also one that cannot be opened`() {
    #expect(cascade.firstIndex(having: 0x10_FFFD) == nil)
    #expect(cascade.firstIndex(having: 0x10_FFFD) == nil)
    #expect(openings.names == [Self.latin, Self.hebrew, Self.thai, "none.ttf"])
    #expect(cascade.faces.count == 3)
    #expect(cascade.face(at: 3) == nil)
  }

  @Test func `A face may be refused`() {
    #expect(cascade.firstIndex(having: 0x20) { !$0.family.hasPrefix("Inter") } == 1)
  }

  @Test func `What is open already changes no answer`() {
    let scalars: [UInt32] = [0x20, 0x41, 0x5D0, 0xE01, 0x25CC, 0x2013, 0x20AA, 0x0E3F, 0x10FFFD]
    let before = scalars.map { cascade.firstIndex(having: $0) }
    #expect(scalars.reversed().map { cascade.firstIndex(having: $0) } == before.reversed())
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
