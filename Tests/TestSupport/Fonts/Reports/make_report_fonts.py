# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# Makes the fonts that the public reports name and the package does not bundle, from the files of the Debian packages
# fonts-dejavu-core 2.37 and fonts-noto-core: every layout feature and all metrics kept, hinting dropped, scripts that no
# report uses left out. Needs fontTools: python3 make_report_fonts.py
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
SYSTEM = Path("/usr/share/fonts/truetype")
LATIN_HEBREW_ARABIC = [
    (0x20, 0x24F), (0x300, 0x36F), (0x590, 0x6FF), (0x1E00, 0x1EFF), (0x2000, 0x206F), (0x20A0, 0x20BF),
    (0x2100, 0x22FF), (0xFB00, 0xFEFF), (0xFFFC, 0xFFFD),
]
FONTS = [
    ("dejavu/DejaVuSans.ttf", "DejaVuSans-Regular.ttf", LATIN_HEBREW_ARABIC),
    ("dejavu/DejaVuSans-Bold.ttf", "DejaVuSans-Bold.ttf", LATIN_HEBREW_ARABIC),
    ("noto/NotoSerifTibetan-Regular.ttf", "NotoSerifTibetan-Regular.ttf", [(0x20, 0x20), (0xF0B, 0xF0C), (0xF40, 0xF7E)]),
]

for source, name, ranges in FONTS:
    options = subset.Options()
    options.layout_features = ["*"]
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.recalc_timestamp = False
    font = TTFont(SYSTEM / source, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[u for first, last in ranges for u in range(first, last + 1)])
    subsetter.subset(font)
    font.save(HERE / name)
