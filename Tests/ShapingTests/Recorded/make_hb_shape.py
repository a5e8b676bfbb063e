#!/usr/bin/env python3
# Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
#
# Writes hb-shape.golden: what HarfBuzz's own tool says of strings in every bundled font.
# Run from the package's folder: python3 Tests/ShapingTests/Recorded/make_hb_shape.py
import glob, json, os, re, subprocess

CORPUS = {lang: [l for l in open(f"Benchmarks/corpus/ui-{lang}.txt", encoding="utf-8").read().split("\n") if l]
          for lang in "en de ja zh ar he hi th ko".split()}
LATIN = ["AVATAR, To We LYRA", "office ffi fl (10:30) -> x", "Ångström naïve çédille"] + CORPUS["en"][:4] + CORPUS["de"][:3]
OWN = {  # Names of languages and greetings in them.
    "Armenian": ("Armn", "LTR", ["Հայերեն", "Բարև Ձեզ և շնորհակալություն", "մեկ, երկու"]),
    "Bengali": ("Beng", "LTR", ["বাংলা", "নমস্কার, কেমন আছেন", "ক্ষমা শ্রী"]),
    "Devanagari": ("Deva", "LTR", CORPUS["hi"][:6] + ["क्षत्रिय र्क श्री"]),
    "Ethiopic": ("Ethi", "LTR", ["አማርኛ", "ሰላም እንደምን ነህ"]),
    "Georgian": ("Geor", "LTR", ["ქართული", "გამარჯობა, როგორ ხარ"]),
    "Gujarati": ("Gujr", "LTR", ["ગુજરાતી", "નમસ્તે, કેમ છો", "ક્ષ શ્રી"]),
    "Gurmukhi": ("Guru", "LTR", ["ਪੰਜਾਬੀ", "ਸਤ ਸ੍ਰੀ ਅਕਾਲ"]),
    "Hebrew": ("Hebr", "RTL", ["עברית", "שלום לכולם", "בְּרֵאשִׁית בָּרָא"]),
    "Kannada": ("Knda", "LTR", ["ಕನ್ನಡ", "ನಮಸ್ಕಾರ, ಹೇಗಿದ್ದೀರಾ"]),
    "Khmer": ("Khmr", "LTR", ["ខ្មែរ", "សួស្តី ជំរាបសួរ"]),
    "Lao": ("Laoo", "LTR", ["ລາວ", "ສະບາຍດີ ເຈົ້າ"]),
    "Malayalam": ("Mlym", "LTR", ["മലയാളം", "നമസ്കാരം സുഖമാണോ"]),
    "Myanmar": ("Mymr", "LTR", ["မြန်မာ", "မင်္ဂလာပါ ကျေးဇူးတင်ပါတယ်"]),
    "Oriya": ("Orya", "LTR", ["ଓଡ଼ିଆ", "ନମସ୍କାର"]),
    "Sinhala": ("Sinh", "LTR", ["සිංහල", "ආයුබෝවන් ශ්‍රී ලංකා"]),
    "Tamil": ("Taml", "LTR", ["தமிழ்", "வணக்கம் பக்ஷி ஸ்ரீ"]),
    "Telugu": ("Telu", "LTR", ["తెలుగు", "నమస్కారం ఎలా ఉన్నారు"]),
    "Thai": ("Thai", "LTR", CORPUS["th"][2:5] + ["น้ำ ที่นี่ กำลัง"]),
    "Arabic": ("Arab", "RTL", ["مرحبا بالعالم", "السلام عليكم ورحمة الله", "بِسْمِ لا إله"]),
}

def cases(path):
    name = os.path.basename(path)
    if name.startswith("NotoSansCJK"):
        for script, lang in (("Hani", "zh-Hans"), ("Hani", "zh-Hant"), ("Hani", "ja"), ("Hani", "ko")):
            yield from ((script, "LTR", lang, "", "", t, "") for t in ["直刃骨返, 角", "今次"])
        yield from (("Hang", "LTR", "ko", "", "", t, "") for t in ["한국어", "안녕하세요 여러분"])
        yield from (("Kana", "LTR", "ja", "", "", t, "") for t in ["カタカナ", "ラーメン"])
        return
    if "Emoji" in name:
        yield from (("Zyyy", "LTR", "", "", "", t, "") for t in ["👩‍💻🤥", "🇩🇪🇫🇷", "👍🏽❤️", "1️⃣"])
        return
    match = re.match(r"NotoSans(\w+)-", name)
    if match and match[1] in OWN:
        script, direction, texts = OWN[match[1]]
        yield from ((script, direction, "", "", "", t, "") for t in texts)
        if script == "Arab":
            yield from ((script, direction, "", "", b, t, a) for b, t, a in
                        [("كت", "اب", ""), ("", "كت", "اب"), ("ك", "تا", "ب"), ("بي", "ت", " من")])
        return
    if match:  # Symbols and mathematics.
        yield ("Zyyy", "LTR", "", "", "", {"Math": "∑∫√∞", "Symbols": "⚙⚡☯", "Symbols2": "⏳⏰⭐"}[match[1]], "")
        return
    yield from (("Latn", "LTR", "", "", "", t, "") for t in LATIN)
    yield ("Latn", "LTR", "", "kern=0", "", "AVATAR To", "")
    yield ("Latn", "LTR", "", "liga=0 clig=0", "", "office ffi", "")
    yield ("Latn", "LTR", "", "", "Anne-", "Jo", " and")
    yield ("Latn", "LTR", "", "", "", "Anne-", "Jo and")

def shape(path, script, direction, language, features, before, text, after):
    command = ["hb-shape", "--no-glyph-names", "--utf8-clusters", f"--script={script}", f"--direction={direction}",
               f"--text-before={before}", f"--text-after={after}", "--output-format=json", path, text]
    if language: command.insert(1, f"--language={language}")
    if features: command.insert(1, "--features=" + features.replace(" ", ","))
    environment = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}  # Or the locale's language would be taken.
    glyphs = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout)
    return " ".join(f"{g['g']}@{g['cl']}+{g['ax']}" for g in glyphs)

def escape(text):
    def is_plain(i, c):
        return c.isprintable() and c not in "\\|" and not (c == " " and i in (0, len(text) - 1))
    return "".join(c if is_plain(i, c) else f"\\u{{{ord(c):X}}}" for i, c in enumerate(text))

version = subprocess.run(["hb-shape", "--version"], capture_output=True, text=True).stdout.split("\n")[0]
with open("Tests/ShapingTests/Recorded/hb-shape.golden", "w", encoding="utf-8") as out:
    out.write(f"# {version}, Debian 12; written by make_hb_shape.py, never by a test.\n")
    out.write("# A glyph is number@cluster+advance: cluster in bytes, advance in font units, order as drawn.\n")
    out.write("font | script | direction | language | features | before | text | after | glyphs\n")
    for path in sorted(glob.glob("Fonts/*/*.[ot]tf")):
        for case in cases(path):
            row = [path.removeprefix("Fonts/"), *map(escape, case), shape(path, *case)]
            out.write(" | ".join(row) + "\n")
