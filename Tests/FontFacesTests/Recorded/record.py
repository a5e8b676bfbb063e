# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# Writes bundled-faces.txt: what fontTools reads from each bundled font. Run it from anywhere after Fonts/ has changed.
# Ink is that of three glyphs (a quarter, half and three quarters through the font), xMin,yMin,xMax,yMax, or - for none.
from pathlib import Path

import fontTools
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
ROOT = HERE.parents[2]


def glyph_top(font, scalar):
    name = font.getBestCmap().get(scalar)
    if name is None:
        return None
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(pen)
    return pen.bounds[3] if pen.bounds else None


def ink(font, gid):
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getGlyphName(gid)].draw(pen)
    return ",".join(f"{v:.2f}" for v in pen.bounds) if pen.bounds else "-"


def row(path):
    font = TTFont(path, lazy=True)
    head, hhea, os2, count = font["head"], font["hhea"], font["OS/2"], font["maxp"].numGlyphs
    cap = os2.sCapHeight if os2.version >= 2 and os2.sCapHeight else glyph_top(font, 0x48) or hhea.ascent
    x = os2.sxHeight if os2.version >= 2 and os2.sxHeight else glyph_top(font, 0x78) or head.unitsPerEm / 2
    has_ink = "glyf" not in font or len(font.reader["glyf"]) > 1  # The emoji face has lost its outlines.
    inks = [ink(font, count * q // 4) if has_ink else "-" for q in (1, 2, 3)]
    return [
        str(path.relative_to(ROOT)), head.unitsPerEm, hhea.ascent, -hhea.descent, hhea.lineGap, f"{cap:.0f}", f"{x:.0f}",
        count, len(font.getBestCmap()), os2.usWeightClass, int(bool(os2.fsSelection & 1)), *inks,
    ]


columns = "file upem ascent descent gap cap x glyphs scalars weight italic ink1 ink2 ink3".split()
files = sorted(p for p in (ROOT / "Fonts").glob("*/*") if p.suffix in (".ttf", ".otf"))
rows = [columns] + [[str(cell) for cell in row(path)] for path in files]
widths = [max(len(r[i]) for r in rows) for i in range(len(columns))]
lines = ["  ".join(cell.ljust(width) for cell, width in zip(r, widths)).rstrip() for r in rows]
header = f"# Written by record.py with fontTools {fontTools.version}; never by the code under test.\n"
(HERE / "bundled-faces.txt").write_text(header + "\n".join(lines) + "\n")
