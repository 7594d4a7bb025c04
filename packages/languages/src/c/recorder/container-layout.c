#include "container-layout.h"

#include <string.h>

#include "memory.h"

void read_ends(uintptr_t address, struct ends ends[2]) {
  memcpy(ends, (const void *)(address + 16), 2 * sizeof *ends);
}

uint64_t in_one_piece(uint64_t size) {
  return size < DEQUE_BYTES ? DEQUE_BYTES / size : 1;
}

uint64_t deque_length(const struct ends ends[2], uint64_t size) {
  if (ends[1].node < ends[0].node || ends[0].last < ends[0].at || ends[1].at < ends[1].first) return UINT64_MAX;
  uint64_t pieces = (ends[1].node - ends[0].node) / sizeof(uintptr_t);
  if (pieces == 0) return (ends[1].at - ends[0].at) / size;
  return (ends[0].last - ends[0].at) / size + (pieces - 1) * in_one_piece(size) + (ends[1].at - ends[1].first) / size;
}

static enum container_state state_of_deque(const struct type *type, uintptr_t address) {
  struct ends ends[2];
  read_ends(address, ends);
  uint64_t size = type_at(type->element)->size;
  if (size == 0) return CONTAINER_UNKNOWN;
  uint64_t length = deque_length(ends, size);
  bool is_there = is_readable(ends[0].node, sizeof(uintptr_t)) && is_readable(ends[1].node, sizeof(uintptr_t));
  return is_there && length < UINT32_MAX ? CONTAINER_WHOLE : CONTAINER_UNKNOWN;
}

static enum container_state state_of_vector(const struct type *type, uintptr_t address) {
  uintptr_t ends[2] = {word_at(address), word_at(address + (type->kind == TYPE_BITS ? 16 : 8))};
  uint64_t size = type->kind == TYPE_BITS ? 1 : type_at(type->element)->size;
  if (size == 0 || ends[1] < ends[0] || (ends[1] - ends[0]) % size) return CONTAINER_UNKNOWN;
  return ends[0] == ends[1] || is_readable(ends[0], ends[1] - ends[0]) ? CONTAINER_WHOLE : CONTAINER_UNKNOWN;
}

enum container_state state_of(const struct type *type, uintptr_t address) {
  if (type->kind == TYPE_ARRAY || type->kind == TYPE_FIELDS || type->kind == TYPE_TUPLE) return CONTAINER_WHOLE;
  if (is_filling((const void *)address, sizeof(uintptr_t)) &&
      (type->size < 24 || is_filling((const void *)(address + 8), 16)))
    return CONTAINER_UNSET;
  switch (type->kind) {
    case TYPE_VECTOR:
    case TYPE_BITS: return state_of_vector(type, address);
    case TYPE_DEQUE: return state_of_deque(type, address);
    case TYPE_LIST: return is_readable(word_at(address), 16) ? CONTAINER_WHOLE : CONTAINER_UNKNOWN;
    case TYPE_TREE:
    case TYPE_TREE_MAP:
      if (type->size < TREE_HEADER + 8) return CONTAINER_UNKNOWN;
      return is_readable(word_at(address + type->size - TREE_HEADER + 16), TREE_VALUE) ? CONTAINER_WHOLE : CONTAINER_UNKNOWN;
    case TYPE_HASH:
    case TYPE_HASH_MAP:
      if (type->size < HASH_SIZE) return CONTAINER_UNKNOWN;
      return is_readable(word_at(address + type->size - HASH_SIZE), 8) ? CONTAINER_WHOLE : CONTAINER_UNKNOWN;
    default: return CONTAINER_WHOLE;
  }
}
