// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Counts the allocations of a thread, for the benchmark and for tests that say "allocates nothing" (STYLE 6).
// Linking this target replaces the program's malloc, so no product may.

#ifndef COPYFIT_ALLOCATION_COUNTER_H
#define COPYFIT_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What a thread allocated since it started.
typedef struct {
  /// Calls of malloc, calloc, realloc and the aligned functions.
  uint64_t calls;
  /// Bytes they were asked for; frees are not taken off.
  uint64_t bytes;
  /// Usable bytes of the blocks it holds, or negative where it freed what others made.
  int64_t live;
} copyfit_allocations;

/// The calling thread's counts.
copyfit_allocations copyfit_allocations_of_thread(void);

/// Whether anything is counted: only with glibc, and not under a sanitizer, whose own malloc must stay.
bool copyfit_counts_allocations(void);

#endif
