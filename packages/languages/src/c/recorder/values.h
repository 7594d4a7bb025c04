/** Reads what a program holds, by its types. */
#ifndef VALUES_H
#define VALUES_H

#include <stdint.h>

#include "encode.h"
#include "recorder.h"

/** The value of this type at this address. */
struct value read_value(uint32_t type, uintptr_t address);
/** The same, where all of it is known to be readable. */
struct value read_readable(uint32_t type, uintptr_t address);
struct value read_bits(const struct field *field, uintptr_t address);
/** A number, a truth value or the like, out of a register. */
struct value read_scalar(const struct type *type, const void *bytes);

#endif
