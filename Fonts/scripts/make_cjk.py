#!/usr/bin/env python3
# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# Writes Fonts/NotoSansCJK/NotoSansCJK-Regular.otf: face 0 of the package's collection (Japanese forms by default, the
# others by `locl`) with the characters of the national standards in everyday use. Takes about two minutes.
# Needs fontTools and cffsubr (PyPI). `make_fonts.py NotoSansCJK` then records the file in ORIGIN.md.

import pathlib

import cffsubr
from families import family
from fontTools import subset

CJK = family("NotoSansCJK")
# All that shaping applies to horizontal text unasked, and the two that set full-width forms tighter.
FEATURES = ["locl", "ccmp", "ljmo", "vjmo", "tjmo", "calt", "liga", "kern", "mark", "palt", "halt"]
DROPPED = ["VORG", "vhea", "vmtx", "BASE"]  # Vertical setting.

# ASCII, the circle that carries a lone mark, CJK punctuation, kana and their extensions, bopomofo, Hangul syllables
# and jamo, enclosed and squared forms, compatibility forms, full and half width.
BLOCKS = (
    (0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2027), (0x25CC, 0x25CC), (0x3000, 0x30FF), (0x3100, 0x312F),
    (0x31A0, 0x31BF), (0x31F0, 0x31FF), (0x3200, 0x33FF), (0x1100, 0x11FF), (0x3130, 0x318F), (0xA960, 0xA97F),
    (0xAC00, 0xD7A3), (0xD7B0, 0xD7FF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF),
)
# Of the list of kanji for general use of 2010, the one outside the Basic Multilingual Plane.
GENERAL_USE = "\U00020B9F"
# Spoken Cantonese, which Big5 level 1 lacks.
CANTONESE = "喺嘅咗嘢啲冇佢哋咁嚟嗰噉啱攞揾搵瞓嚿嘥攰嗱喎囉喇㗎噃嘞掂揼揸嘈唔嗌惗諗郁咪乸孭褸餸"


def rows(codec, leads, trails):
    """The characters of one plane of a two-byte encoding."""
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                text = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            found.update(map(ord, text))
    return found


def characters():
    gr = range(0xA1, 0xFF)
    big5_trails = [*range(0x40, 0x7F), *gr]
    wanted = {scalar for first, last in BLOCKS for scalar in range(first, last + 1)}
    wanted |= rows("euc_jis_2004", gr, gr)  # JIS X 0208 and level 3 of JIS X 0213.
    wanted |= rows("gb2312", gr, gr)
    wanted |= rows("big5", range(0xA1, 0xA4), big5_trails)  # Symbols and bopomofo.
    wanted |= rows("big5", range(0xA4, 0xC6), big5_trails) | rows("big5", [0xC6], range(0x40, 0x7F))  # Level 1.
    return wanted | set(map(ord, GENERAL_USE + CANTONESE))


def main():
    name, original = CJK.files[0]
    options = subset.Options(
        font_number=0, hinting=False, glyph_names=False, layout_features=FEATURES, notdef_outline=True,
        name_IDs=[*range(8), 13, 14], recalc_timestamp=False, desubroutinize=True)
    options.drop_tables += DROPPED
    font = subset.load_font(str(pathlib.Path(CJK.source) / original), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters())
    subsetter.subset(font)
    cffsubr.subroutinize(font, cff_version=1, keep_glyph_names=False)
    target = pathlib.Path(__file__).resolve().parent.parent / CJK.folder / name
    target.parent.mkdir(exist_ok=True)
    font.save(target)


main()
