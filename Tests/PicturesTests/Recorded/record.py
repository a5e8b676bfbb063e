# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# Writes hb-view.txt: where hb-view (Debian: libharfbuzz-bin) draws each glyph that has ink, at 100 px, as x,y from the
# line's left end and baseline, y up, in visual order. Run it from anywhere after Fonts/ has changed.
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


def number(value):
    return f"{value:.3f}".rstrip("0").rstrip(".")


def glyphs(font, text):
    command = ["hb-view", "--output-format=svg", "--font-size=100", "--margin=0", str(ROOT / font), text]
    svg = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    inked = {name for name, path in re.findall(r'id="(glyph[-\d]+)">\s*<path [^>]*d="([^"]*)"', svg) if path.strip()}
    uses = re.findall(r'xlink:href="#(glyph[-\d]+)" x="([-.\d]+)" y="([-.\d]+)"', svg)
    baseline = Counter(float(y) for _, _, y in uses).most_common(1)[0][0]
    return [(float(x), baseline - float(y)) for name, x, y in uses if name in inked]


version = subprocess.run(["hb-view", "--version"], check=True, capture_output=True, text=True).stdout.splitlines()[0]
rows = [(f, t, " ".join(f"{number(x)},{number(y)}" for x, y in glyphs(f, t))) for f, t in LINES]
lines = [f"# Written by record.py with {version}; never by the code under test.", "font | text | glyphs"]
lines += [" | ".join(row) for row in rows]
(HERE / "hb-view.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
