#!/usr/bin/env python3
# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# Writes Fonts/NotoColorEmoji/NotoColorEmoji.ttf: the package's font without its 11 MB of bitmaps.
# Measuring needs its characters, sequences and advances only. FreeType opens a scalable font only with glyf and loca,
# so an empty pair is added. `make_fonts.py NotoColorEmoji` then records the file in ORIGIN.md.

import pathlib

from families import family
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable

EMOJI = family("NotoColorEmoji")
DROPPED = ("CBDT", "CBLC", "vhea", "vmtx")


def raw_table(tag, data):
    table = DefaultTable(tag)
    table.data = data
    return table


def main():
    name, original = EMOJI.files[0]
    font = TTFont(pathlib.Path(EMOJI.source) / original, recalcTimestamp=False, recalcBBoxes=False)
    for tag in DROPPED:
        del font[tag]
    font["post"].formatType = 3.0
    font["loca"] = raw_table("loca", bytes(2 * (font["maxp"].numGlyphs + 1)))
    font["glyf"] = raw_table("glyf", b"\0")
    font["head"].indexToLocFormat = 0
    target = pathlib.Path(__file__).resolve().parent.parent / EMOJI.folder / name
    target.parent.mkdir(exist_ok=True)
    font.save(target)


main()
