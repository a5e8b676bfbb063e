# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# What is bundled: one row a family, with the Debian package it comes from and how its files are made.
# `make_fonts.py`, `make_emoji.py` and `make_cjk.py` read it; so does `check_fonts.py`.

from dataclasses import dataclass

NOTO_SCRIPTS = (
    "Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao "
    "Malayalam Myanmar Oriya Sinhala Tamil Telugu Thai"
).split()
STYLES = ("Regular", "Bold", "Italic", "BoldItalic")


@dataclass(frozen=True)
class Family:
    folder: str
    package: str
    source: str  # Folder of the package's font files.
    files: tuple  # (name here, name in the package)
    maker: str  # "copied", "unhinted", or the script that derives the one file.
    note: str
    target: str = "FontData"


def same(names):
    return tuple((name, name) for name in names)


FAMILIES = (
    Family(
        "Inter", "fonts-inter", "/usr/share/fonts/opentype/inter",
        same(f"Inter-{style}.otf" for style in ("Regular", "Italic", "Medium", "SemiBold", "Bold")), "copied",
        "Stand-in for the system font. SIL Open Font License 1.1, no reserved name."),
    *(
        Family(
            f"Liberation{kind}", "fonts-liberation2", "/usr/share/fonts/truetype/liberation2",
            same(f"Liberation{kind}-{style}.ttf" for style in STYLES), "copied",
            f"Advances of {original}. SIL Open Font License 1.1 with the reserved name Liberation: "
            "the files stay as they are, byte for byte, or lose their name.")
        for kind, original in (("Sans", "Arial"), ("Serif", "Times New Roman"), ("Mono", "Courier New"))
    ),
    Family(
        "TeXGyreHeros", "fonts-texgyre", "/usr/share/texmf/fonts/opentype/public/tex-gyre",
        tuple((f"TeXGyreHeros-{s}.otf", f"texgyreheros-{s.lower()}.otf") for s in STYLES), "copied",
        "Advances of Helvetica. GUST Font License (LPPL 1.3c). This is a part of the work *TeX Gyre Heros*: its four "
        "upright-width OpenType files, renamed but with unchanged content; the other files of the work (condensed "
        "width, Type 1, TeX support) are left out. The complete, unmodified work is the Debian package named below, "
        "and on CTAN as `tex-gyre`."),
    Family(
        "DejaVuSansMono", "fonts-dejavu-core", "/usr/share/fonts/truetype/dejavu",
        (("DejaVuSansMono-Regular.ttf", "DejaVuSansMono.ttf"), ("DejaVuSansMono-Bold.ttf", "DejaVuSansMono-Bold.ttf")),
        "copied", "Advances of Menlo. Bitstream Vera and Arev terms; the content is unchanged."),
    Family(
        "NotoSans", "fonts-noto-core", "/usr/share/fonts/truetype/noto",
        same(f"NotoSans{script}-{style}.ttf" for script in ["", *NOTO_SCRIPTS, "Symbols"] for style in ("Regular", "Bold"))
        + same(("NotoSansSymbols2-Regular.ttf", "NotoSansMath-Regular.ttf")), "unhinted",
        "Fallback by script. SIL Open Font License 1.1, no reserved name. Every glyph and layout feature is kept; "
        "hinting instructions and glyph names are dropped."),
    Family(
        "NotoColorEmoji", "fonts-noto-color-emoji", "/usr/share/fonts/truetype/noto",
        same(("NotoColorEmoji.ttf",)), "make_emoji.py",
        "Emoji advances and sequences, without pictures: the bitmaps (CBDT, CBLC) and vertical metrics are dropped, "
        "and an empty glyf and loca added so that FreeType opens the file. SIL Open Font License 1.1, no reserved name."),
    Family(
        "NotoSansCJK", "fonts-noto-cjk", "/usr/share/fonts/opentype/noto",
        (("NotoSansCJK-Regular.otf", "NotoSansCJK-Regular.ttc"),), "make_cjk.py",
        "Chinese, Japanese and Korean: face 0 of the collection, reduced to the characters of the national standards "
        "in everyday use, with the forms of ja, ko, zh-Hans and zh-Hant. SIL Open Font License 1.1, no reserved name.",
        "FontDataCJK"),
)


def family(folder):
    return next(f for f in FAMILIES if f.folder == folder)
