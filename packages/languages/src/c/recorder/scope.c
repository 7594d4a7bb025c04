#include "scope.h"

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
