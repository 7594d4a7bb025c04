/** What of a program's memory is there to be read. Nothing is read that is not known to be there. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdbool.h>
#include <stdint.h>

void find_segments(void);
/** In what the program brought along: its variables and constants. */
bool is_static(uintptr_t address, uint64_t size);
/** In the part of the stack that is in use. */
bool is_on_stack(uintptr_t address, uint64_t size);
/** Where the stack ends at this step. */
extern uintptr_t stack_low;

/** Whether these bytes belong to the program's variables, its stack or a block that it holds. */
bool is_readable(uintptr_t address, uint64_t size);
/** Reads a word that is known to be readable; false when it is not. */
bool read_word(uintptr_t address, uintptr_t *word);
/** The same; 0 when it is not readable. */
uintptr_t word_at(uintptr_t address);
/** Whether nothing was written here since the variable or the block came into being. */
bool is_filling(const void *bytes, uint64_t size);

#endif
