#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REPLACEMENT "\xEF\xBF\xBD"

void out_of_memory(void) {
  fflush(stdout);
  fputs("out of memory: the statements keep more than they may\n", stderr);
  exit(1);
}

void *allocate(size_t bytes) {
  void *memory = malloc(bytes ? bytes : 1);
  if (!memory) out_of_memory();
  return memory;
}

void *grown(void *array, size_t count, size_t *room, size_t size) {
  if (count < *room) return array;
  *room = *room ? 2 * *room : 8;
  void *larger = reallocarray(array, *room, size);
  if (!larger) out_of_memory();
  return larger;
}

void add_bytes(struct text *text, const char *bytes, size_t length) {
  if (text->room - text->length <= length) {
    size_t room = 2 * text->length + length + 16;
    char *larger = realloc(text->bytes, room);
    if (!larger) out_of_memory();
    text->bytes = larger;
    text->room = room;
  }
  if (length) memcpy(text->bytes + text->length, bytes, length);
  text->length += length;
  text->bytes[text->length] = 0;
}

void add(struct text *text, const char *words) { add_bytes(text, words, strlen(words)); }

void add_format(struct text *text, const char *format, ...) {
  char *words;
  va_list arguments;
  va_start(arguments, format);
  int length = vasprintf(&words, format, arguments);
  va_end(arguments);
  if (length < 0) out_of_memory();
  add_bytes(text, words, (size_t)length);
  free(words);
}

/* How many bytes a character has that begins so, and between what its second byte lies; 0 bytes: none begins so. */
static size_t expected(unsigned char first, unsigned char *least, unsigned char *most) {
  *least = 0x80;
  *most = 0xBF;
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return 0;
  if (first < 0xE0) return 2;
  if (first == 0xE0) *least = 0xA0;
  if (first == 0xED) *most = 0x9F;
  if (first < 0xF0) return 3;
  if (first == 0xF0) *least = 0x90;
  if (first == 0xF4) *most = 0x8F;
  return 4;
}

/* How many bytes at the start belong together, and whether they are a whole character. */
static size_t part_length(const unsigned char *bytes, size_t left, bool *whole) {
  unsigned char least, most;
  size_t wanted = expected(bytes[0], &least, &most), length = 1;
  while (length < wanted && length < left && bytes[length] >= least && bytes[length] <= most) {
    least = 0x80;
    most = 0xBF;
    length++;
  }
  *whole = length == wanted;
  return length;
}

void add_repaired(struct text *text, const char *bytes, size_t length) {
  size_t good = 0, at = 0;
  while (at < length) {
    bool whole;
    size_t part = part_length((const unsigned char *)bytes + at, length - at, &whole);
    if (!whole) {
      add_bytes(text, bytes + good, at - good);
      add(text, REPLACEMENT);
      good = at + part;
    }
    at += part;
  }
  add_bytes(text, bytes + good, length - good);
}

void free_text(struct text *text) {
  free(text->bytes);
  *text = (struct text){0};
}

void append_text(struct texts *texts, const char *bytes, size_t length) {
  texts->all = grown(texts->all, texts->count, &texts->room, sizeof *texts->all);
  struct text copy = {0};
  add_bytes(&copy, bytes, length);
  texts->all[texts->count++] = copy;
}

void free_texts(struct texts *texts) {
  for (size_t i = 0; i < texts->count; i++) free_text(&texts->all[i]);
  free(texts->all);
  *texts = (struct texts){0};
}

uint32_t character_at(const char *bytes, size_t *length) {
  unsigned char first = (unsigned char)bytes[0], least, most;
  *length = expected(first, &least, &most);
  if (*length == 1) return first;
  uint32_t character = first & (0x7Fu >> *length);
  for (size_t i = 1; i < *length; i++) character = character << 6 | ((unsigned char)bytes[i] & 0x3Fu);
  return character;
}

bool is_space(uint32_t character) {
  if (character < 0x80) return (character >= 9 && character <= 13) || (character >= 28 && character <= 32);
  return character == 0x85 || character == 0xA0 || character == 0x1680 ||
         (character >= 0x2000 && character <= 0x200A) || character == 0x2028 || character == 0x2029 ||
         character == 0x202F || character == 0x205F || character == 0x3000;
}

char lower(char byte) { return byte >= 'A' && byte <= 'Z' ? (char)(byte - 'A' + 'a') : byte; }

void to_lower(struct text *text) {
  for (size_t i = 0; i < text->length; i++) text->bytes[i] = lower(text->bytes[i]);
}

bool is_same(const struct text *text, const char *words) {
  return strlen(words) == text->length && memcmp(text->bytes, words, text->length) == 0;
}

int compare_texts(const struct text *left, const struct text *right) {
  size_t shorter = left->length < right->length ? left->length : right->length;
  int order = shorter ? memcmp(left->bytes, right->bytes, shorter) : 0;
  return order ? order : (left->length > right->length) - (left->length < right->length);
}

bool is_same_in_any_case(const struct text *left, const struct text *right) {
  if (left->length != right->length) return false;
  for (size_t i = 0; i < left->length; i++)
    if (lower(left->bytes[i]) != lower(right->bytes[i])) return false;
  return true;
}
