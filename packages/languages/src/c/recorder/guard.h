/**
 * What a program that is looked over for mistakes of memory (checked) has beside one that is only recorded. The compiler
 * puts a call before each access to memory, and gaps between variables.
 */
#ifndef GUARD_H
#define GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct guard {
  /** A block of memory has been given out. `BEHIND_BLOCK` bytes behind it are no one's. */
  void (*made)(void *block, size_t size);
  /** A block is given back. False: it stays with the guard, or was none to be given back. */
  bool (*may_free)(void *block);
  /** The stack between these addresses was left by an exception or a jump. */
  void (*left)(uintptr_t from, uintptr_t to);
  /** The program has ended in good order. */
  void (*ended)(void);
  /** It ends by a signal that came of this address. */
  void (*died)(int signal, uintptr_t address);
  /** Writes what was found into the recording. */
  void (*tell)(void);
};

enum { BEHIND_BLOCK = 32 };

/** Null in a program that is only recorded. */
extern const struct guard *guard;

#endif
