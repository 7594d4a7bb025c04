/** What hook.S calls, and what it passes on. */
#ifndef HOOK_H
#define HOOK_H

#include <stdint.h>

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
/** Called for what that asked for. */
void __abhyas_record(uint32_t what, const struct registers *registers, const void *vectors);

#endif
