// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// malloc and its kin, passed on to glibc and counted. Thread-local, so that threads neither wait nor disturb a count.

#define _GNU_SOURCE
#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define COPYFIT_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(COPYFIT_SANITIZED)

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static _Thread_local copyfit_allocations counts;

static void *counted(void *block, size_t size) {
  counts.calls += 1;
  counts.bytes += size;
  if (block) counts.live += (int64_t)malloc_usable_size(block);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size), count * size); }

void *realloc(void *block, size_t size) {
  if (block) counts.live -= (int64_t)malloc_usable_size(block);
  void *moved = __libc_realloc(block, size);
  if (!moved && block && size) counts.live += (int64_t)malloc_usable_size(block);
  return counted(moved, size);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size), size); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

void free(void *block) {
  if (!block) return;
  counts.live -= (int64_t)malloc_usable_size(block);
  __libc_free(block);
}

copyfit_allocations copyfit_allocations_of_thread(void) { return counts; }
bool copyfit_counts_allocations(void) { return true; }

#else

copyfit_allocations copyfit_allocations_of_thread(void) { return (copyfit_allocations){0, 0, 0}; }
bool copyfit_counts_allocations(void) { return false; }

#endif
