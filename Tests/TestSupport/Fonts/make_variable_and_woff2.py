# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# Makes Variable-Regular.ttf (axes wght and opsz; outlines, advances, ascent and cap height vary with weight) and
# LabelOracle-Regular.woff2 (the label font, packed). Needs fontTools and brotli: python3 make_variable_and_woff2.py
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables as ot
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.models import VariationModel
from fontTools.varLib.varStore import OnlineVarStoreBuilder

HERE = Path(__file__).parent
LIGHT, BOLD = {"wght": (-1, -1, 0)}, {"wght": (0, 1, 1)}


def box(width, height):
    pen = TTGlyphPen(None)
    if width:
        pen.moveTo((50, 0))
        pen.lineTo((50, height))
        pen.lineTo((50 + width, height))
        pen.lineTo((50 + width, 0))
        pen.closePath()
    return pen.glyph()


def wider(light, bold):
    """The right side and the advance move by `light` at 100 and by `bold` at 900; the last four points are phantoms."""
    def deltas(d):
        return [(0, 0), (0, 0), (d, 0), (d, 0), (0, 0), (d, 0), (0, 0), (0, 0)]
    return [TupleVariation(LIGHT, deltas(light)), TupleVariation(BOLD, deltas(bold))]


def variable():
    glyphs = {".notdef": (400, 700), "space": (0, 0), "H": (500, 700), "x": (300, 500)}
    fb = FontBuilder(1000, isTTF=True)
    fb.setupGlyphOrder(list(glyphs))
    fb.setupCharacterMap({0x20: "space", 0x48: "H", 0x78: "x"})
    fb.setupGlyf({name: box(*size) for name, size in glyphs.items()})
    fb.setupHorizontalMetrics({name: (size[0] + 100 if size[0] else 250, 50 if size[0] else 0) for name, size in glyphs.items()})
    fb.setupHorizontalHeader(ascent=800, descent=-200)
    fb.setupNameTable({"familyName": "Copyfit Variable", "styleName": "Regular", "psName": "CopyfitVariable-Regular"})
    fb.setupOS2(sTypoAscender=750, sTypoDescender=-250, sTypoLineGap=90, usWinAscent=900, usWinDescent=300,
                sCapHeight=700, sxHeight=500, usWeightClass=400)
    fb.setupFvar([("wght", 100, 400, 900, "Weight"), ("opsz", 8, 14, 144, "Optical Size")], [])
    fb.setupGvar({"H": wider(-100, 200), "x": wider(-60, 120)})
    store = OnlineVarStoreBuilder(["wght", "opsz"])
    store.setModel(VariationModel([{}, {"wght": -1.0}, {"wght": 1.0}], axisOrder=["wght", "opsz"]))
    table = fb.font["MVAR"] = newTable("MVAR")
    mvar = table.table = ot.MVAR()
    mvar.Version, mvar.Reserved, mvar.ValueRecordSize = 0x00010000, 0, 8
    mvar.ValueRecord = []
    for tag, masters in (("cpht", [700, 690, 720]), ("hasc", [800, 790, 840])):
        record = ot.MetricsValueRecord()
        record.ValueTag = tag
        _, record.VarIdx = store.storeMasters(masters)
        mvar.ValueRecord.append(record)
    mvar.VarStore = store.finish()
    mvar.ValueRecordCount = len(mvar.ValueRecord)
    fb.setupPost()
    fb.font["head"].created = fb.font["head"].modified = 0
    fb.font.recalcTimestamp = False
    fb.save(HERE / "Variable-Regular.ttf")


def woff2():
    font = TTFont(HERE / "LabelOracle-Regular.ttf", recalcTimestamp=False)
    font.flavor = "woff2"
    font.save(HERE / "LabelOracle-Regular.woff2")


variable()
woff2()
