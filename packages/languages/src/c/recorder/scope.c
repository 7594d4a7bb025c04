#include "scope.h"

#include "memory.h"

struct told told[MOST_TOLD];
uint32_t told_count;

uint32_t first_shown_frame(void) {
  return recorder.depth > SHOWN_CALLS ? recorder.depth - SHOWN_CALLS : 0;
}

uint32_t depth_of_frame(uint32_t frame) {
  for (uint32_t depth = told_count; depth-- > 1;)
    if (told[depth].frame == frame) return depth;
  return 0;
}

bool is_in_scope(const struct frame *frame, const struct variable *variable) {
  uintptr_t at = frame->at - recorder.load_base;
  return at > variable->low && at <= variable->high;
}

bool address_of_variable(const struct frame *frame, const struct variable *variable, uintptr_t *address) {
  if (variable->location == LOCATION_STATIC) {
    *address = recorder.load_base + (uintptr_t)variable->offset;
    return true;
  }
  *address = place_in_frame(frame, variable);
  return *address && (variable->location != LOCATION_FRAME_REFERENCE || read_word(*address, address));
}
