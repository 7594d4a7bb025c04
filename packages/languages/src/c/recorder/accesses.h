/** Looks at what a program reads and writes. */
#ifndef ACCESSES_H
#define ACCESSES_H

#include <stdbool.h>
#include <stdint.h>

#include "mistakes.h"

/** Notes a mistake if not all of these bytes may be used; `stack` is where the caller's part of the stack ends. */
void look_at_access(uintptr_t from, uint64_t size, enum access access, uintptr_t stack);
/** Whether a pointer to the beginning of this block has a name. */
bool name_of_pointer(uintptr_t block, char name[64], uint64_t *element_size);

#endif
