/** Which variables there are at this step: of which calls, under which depth, and where they lie. */
#ifndef SCOPE_H
#define SCOPE_H

#include "memory.h"
#include "recorder.h"

enum { MOST_TOLD = 1 << 16 };

/** A call as it was told; the first one are the globals. */
struct told {
  uint64_t serial;
  uint32_t frame, first, count;
  /** Where it was when it was looked at last. */
  uintptr_t at;
};

extern struct told told[MOST_TOLD];
extern uint32_t told_count;

/** The oldest frame that is looked at. */
uint32_t first_shown_frame(void);
/** The depth in the recording; 0 are the globals. */
uint32_t depth_of_frame(uint32_t frame);
static inline bool is_in_scope(const struct frame *frame, const struct variable *variable) {
  uintptr_t at = frame->at - recorder.load_base;
  return at > variable->low && at <= variable->high;
}

/** Where a variable lies; false when that cannot be known. */
static inline bool address_of_variable(const struct frame *frame, const struct variable *variable, uintptr_t *address) {
  if (variable->location == LOCATION_STATIC) {
    *address = recorder.load_base + (uintptr_t)variable->offset;
    return true;
  }
  *address = place_in_frame(frame, variable);
  return *address && (variable->location != LOCATION_FRAME_REFERENCE || read_word(*address, address));
}

#endif
