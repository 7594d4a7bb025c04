/** How the containers of libstdc++ lie in memory, and whether what is there is one. */
#ifndef CONTAINER_LAYOUT_H
#define CONTAINER_LAYOUT_H

#include "recorder.h"

enum { TREE_HEADER = 40, TREE_VALUE = 32, HASH_SIZE = 56, LIST_VALUE = 16, NODE_VALUE = 8, DEQUE_BYTES = 512 };

enum container_state { CONTAINER_WHOLE, CONTAINER_UNSET, CONTAINER_UNKNOWN };

/** Whether what is there is a container as it should be. */
enum container_state state_of(const struct type *type, uintptr_t address);

/** What a deque keeps of its beginning and its end. */
struct ends {
  uintptr_t at, first, last, node;
};

void read_ends(uintptr_t address, struct ends ends[2]);
/** How many cells of this size a deque keeps together. */
uint64_t in_one_piece(uint64_t size);
/** UINT64_MAX when they are no ends of one deque. */
uint64_t deque_length(const struct ends ends[2], uint64_t size);

#endif
