/** What all parts of the recorder know. Compiled as count.c is. */
#include "recorder.h"

#include "encode.h"
#include "guard.h"

enum { CACHED = 1024 };

struct recorder recorder;
/** Here, and not where the rest of encode.c is: that lies next to the program's own variables. */
struct output output;
/** A program that is looked over for mistakes has another. */
__attribute__((weak)) const struct guard *guard;

uint32_t function_at(uintptr_t at) {
  static struct { uintptr_t at; uint32_t function; } cached[CACHED];
  size_t slot = at * 0x9e3779b97f4a7c15ull >> 54;
  if (cached[slot].at == at) return cached[slot].function;
  uintptr_t offset = at - recorder.load_base;
  uint32_t low = 0, high = recorder.about.function_count;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (recorder.functions[middle].low <= offset) low = middle + 1;
    else high = middle;
  }
  bool is_inside = low > 0 && offset <= recorder.functions[low - 1].high;
  cached[slot].at = at;
  return cached[slot].function = is_inside ? low - 1 : UINT32_MAX;
}
