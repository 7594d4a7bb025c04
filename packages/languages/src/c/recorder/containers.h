/** Looks into arrays, structures and the containers of libstdc++. */
#ifndef CONTAINERS_H
#define CONTAINERS_H

#include "heap.h"
#include "recorder.h"

enum container_state { CONTAINER_WHOLE, CONTAINER_UNSET, CONTAINER_UNKNOWN };

/** Whether what is there is a container as it should be. */
enum container_state state_of(const struct type *type, uintptr_t address);

struct contents {
  enum shape shape;
  uint64_t length;
  uint32_t count;
  struct entry *entries;
};

/** Its entries, at most MOST_CELLS. `length` is that of an array in a block, else 0; `object` is its number. */
void look(uint32_t type, uintptr_t address, uint64_t length, uint32_t object, struct contents *contents);

#endif
