#ifndef ABHYAS_SQL_TEXT_H
#define ABHYAS_SQL_TEXT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes that grow; a 0 that is not counted stands after them. All of ours are UTF-8 without a fault. */
struct text {
  char *bytes;
  size_t length, room;
};

/* Several texts, in their order. */
struct texts {
  struct text *all;
  size_t count, room;
};

/* Ends the program in the words that the runner knows (`outOfMemory` in toolchain.ts). */
_Noreturn void out_of_memory(void);
void *allocate(size_t bytes);
/* An array with a place for one more than `count`; `room` is how many it holds. */
void *grown(void *array, size_t count, size_t *room, size_t size);

void add_bytes(struct text *text, const char *bytes, size_t length);
void add(struct text *text, const char *words);
__attribute__((format(printf, 2, 3))) void add_format(struct text *text, const char *format, ...);
/* Adds what may be no UTF-8: in place of each part that is none stands U+FFFD. */
void add_repaired(struct text *text, const char *bytes, size_t length);
void free_text(struct text *text);

/* A copy of the bytes becomes the last of the texts. */
void append_text(struct texts *texts, const char *bytes, size_t length);
void free_texts(struct texts *texts);

/* The character at the start of some UTF-8, and how many bytes it takes. */
uint32_t character_at(const char *bytes, size_t *length);
/* Whether a character is white space in Unicode. */
bool is_space(uint32_t character);
/* Small letters where SQLite sees no difference between them and capitals. */
char lower(char byte);
void to_lower(struct text *text);
bool is_same(const struct text *text, const char *words);
/* As memcmp compares, and a text that the other begins with before it. */
int compare_texts(const struct text *left, const struct text *right);
bool is_same_in_any_case(const struct text *left, const struct text *right);

#endif
