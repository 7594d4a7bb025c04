/** Knows the blocks of memory that a program has asked for. */
#ifndef BLOCKS_H
#define BLOCKS_H

#include <stdbool.h>
#include <stdint.h>

struct block {
  uintptr_t from;
  uint64_t size;
  /** Another one at the same address has another number. */
  uint32_t serial;
  bool is_freed;
};

/** The block that an address is in; false when it is in none that is known. One past its end counts as inside. */
bool find_block(uintptr_t address, struct block *found);

#endif
