/** Looks into arrays, structures and the containers of libstdc++. */
#ifndef CONTAINERS_H
#define CONTAINERS_H

#include "encode.h"

/** An entry of an object: a field has a name, a mapping's a key. */
struct entry {
  struct value key, value;
  uint32_t name, unused;
};

struct contents {
  enum shape shape;
  uint64_t length;
  uint32_t count;
  /** Of an array so many cells beyond MOST_CELLS have room. */
  uint32_t spare;
  struct entry *entries;
};

/** Its entries, at most MOST_CELLS, of an array of numbers MOST_WHOLE. `length` is that of an array in a block, else 0; `object` is its number. */
void look(uint32_t type, uintptr_t address, uint64_t length, uint32_t object, struct contents *contents);

#endif
