/** In instructions that the compiler takes for no call of the functions that these are. */
#include "bytes.h"

#include <stdint.h>

enum { WORD = sizeof(uint64_t) };

void *memcpy(void *to, const void *from, size_t size) {
  void *end = to;
  __asm__ volatile("rep movsb" : "+D"(end), "+S"(from), "+c"(size) : : "memory");
  return to;
}

void *memset(void *to, int byte, size_t size) {
  void *end = to;
  __asm__ volatile("rep stosb" : "+D"(end), "+c"(size) : "a"(byte) : "memory");
  return to;
}

int memcmp(const void *a, const void *b, size_t size) {
  const uint8_t *left = a, *right = b;
  typedef uint64_t __attribute__((may_alias, aligned(1))) word;
  for (; size >= WORD && *(const word *)left == *(const word *)right; size -= WORD) {
    left += WORD;
    right += WORD;
  }
  for (; size > 0; size--, left++, right++)
    if (*left != *right) return *left - *right;
  return 0;
}

size_t strlen(const char *text) {
  const char *end = text;
  for (; *end; end++) __asm__ volatile("" : "+r"(end));
  return (size_t)(end - text);
}

int strcmp(const char *a, const char *b) {
  for (; *a && *a == *b; a++, b++) __asm__ volatile("" : "+r"(a));
  return (uint8_t)*a - (uint8_t)*b;
}
