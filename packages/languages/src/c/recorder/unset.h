/** Finds what is used before anything was written to it: it holds the byte that new memory is filled with. */
#ifndef UNSET_H
#define UNSET_H

#include <stdint.h>

/** Called for what is read of memory. */
void look_at_value(uintptr_t from, uint64_t size, uintptr_t at);
/** Called for a variable of the frame at `base`, at this offset, that holds nothing but the filling. */
void __abhyas_unset_found(uintptr_t base, int64_t offset, uint64_t size, uintptr_t at);

#endif
