#!/usr/bin/env python3
# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# Proves that the derived fonts measure as their originals: every character alone, random strings of each font's own
# characters, every emoji sequence, and the CJK forms of each language; and that FreeType opens each file from memory.
# usage: check_fonts.py EMOJI_TEST_TXT (Unicode's emoji-test.txt, or its .gz). Needs uharfbuzz, fontTools, the packages.

import ctypes
import ctypes.util
import gzip
import pathlib
import random
import sys

import uharfbuzz as hb
from families import FAMILIES, family
from fontTools.ttLib import TTFont

FONTS = pathlib.Path(__file__).resolve().parent.parent
CJK_LANGUAGES = ("ja", "zh-Hans", "zh-Hant", "zh-HK", "ko")


def font(path, index=0):
    return hb.Font(hb.Face(hb.Blob.from_file_path(str(path)), index))


def shape(face, text, language=None):
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    if language:
        buffer.language = language
    hb.shape(face, buffer)
    return [
        (i.codepoint, i.cluster, p.x_advance, p.x_offset, p.y_offset)
        for i, p in zip(buffer.glyph_infos, buffer.glyph_positions)
    ]


def equal(family, strings):
    """Fails at the first string that shapes otherwise than with the original."""
    for name, original in family.files:
        here, there = font(FONTS / family.folder / name), font(pathlib.Path(family.source) / original)
        cmap = TTFont(FONTS / family.folder / name, lazy=True).getBestCmap()
        tried = 0
        for text in strings(sorted(cmap)):
            tried += 1
            ours, theirs = shape(here, text), shape(there, text)
            if ours != theirs:
                sys.exit(f"{name}: {text!r} ({' '.join(f'{ord(c):04X}' for c in text)}) is {ours}, was {theirs}")
        print(f"{name}: {tried} strings shape as with the original")


def own_strings(scalars):
    """Each character alone and 3,000 random strings of neighbours, the same on each run."""
    source = random.Random(1)
    yield from map(chr, scalars)
    for _ in range(3000):
        start = source.randrange(len(scalars))
        near = scalars[max(0, start - 60) : start + 60]
        yield "".join(chr(source.choice(near)) for _ in range(source.randrange(2, 9)))


def emoji_sequences(path):
    read = gzip.open if path.endswith(".gz") else open
    with read(path, "rt", encoding="utf-8") as lines:
        rows = [line.split(";")[0] for line in lines if ";" in line and not line.startswith("#")]
    return ["".join(chr(int(c, 16)) for c in row.split()) for row in rows]


def check_cjk():
    """Glyph numbers change in a subset; positions, and which languages share a form, must not."""
    cjk = family("NotoSansCJK")
    name, original = cjk.files[0]
    path = FONTS / cjk.folder / name
    here, there = font(path), font(pathlib.Path(cjk.source) / original)
    forms, tried = {}, 0
    for text in own_strings(sorted(TTFont(path, lazy=True).getBestCmap())):
        for language in CJK_LANGUAGES:
            tried += 1
            ours, theirs = shape(here, text, language), shape(there, text, language)
            pairs = list(zip(ours, theirs))
            if len(ours) != len(theirs) or any(a[1:] != b[1:] or forms.setdefault(b[0], a[0]) != a[0] for a, b in pairs):
                sys.exit(f"{name}: {text!r} in {language} is {ours}, was {theirs}")
    if len(set(forms.values())) != len(forms):
        sys.exit(f"{name}: two forms of the original became one")
    print(f"{name}: {tried} strings in {', '.join(CJK_LANGUAGES)} shape as with the original, {len(forms)} forms")


def check_freetype():
    freetype = ctypes.CDLL(ctypes.util.find_library("freetype"))
    library = ctypes.c_void_p()
    freetype.FT_Init_FreeType(ctypes.byref(library))
    opened = 0
    for each in FAMILIES:
        for name, _ in each.files:
            data = (FONTS / each.folder / name).read_bytes()
            face = ctypes.c_void_p()
            error = freetype.FT_New_Memory_Face(library, data, ctypes.c_long(len(data)), ctypes.c_long(0), ctypes.byref(face))
            error = error or freetype.FT_Load_Glyph(face, 1, 1)  # FT_LOAD_NO_SCALE
            if error:
                sys.exit(f"{name}: FreeType error {error}")
            freetype.FT_Done_Face(face)
            opened += 1
    print(f"FreeType opens {opened} files from memory")


def main():
    check_freetype()
    check_cjk()
    equal(family("NotoColorEmoji"), lambda _: emoji_sequences(sys.argv[1]))
    equal(family("NotoColorEmoji"), own_strings)
    equal(family("NotoSans"), own_strings)


main()
