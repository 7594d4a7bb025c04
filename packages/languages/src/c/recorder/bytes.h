/**
 * Our own of the C library's functions on bytes, for what leaves the vector registers alone: the library's use them.
 * Included before all else in each such source (QUIET_SOURCES), so that what the compiler calls by itself is ours as well.
 */
#ifndef BYTES_H
#define BYTES_H

#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size) __asm__("__abhyas_quiet_memcpy");
void *memset(void *to, int byte, size_t size) __asm__("__abhyas_quiet_memset");
int memcmp(const void *a, const void *b, size_t size) __asm__("__abhyas_quiet_memcmp");
size_t strlen(const char *text) __asm__("__abhyas_quiet_strlen");
int strcmp(const char *a, const char *b) __asm__("__abhyas_quiet_strcmp");

#endif
