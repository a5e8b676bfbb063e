#!/usr/bin/env python3
# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# Writes the family folders of Fonts/: font files, LICENSE.txt, ORIGIN.md, and the C files that embed them.
# Needs Debian 12 with the packages of families.py, and fontTools. The emoji and CJK files are made by their own
# scripts first (`make_emoji.py`, `make_cjk.py`); this one only records them.

import hashlib
import pathlib
import shutil
import subprocess
import sys

from families import FAMILIES

FONTS = pathlib.Path(__file__).resolve().parent.parent
HEADER = "// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.\n"


def unhint(source, target):
    """All glyphs, characters and features stay, so that shaping is that of the source."""
    from fontTools import subset

    options = subset.Options(
        hinting=False, glyph_names=False, layout_features=["*"], notdef_outline=True, recalc_timestamp=False,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 16, 17], name_legacy=True)
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(glyphs=font.getGlyphOrder())
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def installed_version(package):
    query = subprocess.run(["dpkg-query", "-W", "-f=${Version}", package], capture_output=True, text=True, check=True)
    return query.stdout


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def make(family):
    folder = FONTS / family.folder
    folder.mkdir(exist_ok=True)
    for name, original in family.files:
        source, target = pathlib.Path(family.source) / original, folder / name
        if family.maker == "copied":
            shutil.copyfile(source, target)
        elif family.maker == "unhinted":
            unhint(source, target)
        target.chmod(0o644)
    shutil.copyfile(f"/usr/share/doc/{family.package}/copyright", folder / "LICENSE.txt")
    (folder / "ORIGIN.md").write_text(origin(family, folder))


def origin(family, folder):
    maker = {
        "copied": "The files are copies, byte for byte.",
        "unhinted": "Made by `Fonts/scripts/make_fonts.py` with fontTools.",
    }.get(family.maker, f"Made by `Fonts/scripts/{family.maker}` with fontTools.")
    rows = "".join(
        f"| {name} | {family.source}/{original} | `{sha256(pathlib.Path(family.source) / original)}` "
        f"| `{sha256(folder / name)}` |\n".replace(family.source + "/", "")
        for name, original in family.files)
    return (
        f"# {family.folder}\n\n{family.note}\n\n"
        f"Debian package `{family.package}` {installed_version(family.package)}; `LICENSE.txt` is that package's "
        f"copyright file. {maker}\n\n"
        "| file | file in the package | sha256 in the package | sha256 here |\n|---|---|---|---|\n" + rows)


def embed(target):
    """A translation unit that holds every file of one target, and the table of them."""
    files = [(f.folder, name) for f in FAMILIES if f.target == target for name, _ in f.files]
    if not all((FONTS / folder / name).exists() for folder, name in files):
        return
    symbol = lambda name: name.rsplit(".", 1)[0].replace("-", "_")
    arrays = "".join(
        f'static const _Alignas(16) unsigned char {symbol(name)}[] = {{\n#embed "../{folder}/{name}"\n}};\n'
        for folder, name in files)
    rows = "".join(f'  {{"{name}", {symbol(name)}, sizeof {symbol(name)}}},\n' for _, name in files)
    prefix = {"FontData": "copyfit_font_data", "FontDataCJK": "copyfit_font_data_cjk"}[target]
    (FONTS / target / f"{target}.c").write_text(
        f"{HEADER}//\n// DO NOT EDIT. Written by Fonts/scripts/make_fonts.py.\n"
        "// Plain #embed: this compiler crashes on its prefix and suffix parameters.\n\n"
        f'#include "{target}.h"\n\n{arrays}\nstatic const struct {prefix}_file files[] = {{\n{rows}}};\n\n'
        f"size_t {prefix}_count(void) {{ return sizeof files / sizeof files[0]; }}\n\n"
        f"const struct {prefix}_file *{prefix}_files(void) {{ return files; }}\n")


def main():
    wanted = set(sys.argv[1:])
    for family in FAMILIES:
        made = family.maker in ("copied", "unhinted") or (FONTS / family.folder / family.files[0][0]).exists()
        if made and (not wanted or family.folder in wanted):
            make(family)
    embed("FontData")
    embed("FontDataCJK")


main()
