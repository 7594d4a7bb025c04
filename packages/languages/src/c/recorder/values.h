/** Reads what a program holds, by its types. Nothing is read that is not known to be there. */
#ifndef VALUES_H
#define VALUES_H

#include <stdbool.h>
#include <stdint.h>

#include "encode.h"
#include "recorder.h"

/** Whether these bytes belong to the program's variables, its stack or a block that it holds. */
bool is_readable(uintptr_t address, uint64_t size);
/** Reads a word that is known to be readable; false when it is not. */
bool read_word(uintptr_t address, uintptr_t *word);
/** The value of this type at this address. */
struct value read_value(uint32_t type, uintptr_t address);
/** What a pointer to this type that holds this address points to. */
struct value read_pointer(uintptr_t address, uint32_t element);
struct value read_bits(const struct field *field, uintptr_t address);
/** A number, a truth value or the like, out of a register. */
struct value read_scalar(const struct type *type, const void *bytes);
bool is_filling(const void *bytes, uint64_t size);

static inline const struct type *type_at(uint32_t number) {
  return recorder.types + number;
}

static inline const char *text_of(uint32_t offset) {
  return recorder.texts + offset;
}

/** Whether it is drawn as an object, and not where it stands. */
static inline bool is_drawn(const struct type *type) {
  return type->kind == TYPE_ARRAY || type->kind == TYPE_FIELDS ||
         (type->kind >= TYPE_VECTOR && type->kind <= TYPE_TUPLE);
}

#endif
