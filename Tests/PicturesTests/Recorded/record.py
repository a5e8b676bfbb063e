# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# Writes hb-view.txt: where hb-view (Debian: libharfbuzz-bin) draws each glyph that has ink, at 100 px, as x,y from the
# line's left end and baseline, y up, in visual order. Run it from anywhere after Fonts/ has changed.
# Also hb-view-label.txt, the same of cut labels in both directions, put together from pieces in visual order; and
# hb-shape-emoji.txt, the left edges of emoji, which hb-view draws as pictures.
import json
import re
import subprocess
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
LINES = [
    ("Fonts/Inter/Inter-Regular.otf", "Typography: AVATAR fjord"),
    ("Fonts/NotoSans/NotoSansArabic-Regular.ttf", "مرحبا بالعالم"),
    ("Fonts/NotoSansCJK/NotoSansCJK-Regular.otf", "吾輩は猫である。名前"),
    ("Fonts/NotoSans/NotoSansThai-Regular.ttf", "สวัสดีชาวโลกที่นี่ผู้ใหญ่"),
]

LABELS = [
    # Font, text, the label's width, and what it shows: pieces of one direction from left to right.
    ("Fonts/LiberationSans/LiberationSans-Regular.ttf", "Meeting שלום עולם at noon", 720, ["Meeting ", "שלום", "…"]),
    ("Fonts/LiberationSans/LiberationSans-Regular.ttf", "שלום Copyfit עולם", 600, ["…", "Copy", "שלום "]),
]
EMOJI = [("Fonts/NotoColorEmoji/NotoColorEmoji.ttf", "👋🏽👨‍👩‍👧‍👦🇩🇪")]


def number(value):
    return f"{value:.3f}".rstrip("0").rstrip(".")


def glyphs(font, text):
    command = ["hb-view", "--output-format=svg", "--font-size=100", "--margin=0", str(ROOT / font), text]
    svg = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    inked = {name for name, path in re.findall(r'id="(glyph[-\d]+)">\s*<path [^>]*d="([^"]*)"', svg) if path.strip()}
    uses = re.findall(r'xlink:href="#(glyph[-\d]+)" x="([-.\d]+)" y="([-.\d]+)"', svg)
    baseline = Counter(float(y) for _, _, y in uses).most_common(1)[0][0]
    return [(float(x), baseline - float(y)) for name, x, y in uses if name in inked]


def advances(font, text):
    command = ["hb-shape", "--output-format=json", str(ROOT / font), text]
    shaped = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return [glyph["ax"] * 100 / 2048 for glyph in shaped]  # Both fonts have 2,048 units an em.


def placed(font, pieces):
    pen, places = 0, []
    for piece in pieces:
        places += [(pen + x, y) for x, y in glyphs(font, piece)]
        pen += sum(advances(font, piece))
    return places


def edges(font, text):
    edges = [0]
    for advance in advances(font, text):
        edges.append(edges[-1] + advance)
    return edges


def write(name, columns, rows):
    lines = [f"# Written by record.py with {version}; never by the code under test.", columns]
    (HERE / name).write_text("\n".join(lines + [" | ".join(row) for row in rows]) + "\n", encoding="utf-8")


def pairs(places):
    return " ".join(f"{number(x)},{number(y)}" for x, y in places)


version = subprocess.run(["hb-view", "--version"], check=True, capture_output=True, text=True).stdout.splitlines()[0]
write("hb-view.txt", "font | text | glyphs", [(f, t, pairs(glyphs(f, t))) for f, t in LINES])
write(
    "hb-view-label.txt", "font | text | width | glyphs", [(f, t, str(w), pairs(placed(f, p))) for f, t, w, p in LABELS]
)
write("hb-shape-emoji.txt", "font | text | edges", [(f, t, " ".join(map(number, edges(f, t)))) for f, t in EMOJI])
