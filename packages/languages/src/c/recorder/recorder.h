/**
 * The recorder that is linked into a program: `hook.S` calls it before each line. It counts steps, and writes those of
 * a window as packages/recording reads them.
 */
#ifndef RECORDER_H
#define RECORDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "layout.h"

enum {
  MOST_FRAMES = 1 << 21,
  MOST_LINES = 1 << 16,
  MOST_WRITES = 50000,
  /** More calls than these are not kept up to date, and older ones are not told. */
  SHOWN_CALLS = 255,
  MOST_OBJECTS = 2000,
  MOST_CELLS = 200,
  /** An array of so many numbers is kept whole, as long as a step has room for this many cells beyond MOST_CELLS each. */
  MOST_WHOLE = 2000,
  SPARE_CELLS = 1800,
  MOST_CHARACTERS = 2000,
  /** What a new variable or block of memory is filled with: no character of UTF-8, no truth value, no address. */
  FILLING = 0xc1,
  /** This much of it is filled: more is never shown. */
  MOST_FILLED = 1 << 16,
};

enum end_reason { END_BY_ITSELF, END_MOST_STEPS, END_MOST_TIME, END_DAMAGED };

struct frame {
  uintptr_t base;
  /** The lowest address that the function takes at its beginning. */
  uintptr_t low;
  /** From where variables with gaps between them are counted; 0 in a program that is only recorded. */
  uintptr_t kept;
  /** After the newest hook, and after that of the step before. */
  uintptr_t at, before;
  uint64_t serial;
  uint32_t line, line_before;
  /** UINT32_MAX: none that is known. */
  uint32_t function;
  /** How many frames that are shown there are, this one included. */
  uint32_t shown;
  bool is_hidden, is_aligned;
};

struct write {
  uint64_t step, printed;
};

struct recorder {
  bool is_on;
  bool is_full;
  bool is_inside;
  /** The program has written over what the recorder needs. */
  bool is_damaged;
  uintptr_t thread;
  uint64_t steps, from, until, most_steps, most_cpu_ms;
  uint64_t printed;
  uint32_t depth;
  uint32_t write_count;
  uint64_t serial;
  /** Where the program was put, and its stack's end. */
  uintptr_t load_base, stack_end;
  struct frame *frames;
  uint32_t *visits;
  struct write *writes;
  const struct type *types;
  const struct field *fields;
  const struct enumerator *enumerators;
  const struct variable *variables;
  const struct function *functions;
  const char *texts;
  struct layout_foot about;
};

extern struct recorder recorder;

static inline const struct type *type_at(uint32_t number) {
  return recorder.types + number;
}

static inline const char *text_of(uint32_t offset) {
  return recorder.texts + offset;
}

/** Whether it is drawn as an object, and not where it stands. */
static inline bool is_drawn(const struct type *type) {
  return type->kind == TYPE_ARRAY || type->kind == TYPE_FIELDS ||
         (type->kind >= TYPE_VECTOR && type->kind <= TYPE_TUPLE);
}

/** The function that holds this address; UINT32_MAX where none is known. Called for every hook. */
uint32_t function_at(uintptr_t at);

/** Where this variable lies, if it is one of its call's own; 0 where that is not known. */
static inline uintptr_t place_in_frame(const struct frame *frame, const struct variable *variable) {
  if (variable->location == LOCATION_KEPT) return frame->kept ? frame->kept + (uintptr_t)variable->offset : 0;
  bool is_known = !frame->is_aligned && (variable->location == LOCATION_FRAME || variable->location == LOCATION_FRAME_REFERENCE);
  return is_known ? frame->base + 16 + (uintptr_t)variable->offset : 0;
}

#endif
