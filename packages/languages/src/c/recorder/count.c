/**
 * Counts steps and follows calls. Each hook comes by here, so this is quick; it is compiled without vector registers,
 * which the program may be using.
 */
#include "clock.h"
#include "guard.h"
#include "hook.h"
#include "output.h"
#include "recorder.h"

enum { CLOCK_EVERY = 1024 };

static uintptr_t thread_pointer(void) {
  uintptr_t pointer;
  __asm__("movq %%fs:0, %0" : "=r"(pointer));
  return pointer;
}

static struct frame *push(uintptr_t at, uintptr_t base, uintptr_t stack) {
  if (recorder.depth == MOST_FRAMES) return NULL;
  struct frame *frame = recorder.frames + recorder.depth;
  uint32_t function = function_at(at);
  bool is_hidden = function == UINT32_MAX || recorder.functions[function].is_artificial;
  uint32_t below = recorder.depth ? frame[-1].shown : 0;
  recorder.depth++;
  *frame = (struct frame){.base = base,
                          .low = stack,
                          .function = function,
                          .is_hidden = is_hidden,
                          .shown = below + !is_hidden,
                          .serial = ++recorder.serial};
  return frame;
}

static void fill(uintptr_t from, uint64_t size) {
  if (size > MOST_FILLED) size = MOST_FILLED;
  __asm__ volatile("rep stosb" : "+D"(from), "+c"(size) : "a"(FILLING) : "memory");
}

/** What a function finds in its variables before it sets them is nothing that it could know. */
static void fill_variables(const struct frame *frame) {
  if (frame->function == UINT32_MAX) return;
  const struct function *function = recorder.functions + frame->function;
  const struct variable *variable = recorder.variables + function->first;
  for (uint32_t i = 0; i < function->count; i++, variable++) {
    if (variable->is_parameter || variable->location == LOCATION_FRAME_REFERENCE) continue;
    uintptr_t from = place_in_frame(frame, variable);
    uint64_t size = recorder.types[variable->type].size;
    if (from >= frame->low && from + size <= frame->base) fill(from, size);
  }
}

/** Leaves what an exception or a jump has ended. */
static void leave(uintptr_t stack) {
  uintptr_t low = recorder.frames[--recorder.depth].low;
  if (guard) guard->left(low, stack);
}

static void enter(uintptr_t at, uintptr_t base, uintptr_t stack, bool is_aligned) {
  while (recorder.depth && recorder.frames[recorder.depth - 1].base <= base) leave(stack);
  struct frame *frame = push(at, base, stack);
  if (!frame) return;
  frame->is_aligned = is_aligned;
  if (guard) frame->kept = base + (uintptr_t)(int64_t)*(const int32_t *)(at + BYTES_OF_NO_OP + BYTES_BEFORE_OPERAND);
  fill_variables(frame);
}

/** The frame in which the program is: what has ended by an exception or a jump is left. */
static struct frame *settle(uintptr_t at, uintptr_t base, uintptr_t stack) {
  while (recorder.depth && recorder.frames[recorder.depth - 1].base < base) leave(stack);
  struct frame *top = recorder.depth ? recorder.frames + recorder.depth - 1 : NULL;
  if (top && top->base == base) return top;
  return push(at, base, stack);
}

static void note_output(uint64_t step) {
  uint64_t now = printed_until_now();
  if (now <= recorder.printed) return;
  if (recorder.write_count < MOST_WRITES) recorder.writes[recorder.write_count++] = (struct write){step, now};
  recorder.printed = now;
}

static uint32_t take_step(uint32_t asked) {
  uint64_t step = recorder.steps++;
  note_output(step);
  if (step % CLOCK_EVERY == 0) {
    if (step > recorder.most_steps) return ASKED_MOST_STEPS;
    if (cpu_us() / 1000 > recorder.most_cpu_ms) return ASKED_MOST_TIME;
  }
  return step >= recorder.from && step < recorder.until && !recorder.is_full ? asked : ASKED_NOTHING;
}

uint32_t __abhyas_count(uint32_t hook, uintptr_t at, uintptr_t base, uintptr_t stack) {
  if (!recorder.is_on || thread_pointer() != recorder.thread) return ASKED_NOTHING;
  uint32_t kind = hook & ((1 << HOOK_BITS) - 1), line = hook >> HOOK_BITS;
  if (kind == HOOK_ENTER || kind == HOOK_ENTER_ALIGNED) {
    enter(at, base, stack, kind == HOOK_ENTER_ALIGNED);
    return ASKED_NOTHING;
  }
  struct frame *frame = settle(at, base, stack);
  if (!frame || frame->is_hidden) return ASKED_NOTHING;
  bool goes_on = kind == HOOK_LINE && frame->line == line && at > frame->at;
  if (goes_on) {
    frame->at = at;
    return ASKED_NOTHING;
  }
  frame->before = frame->at;
  frame->line_before = frame->line;
  frame->at = at;
  frame->line = line;
  if (kind == HOOK_LINE && line < MOST_LINES) recorder.visits[line]++;
  uint32_t asked = take_step(kind == HOOK_RETURN ? ASKED_RETURN : ASKED_LINE);
  if (kind == HOOK_RETURN && asked == ASKED_NOTHING) recorder.depth--;
  return asked;
}
