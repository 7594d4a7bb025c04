/** Reads what a program holds, by its types. */
#ifndef VALUES_H
#define VALUES_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "encode.h"
#include "recorder.h"

/** A call of memcpy for a few bytes costs more than all else that is done with them. */
static inline uint64_t bits_at(const void *bytes, uint64_t size) {
  uint64_t bits = 0;
  switch (size) {
    case 1: memcpy(&bits, bytes, 1); break;
    case 2: memcpy(&bits, bytes, 2); break;
    case 4: memcpy(&bits, bytes, 4); break;
    case 8: memcpy(&bits, bytes, 8); break;
    default: memcpy(&bits, bytes, size);
  }
  return bits;
}

/** Whether a value of this type is a number that its bytes alone say, and no more than eight of them. */
static inline bool is_plain(const struct type *type) {
  bool is_number = type->kind >= TYPE_SIGNED && type->kind <= TYPE_ENUM;
  return is_number && type->size > 0 && type->size <= sizeof(uint64_t);
}

/** The value of this type at this address. */
struct value read_value(uint32_t type, uintptr_t address);
/** The same, where all of it is known to be readable. */
struct value read_readable(uint32_t type, uintptr_t address);
struct value read_bits(const struct field *field, uintptr_t address);
/** A number, a truth value or the like, out of a register. */
struct value read_scalar(const struct type *type, const void *bytes);

#endif
