// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The bundled Chinese, Japanese and Korean font, as FontData has the others; in a target of its own, since every
// binary that links it carries its 6 MB.
// Functions and not a global array, since Swift takes a C global for shared mutable state.

#pragma once
#include <stddef.h>

struct copyfit_font_data_cjk_file {
  const char *name;            // File name, NUL-terminated.
  const unsigned char *bytes;  // Aligned to 16 bytes; lives as long as the process.
  size_t length;
};

size_t copyfit_font_data_cjk_count(void);
const struct copyfit_font_data_cjk_file *copyfit_font_data_cjk_files(void);
