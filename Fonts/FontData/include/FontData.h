// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The bundled font files as read-only static data: a file that nobody opens costs address space, not memory.
// Functions and not a global array, since Swift takes a C global for shared mutable state.

#pragma once
#include <stddef.h>

struct copyfit_font_data_file {
  const char *name;            // File name, NUL-terminated.
  const unsigned char *bytes;  // Aligned to 16 bytes; lives as long as the process.
  size_t length;
};

size_t copyfit_font_data_count(void);
const struct copyfit_font_data_file *copyfit_font_data_files(void);
