/** One byte for each eight of memory says how many of them the program may use: as the compiler's checks expect it. */
#ifndef SHADOW_H
#define SHADOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** What the compiler writes, and for blocks of memory what we write. Each is negative as a signed byte. */
enum { SHADOW_STACK_LEFT = 0xf1, SHADOW_STACK_MIDDLE = 0xf2, SHADOW_STACK_RIGHT = 0xf3, SHADOW_SCOPE_ENDED = 0xf8,
       SHADOW_GLOBAL = 0xf9, SHADOW_BESIDE_BLOCK = 0xfa, SHADOW_FREED = 0xfd, SHADOW_ALLOCA_LEFT = 0xca,
       SHADOW_ALLOCA_RIGHT = 0xcb };

/** A variable outside all functions, as the compiler describes it. */
struct static_variable {
  uintptr_t from;
  uint64_t size, size_with_gap;
  const char *name, *file;
  uint64_t has_initialiser;
  const void *location;
  uint64_t indicator;
};

/** No byte from here on may be used. */
void poison(uintptr_t from, uint64_t size, uint8_t why);
/** All of them may. */
void unpoison(uintptr_t from, uint64_t size);
/** A part of the stack was left: no variable is there any more. */
void unpoison_stack(uintptr_t from, uintptr_t to);
/** Whether one of these bytes may not be used; the first such one is answered. */
bool first_poisoned(uintptr_t from, uint64_t size, uintptr_t *found);
uint8_t shadow_at(uintptr_t address);
/** The variable that the address lies in or behind, or before which it lies; null where there is none. */
const struct static_variable *static_variable_near(uintptr_t address);
void for_static_variables(void (*look)(uintptr_t from, uint64_t size));

#endif
