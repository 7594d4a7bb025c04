/** What of a program's memory is there to be read. Nothing is read that is not known to be there. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdbool.h>
#include <stdint.h>

#include "recorder.h"

void find_segments(void);
/** In what the program brought along: its variables and constants. */
bool is_static(uintptr_t address, uint64_t size);
/** Where the stack ends at this step. */
extern uintptr_t stack_low;

/** In the part of the stack that is in use. */
static inline bool is_on_stack(uintptr_t address, uint64_t size) {
  return address >= stack_low && address <= recorder.stack_end && size <= recorder.stack_end - address;
}

/** The same as `is_readable`, but for the stack. */
bool is_readable_elsewhere(uintptr_t address, uint64_t size);

/** Whether these bytes belong to the program's variables, its stack or a block that it holds. Most are on the stack. */
static inline bool is_readable(uintptr_t address, uint64_t size) {
  return is_on_stack(address, size) || is_readable_elsewhere(address, size);
}

/** Reads a word that is known to be readable; false when it is not. */
bool read_word(uintptr_t address, uintptr_t *word);
/** The same; 0 when it is not readable. */
uintptr_t word_at(uintptr_t address);
/** Whether nothing was written here since the variable or the block came into being. */
bool is_filling(const void *bytes, uint64_t size);

#endif
