// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which table wins, and what overrides do. The figures set here are distinct, so that a mix-up shows.

import FontFaces
import TestSupport
import Testing

@Suite struct `Vertical metrics follow the rule hhea, typo, win` {
  private var font: SfntEditor

  init() throws {
    font = try SfntEditor(path: TestFonts.labelOracle)
    for (table, offset, value) in [
      ("hhea", 4, 1_000), ("hhea", 6, -200), ("hhea", 8, 50),
      ("OS/2", 68, 900), ("OS/2", 70, -300), ("OS/2", 72, 60), ("OS/2", 74, 1_100), ("OS/2", 76, 400),
      ("head", 38, -77), ("head", 42, 777),
    ] {
      font.set(table, offset, to: value)
    }
  }

  private func metrics(
    _ policy: MetricsPolicy = .automatic, edit: (inout SfntEditor) -> Void = { _ in }
  ) throws -> FontMetrics {
    var edited = font
    edit(&edited)
    return try FontFace(file: FontFile(bytes: edited.bytes(), name: "edited.ttf"), metricsPolicy: policy).metrics
  }

  private func clear(_ table: String, _ offsets: Int...) -> (inout SfntEditor) -> Void {
    { font in for offset in offsets { font.set(table, offset, to: 0) } }
  }

  @Test func `hhea comes first`() throws {
    let metrics = try metrics()
    #expect([metrics.ascent, metrics.descent, metrics.lineGap] == [1_000, 200, 50])
    #expect(metrics.source == .hhea)
  }

  @Test func `typo comes next, where both of hhea are 0`() throws {
    let metrics = try metrics(edit: clear("hhea", 4, 6))
    #expect([metrics.ascent, metrics.descent, metrics.lineGap] == [900, 300, 60])
    #expect(metrics.source == .typo)
    #expect(metrics.reason == .earlierTablesEmpty)
  }

  @Test func `One of hhea's being 0 keeps hhea`() throws {
    let metrics = try metrics(edit: clear("hhea", 6))
    #expect([metrics.ascent, metrics.descent] == [1_000, 0])
  }

  @Test func `win comes last and has no gap`() throws {
    let metrics = try metrics {
      clear("hhea", 4, 6)(&$0)
      clear("OS/2", 68, 70)(&$0)
    }
    #expect([metrics.ascent, metrics.descent, metrics.lineGap] == [1_100, 400, 0])
    #expect(metrics.source == .win)
  }

  @Test func `Without any, the bounding box stands in`() throws {
    let metrics = try metrics {
      clear("hhea", 4, 6)(&$0)
      $0.tables["OS/2"] = nil
    }
    #expect([metrics.ascent, metrics.descent, metrics.lineGap] == [777, 77, 0])
    #expect(metrics.source == .head)
  }

  @Test func `A table whose line has no height is passed over`() throws {
    #expect(try metrics { $0.set("hhea", 6, to: 1_200) }.source == .typo)
  }

  @Test(arguments: [(MetricsPolicy.hhea, 1_000.0), (.typo, 900), (.win, 1_100)])
  func `The caller may ask for a table`(policy: MetricsPolicy, ascent: Double) throws {
    let metrics = try metrics(policy)
    #expect(metrics.ascent == ascent)
    #expect(metrics.source.rawValue == policy.rawValue)
    #expect(metrics.reason == .askedFor)
  }

  @Test func `USE_TYPO_METRICS counts only where it is asked for`() throws {
    let setBit: (inout SfntEditor) -> Void = { $0.set("OS/2", 62, to: 1 << 7) }
    #expect(try metrics(.automatic, edit: setBit).source == .hhea)
    let honoured = try metrics(.useTypoMetrics, edit: setBit)
    #expect(honoured.source == .typo)
    #expect(honoured.reason == .useTypoMetricsBit)
    #expect(try metrics(.useTypoMetrics) { $0.set("OS/2", 62, to: 0x40) }.source == .hhea)
  }
}

@Suite struct `Overrides give a face other figures` {
  private let face: FontFace

  init() throws { face = try FontFace(path: Repository.path("Fonts/LiberationSans/LiberationSans-Regular.ttf")) }

  @Test func `A stand-in carries the original's metrics, in its own units`() throws {
    // TeX Gyre Heros has 1,000 units an em, Helvetica 2,048: 1577 / 2048 em and so on (facts/uikit.md 3.1).
    let heros = try FontFace(path: Repository.path("Fonts/TeXGyreHeros/TeXGyreHeros-Regular.otf"))
    let overrides = MetricOverrides(
      unitsPerEm: 2_048, ascent: 1_577, descent: 471, lineGap: 0, capHeight: 1_469, xHeight: 1_071)
    let metrics = try heros.with(overrides: overrides).metrics
    #expect(metrics.ascent * 17 / 1_000 == 13.09033203125)
    #expect(metrics.descent * 17 / 1_000 == 3.90966796875)
    #expect(metrics.source == .override)
    // As UIFont has it: the ascender is 15.64033203125 and the line 19.55 points high at 17.
    let raised = metrics.raisedAsHelvetica
    #expect(abs(raised.ascent * 17 / 1_000 - 15.64033203125) < 1e-9)
    #expect(abs((raised.ascent + raised.descent) * 17 / 1_000 - 19.55) < 1e-9)
  }

  @Test func `sizeAdjust multiplies advances, metrics and ink`() throws {
    let half = try face.with(overrides: MetricOverrides(sizeAdjust: 0.5))
    let glyph = try #require(face.glyph(for: 0x41))
    #expect(face.advance(of: glyph) == 1_366)  // Arial's A.
    #expect(half.advance(of: glyph) == 683)
    #expect(half.unitsPerEm == 2_048)
    #expect(half.metrics.ascent == 927)
    #expect(half.metrics.source == .hhea)
    let (whole, small) = (try #require(face.inkBounds(of: glyph)), try #require(half.inkBounds(of: glyph)))
    #expect(small.xMax == whole.xMax / 2)
  }

  @Test func `A derived face has an id of its own and shares the coverage`() throws {
    let other = try face.with(overrides: MetricOverrides(ascent: 1))
    #expect(other.id != face.id)
    #expect(other.metrics.ascent == 2_048)
    #expect(other.metrics.descent == 434)
    #expect(other.coverage.count == face.coverage.count)
  }

  @Test(arguments: [-0.1, .nan, .infinity, 1e9])
  func `A figure that is not a sensible length is an error`(value: Double) {
    #expect(throws: FontError.self) { try face.with(overrides: MetricOverrides(descent: value)) }
    #expect(throws: FontError.self) { try face.with(overrides: MetricOverrides(sizeAdjust: value)) }
  }
}
