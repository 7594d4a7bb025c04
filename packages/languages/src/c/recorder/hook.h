/** What hook.S calls, and what it passes on. */
#ifndef HOOK_H
#define HOOK_H

#include <stdbool.h>
#include <stdint.h>

#include "recorder.h"

/** What the stub has put on the stack, lowest first. */
struct registers {
  uint64_t rbx, r11, r10, r9, r8, rdi, rsi, rdx, rcx, rax, flags, at;
};

/** A hook is a call; the no-op behind it holds its number, and at the beginning of a function another one an offset. */
enum { BYTES_OF_NO_OP = 7, BYTES_BEFORE_OPERAND = 3 };

/** What `__abhyas_count` asks for. */
enum { ASKED_NOTHING, ASKED_LINE, ASKED_RETURN, ASKED_MOST_STEPS, ASKED_MOST_TIME };

/** Called for every hook: it must leave the vector registers alone. */
uint32_t __abhyas_count(uint32_t hook, uintptr_t at, uintptr_t base, uintptr_t stack);
/** Called for what that asked for: it must leave them alone as well, or put them aside. */
void __abhyas_record(uint32_t what, const struct registers *registers);
/** A signal that came meanwhile is left for here. */
void __abhyas_give_up(void);
/** Called in its place then. */
void __abhyas_gave_up(void);

/** Where the recorder's own stack begins; above lie the vector registers. */
extern uintptr_t __abhyas_stack_top;
/** How they are put aside: by fxsave, xsave or xsavec, by what the processor has. */
extern uint32_t __abhyas_saving;
extern bool __abhyas_is_aside;
/** The first of the recorder's memory: RECORDER_SEAL, as long as the program has not written there. */
extern uint64_t __abhyas_seal;
#define RECORDER_SEAL 0x6c6165732079626eull
/** Where the program's own stack was left. */
extern uintptr_t __abhyas_left_at;
void __abhyas_put_aside(void);

/**
 * Puts the program's vector registers aside while a step is recorded. It takes as long as half of a step, so it is done
 * only before what uses them: numbers that are no whole ones, and most functions of the C library.
 */
static inline void put_vectors_aside(void) {
  if (recorder.is_inside && !__abhyas_is_aside) __abhyas_put_aside();
}

/** The lower half of the first of them, where a function returns a number that is no whole one. */
static inline const void *returned_vector(void) {
  enum { FIRST_VECTOR = 160 };
  put_vectors_aside();
  return (const void *)(__abhyas_stack_top + FIRST_VECTOR);
}

#endif
