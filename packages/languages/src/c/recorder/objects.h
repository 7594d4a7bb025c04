/** The objects that variables reach. One that is met again keeps its number. */
#ifndef OBJECTS_H
#define OBJECTS_H

#include <stdbool.h>
#include <stdint.h>

#include "blocks.h"
#include "encode.h"
#include "recorder.h"

enum { SLOTS = 8192 };
/** The type of a block of which nobody has said what it holds. */
#define OPAQUE_BLOCK UINT32_MAX

struct object {
  uintptr_t address;
  uint64_t length;
  uint64_t shown_length;
  uint32_t type;
  /** Of the block or the call that holds it. */
  uint32_t serial;
  uint32_t number;
  uint32_t first, count;
  uint32_t shape;
  /** Its place in `slots`. */
  uint32_t slot;
  /** Its place among those of the step before, and one more; 0 when it was not there. */
  uint32_t before;
  /** Whether it is there at the next step. */
  bool is_kept;
};

/** What was seen at one step. Looking into an object may add others at the end. */
struct seen {
  struct object objects[MOST_OBJECTS];
  uint16_t slots[SLOTS];
  uint32_t count;
};

/** Those of this step, and those of the step before. */
struct seen *seen_now(void);
struct seen *seen_before(void);
/** Those of this step become those of the step before. */
void begin_next_step(void);

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

#endif
