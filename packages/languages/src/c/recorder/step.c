/** Writes a step. Compiled as count.c is: what needs the vector registers puts the program's aside first. */
#include <errno.h>

#include "clock.h"
#include "encode.h"
#include "frames.h"
#include "heap.h"
#include "hook.h"
#include "memory.h"
#include "recorder.h"
#include "recording.h"
#include "values.h"

/** One of so many recorded steps is timed: looking at large structures may take half of the program's time, no more. */
enum { TIMED_EVERY = 64, RECORDING_SHARE = 2 };

uintptr_t __abhyas_stack_top;
uint32_t __abhyas_saving;
bool __abhyas_is_aside;
uintptr_t __abhyas_left_at;

static uint64_t told_printed;
/** Of the step under way. */
static struct {
  int error;
  size_t begin;
  bool is_timed;
  uint64_t begun_us;
} step;

static void returned(const struct registers *registers) {
  const struct frame *frame = recorder.frames + recorder.depth - 1;
  if (frame->function == UINT32_MAX) return;
  const struct type *type = type_at(recorder.functions[frame->function].returns);
  bool is_float = type->kind == TYPE_FLOAT && type->size <= sizeof(double);
  bool is_number = (type->kind >= TYPE_SIGNED && type->kind <= TYPE_CHARACTER) || type->kind == TYPE_ENUM ||
                   type->kind == TYPE_POINTER || type->kind == TYPE_REFERENCE;
  if ((!is_float && !is_number) || type->size > sizeof registers->rax || type->offset) return;
  struct value value = read_scalar(type, is_float ? returned_vector() : &registers->rax);
  prepare_value(&value);
  put_byte(RECORD_RETURNED);
  put_value(&value);
}

static void write_step(bool is_return, const struct registers *registers) {
  uint32_t line = recorder.frames[recorder.depth - 1].line;
  write_calls();
  if (is_return) returned(registers);
  write_objects();
  put_byte(RECORD_STEP);
  put_number(is_return);
  put_number(line);
  put_number(recorder.printed - told_printed);
  told_printed = recorder.printed;
  if (is_return) end_call();
}

/** What a step took stands for those beside it that are not timed. */
static void note_time(uint64_t begun_us) {
  static uint64_t spent_us;
  uint64_t now_us = cpu_us();
  spent_us += (now_us - begun_us) * TIMED_EVERY;
  if (spent_us / 1000 > recorder.most_cpu_ms / RECORDING_SHARE) recorder.is_full = true;
  if (now_us / 1000 > recorder.most_cpu_ms) end_early(END_MOST_TIME);
}

static void end_step(void) {
  recorder.is_inside = false;
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  if (output.is_cut) {
    recorder.is_full = true;
    output.length = step.begin;
  }
  put_length();
  if (step.is_timed) note_time(step.begun_us);
  errno = step.error;
}

void __abhyas_record(uint32_t what, const struct registers *registers) {
  static uint32_t recorded;
  if (what == ASKED_MOST_STEPS || what == ASKED_MOST_TIME)
    end_early(what == ASKED_MOST_STEPS ? END_MOST_STEPS : END_MOST_TIME);
  step.error = errno;
  step.begin = output.length;
  step.is_timed = recorded++ % TIMED_EVERY == 0;
  if (step.is_timed) step.begun_us = cpu_us();
  if (__abhyas_seal != RECORDER_SEAL) return __abhyas_gave_up();
  stack_low = (uintptr_t)registers + sizeof *registers;
  recorder.is_inside = true;
  /* A signal's handler sees all this. */
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  write_step(what == ASKED_RETURN, registers);
  end_step();
}

void __abhyas_gave_up(void) {
  /* Nothing that follows could be believed. */
  recorder.is_damaged = true;
  output.is_cut = true;
  end_step();
}
