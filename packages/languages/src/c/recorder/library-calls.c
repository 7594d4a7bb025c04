/** The library's functions that read or write as much as they are told: looked at before they do so. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accesses.h"

#define STACK ((uintptr_t)__builtin_frame_address(0) + 16)
#define READS(from, size) look_at_access((uintptr_t)(from), (size), ACCESS_READ, STACK)
#define WRITES(to, size) look_at_access((uintptr_t)(to), (size), ACCESS_WRITE, STACK)
/** redirect.c leads the program's calls here. */
#define LOOKS(type, name) type __abhyas_##name

enum { NULL_END = 4096 };

/** A text's length, as far as it can be read. */
static size_t length_of(const char *text) {
  return (uintptr_t)text < NULL_END ? 0 : strlen(text);
}

LOOKS(char *, strcpy)(char *to, const char *from) {
  READS(from, length_of(from) + 1);
  WRITES(to, length_of(from) + 1);
  return strcpy(to, from);
}

LOOKS(char *, stpcpy)(char *to, const char *from) {
  READS(from, length_of(from) + 1);
  WRITES(to, length_of(from) + 1);
  return stpcpy(to, from);
}

LOOKS(char *, strncpy)(char *to, const char *from, size_t most) {
  WRITES(to, most);
  return strncpy(to, from, most);
}

LOOKS(char *, strcat)(char *to, const char *from) {
  READS(from, length_of(from) + 1);
  WRITES(to, length_of(to) + length_of(from) + 1);
  return strcat(to, from);
}

LOOKS(char *, strncat)(char *to, const char *from, size_t most) {
  size_t length = (uintptr_t)from < NULL_END ? 0 : strnlen(from, most);
  WRITES(to, length_of(to) + length + 1);
  return strncat(to, from, most);
}

LOOKS(char *, strdup)(const char *from) {
  READS(from, length_of(from) + 1);
  return strdup(from);
}

LOOKS(size_t, strlen)(const char *text) {
  size_t length = strlen(text);
  READS(text, length + 1);
  return length;
}

LOOKS(int, strcmp)(const char *a, const char *b) {
  size_t shared = 0;
  while ((uintptr_t)a >= NULL_END && (uintptr_t)b >= NULL_END && a[shared] && a[shared] == b[shared]) shared++;
  READS(a, shared + 1);
  READS(b, shared + 1);
  return strcmp(a, b);
}

LOOKS(void *, memcpy)(void *to, const void *from, size_t size) {
  READS(from, size);
  WRITES(to, size);
  return memcpy(to, from, size);
}

LOOKS(void *, memmove)(void *to, const void *from, size_t size) {
  READS(from, size);
  WRITES(to, size);
  return memmove(to, from, size);
}

LOOKS(void *, memset)(void *to, int byte, size_t size) {
  WRITES(to, size);
  return memset(to, byte, size);
}

LOOKS(char *, fgets)(char *to, int most, FILE *file) {
  char *read = fgets(to, most, file);
  if (read) WRITES(to, strlen(read) + 1);
  return read;
}

LOOKS(char *, gets)(char *to) {
  size_t length = 0;
  int read;
  while ((read = getchar()) != EOF && read != '\n') {
    WRITES(to + length, 1);
    to[length++] = (char)read;
  }
  if (read == EOF && length == 0) return NULL;
  WRITES(to + length, 1);
  to[length] = '\0';
  return to;
}

LOOKS(int, sprintf)(char *to, const char *form, ...) {
  va_list given, again;
  va_start(given, form);
  va_copy(again, given);
  int length = vsnprintf(NULL, 0, form, again);
  va_end(again);
  if (length >= 0) WRITES(to, (size_t)length + 1);
  length = vsprintf(to, form, given);
  va_end(given);
  return length;
}

/** Texts that were read: as long as they have become. */
static void look_at_texts(const char *form, va_list given, int filled, uintptr_t stack) {
  for (const char *at = form; *at && filled > 0; at++) {
    if (*at != '%') continue;
    at++;
    if (*at == '%') continue;
    bool is_left_out = *at == '*';
    if (is_left_out) at++;
    while (*at >= '0' && *at <= '9') at++;
    bool is_wide = false;
    while (*at == 'h' || *at == 'l' || *at == 'L' || *at == 'q' || *at == 'j' || *at == 'z' || *at == 't') is_wide |= *at++ == 'l';
    if (is_left_out) continue;
    void *to = va_arg(given, void *);
    filled -= *at != 'n';
    if ((*at == 's' || *at == '[') && !is_wide) look_at_access((uintptr_t)to, strlen(to) + 1, ACCESS_WRITE, stack);
    if (*at == '[') {
      if (at[1] == '^') at++;
      if (at[1] == ']') at++;
      while (at[1] && at[1] != ']') at++;
      if (at[1]) at++;
    }
    if (!*at) return;
  }
}

#define SCANS(scan)                                                                                                    \
  va_list given, again;                                                                                                \
  va_start(given, form);                                                                                               \
  va_copy(again, given);                                                                                               \
  int filled = scan;                                                                                                   \
  look_at_texts(form, again, filled, STACK);                                                                           \
  va_end(again);                                                                                                       \
  va_end(given);                                                                                                       \
  return filled;

LOOKS(int, scanf)(const char *form, ...) { SCANS(vscanf(form, given)) }
LOOKS(int, __isoc99_scanf)(const char *form, ...) { SCANS(vscanf(form, given)) }
LOOKS(int, sscanf)(const char *text, const char *form, ...) { SCANS(vsscanf(text, form, given)) }
LOOKS(int, __isoc99_sscanf)(const char *text, const char *form, ...) { SCANS(vsscanf(text, form, given)) }
LOOKS(int, fscanf)(FILE *file, const char *form, ...) { SCANS(vfscanf(file, form, given)) }
LOOKS(int, __isoc99_fscanf)(FILE *file, const char *form, ...) { SCANS(vfscanf(file, form, given)) }

/** The library's own checks of indices and of what is empty: they end the program. */
LOOKS(_Noreturn void, _ZSt21__glibcxx_assert_failPKciS0_S0_)(const char *file, int line, const char *function, const char *condition) {
  struct mistake mistake = {.kind = MISTAKE_BOUNDS};
  snprintf(mistake.report, sizeof mistake.report, "%.150s", condition);
  if (is_watched()) note_mistake(&mistake);
  fflush(stdout);
  fprintf(stderr, "%s:%d: %s: Assertion '%s' failed.\n", file, line, function, condition);
  abort();
}
