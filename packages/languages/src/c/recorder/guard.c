/** Blocks of memory with gaps between them, that are not given out again once they were given back. */
#include "guard.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "accesses.h"
#include "blocks.h"
#include "leaks.h"
#include "memory.h"
#include "shadow.h"

enum { BEFORE_BLOCK = 16, MOST_KEPT = 48 << 20, NULL_END = 4096, STACK_REACH = 1 << 16 };

static uint64_t kept;

static void made(void *block, size_t size) {
  uintptr_t from = (uintptr_t)block;
  if (!block) return;
  poison(from - BEFORE_BLOCK, BEFORE_BLOCK, SHADOW_BESIDE_BLOCK);
  unpoison(from, size);
  poison(from + size, BEHIND_BLOCK, SHADOW_BESIDE_BLOCK);
  note_origin(from);
}

static void refuse(const char *report, uintptr_t address) {
  if (!is_watched()) return;
  struct mistake mistake = {.kind = MISTAKE_FREE};
  uint64_t element;
  snprintf(mistake.report, sizeof mistake.report, "%s", report);
  if (!name_of_pointer(address, mistake.name, &element)) mistake.name[0] = '\0';
  note_mistake(&mistake);
}

static bool may_free(void *pointer) {
  uintptr_t from = (uintptr_t)pointer;
  struct block block;
  bool is_local = from > recorder.stack_end - STACK_REACH && from < recorder.stack_end;
  bool is_known = !is_local && !is_static(from, 1) && find_block(from, &block);
  if (!is_known && !is_local && !is_static(from, 1)) return true;
  if (!is_known || block.from != from) {
    refuse("attempting free on address which was not malloc()-ed", from);
    if (is_known) forget_origin(block.from);
    return false;
  }
  if (block.is_freed) {
    refuse("attempting double-free", from);
    return false;
  }
  poison(from, block.size, SHADOW_FREED);
  if (block.size == 0) poison(from, 1, SHADOW_FREED);
  if (kept + block.size > MOST_KEPT) {
    unpoison(from - BEFORE_BLOCK, BEFORE_BLOCK);
    unpoison(from, (block.size + BEHIND_BLOCK) / 8 * 8);
    return true;
  }
  kept += block.size + BEHIND_BLOCK;
  return false;
}

static void died(int signal, uintptr_t address) {
  struct mistake mistake = {.kind = MISTAKE_CRASH};
  const struct frame *frame = own_frame();
  for (int kind = MISTAKE_BOUNDS; kind < MISTAKE_CRASH; kind++)
    if (mistake_of_step((enum mistake_kind)kind)) return;
  bool is_stack = frame && address < frame->low && frame->low - address < STACK_REACH;
  if (signal == SIGSEGV && is_stack) strcpy(mistake.report, "stack-overflow");
  else if (signal == SIGSEGV) strcpy(mistake.report, address < NULL_END ? "SEGV at a null pointer" : "SEGV");
  else if (signal == SIGFPE) strcpy(mistake.report, "division by zero");
  else return;
  note_mistake(&mistake);
}

static const struct guard own = {
    .made = made, .may_free = may_free, .left = unpoison_stack, .ended = look_for_leaks, .died = died, .tell = tell_mistakes};
const struct guard *guard = &own;
