// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// DO NOT EDIT. Written by Fonts/scripts/make_fonts.py.
// Plain #embed: this compiler crashes on its prefix and suffix parameters.

#include "FontDataCJK.h"

static const _Alignas(16) unsigned char NotoSansCJK_Regular[] = {
#embed "../NotoSansCJK/NotoSansCJK-Regular.otf"
};

static const struct copyfit_font_data_cjk_file files[] = {
  {"NotoSansCJK-Regular.otf", NotoSansCJK_Regular, sizeof NotoSansCJK_Regular},
};

size_t copyfit_font_data_cjk_count(void) { return sizeof files / sizeof files[0]; }

const struct copyfit_font_data_cjk_file *copyfit_font_data_cjk_files(void) { return files; }
