/** The objects that variables reach, and what of them changed from step to step. */
#ifndef HEAP_H
#define HEAP_H

#include <stdbool.h>
#include <stdint.h>

#include "blocks.h"
#include "encode.h"

/** An entry of an object: a field has a name, a mapping's a key. */
struct entry {
  struct value key, value;
  uint32_t name, unused;
};

/** As what a block of memory is looked at. A length of 0 is one thing and no array. */
struct view {
  uintptr_t block, from;
  uint64_t length;
  uint32_t type;
  uint32_t serial;
  bool is_known;
};

struct view *view_of(const struct block *block);

/** The object of this type at this address, under this tag; an array of `length` of them if that is not 0. */
struct value drawn_value(enum tag tag, uintptr_t address, uint32_t type, uint64_t length);
/** A block of which nobody has said what it holds. */
struct value opaque_block(const struct block *block);
void write_objects(void);

#endif
