/** Writes records into the file that packages/recording reads; its format.ts describes them. */
#ifndef ENCODE_H
#define ENCODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum record { RECORD_STRING = 1, RECORD_PUSH, RECORD_POP, RECORD_SET, RECORD_UNSET, RECORD_OBJECT, RECORD_SPLICE,
              RECORD_FREE, RECORD_NOTE, RECORD_RETURNED, RECORD_STEP, RECORD_END, RECORD_MISTAKE };
enum tag { TAG_UNKNOWN, TAG_WHOLE, TAG_NUMBER, TAG_TRUE, TAG_FALSE, TAG_NOTHING, TAG_TEXT, TAG_REFERENCE, TAG_OPAQUE,
           TAG_UNSET, TAG_CELL, TAG_VARIABLE, TAG_INSIDE, TAG_LOST };
enum shape { SHAPE_SEQUENCE, SHAPE_TUPLE, SHAPE_SET, SHAPE_MAPPING, SHAPE_FIELDS };
enum lost { LOST_FREED, LOST_ENDED, LOST_ELSEWHERE };

/** How a number is written. */
enum form { FORM_SIGNED, FORM_UNSIGNED, FORM_FLOAT, FORM_DOUBLE, FORM_CHARACTER, FORM_TEXT };

/** A value as it is in a variable or a cell. Two that show alike have the same bytes. */
struct value {
  uint16_t tag;
  uint16_t form;
  /** An object, a depth, a text. */
  uint32_t first;
  /** A number, a cell, the length of a text. */
  uint64_t second;
};

struct output {
  uint8_t *bytes;
  size_t length, most;
  /** Some of it had no room: nothing more is written. */
  bool is_cut;
};

extern struct output output;

static inline void put_byte(uint8_t byte) {
  if (output.length < output.most) output.bytes[output.length++] = byte;
  else output.is_cut = true;
}

static inline void put_number(uint64_t number) {
  while (number > 127) {
    put_byte((uint8_t)(number & 127) | 128);
    number >>= 7;
  }
  put_byte((uint8_t)number);
}

/** Tells in the four bytes before it how long the recording is by now. */
void put_length(void);
/** The number of a string; the first time it is written, so this comes before the record that it is in. */
uint32_t put_string(const char *bytes, size_t length);
uint32_t put_text(const char *text);
/** The same for a text of the program's tables, by its offset: names are met again at each step. */
uint32_t put_name(uint32_t offset);
/** Writes the strings that a value needs. */
void prepare_value(const struct value *value);
void put_value(const struct value *value);

#endif
