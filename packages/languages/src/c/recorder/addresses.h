/** Where an address leads: to a variable, into a block, or nowhere that is known. */
#ifndef ADDRESSES_H
#define ADDRESSES_H

#include <stdbool.h>
#include <stdint.h>

#include "encode.h"

bool is_variable(uintptr_t address);

/** What a pointer that is not null points to. */
struct value resolve(uintptr_t address, uint32_t element);
/** Told by what reads a container: this block of memory is its own, and its cells are that object's. */
void note_cells(uintptr_t from, uint64_t bytes, uint32_t element, uint32_t object);
void forget_cells(void);

#endif
