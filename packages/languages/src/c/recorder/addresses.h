/** Where an address leads: to a variable, into a block, or nowhere that is known. */
#ifndef ADDRESSES_H
#define ADDRESSES_H

#include <stdbool.h>
#include <stdint.h>

#include "encode.h"

void find_segments(void);
/** In what the program brought along: its variables and constants. */
bool is_static(uintptr_t address, uint64_t size);
/** In the part of the stack that is in use. */
bool is_on_stack(uintptr_t address, uint64_t size);
bool is_variable(uintptr_t address);
/** Where the stack ends at this step. */
extern uintptr_t stack_low;

/** What a pointer that is not null points to. */
struct value resolve(uintptr_t address, uint32_t element);
/** Told by what reads a container: this block of memory is its own, and its cells are that object's. */
void note_cells(uintptr_t from, uint64_t bytes, uint32_t element, uint32_t object);
void forget_cells(void);

struct value long_double_text(long double number);

#endif
