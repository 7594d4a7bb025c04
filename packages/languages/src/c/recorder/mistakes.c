#include "mistakes.h"

#include <string.h>

#include "encode.h"

enum { MOST_MISTAKES = 64 };

static struct mistake mistakes[MOST_MISTAKES];
static uint32_t count;

bool is_watched(void) {
  uintptr_t pointer;
  __asm__("movq %%fs:0, %0" : "=r"(pointer));
  return recorder.is_on && !recorder.is_inside && pointer == recorder.thread;
}

const struct frame *own_frame(void) {
  for (uint32_t i = recorder.depth; i-- > 0;)
    if (!recorder.frames[i].is_hidden) return recorder.frames + i;
  return NULL;
}

static uint64_t this_step(void) {
  return recorder.steps ? recorder.steps - 1 : 0;
}

struct mistake *mistake_of_step(enum mistake_kind kind) {
  for (uint32_t i = count; i-- > 0;)
    if (mistakes[i].step == this_step() && mistakes[i].kind == kind) return mistakes + i;
  return NULL;
}

void note_mistake_at(struct mistake mistake, uint64_t step, uint32_t line) {
  if (count == MOST_MISTAKES) return;
  for (uint32_t i = 0; i < count; i++)
    if (mistakes[i].line == line && mistakes[i].kind == mistake.kind) return;
  mistake.step = step;
  mistake.line = line;
  mistakes[count++] = mistake;
}

void note_mistake(const struct mistake *mistake) {
  const struct frame *frame = own_frame();
  note_mistake_at(*mistake, this_step(), frame ? frame->line : 0);
}

static uint64_t zigzag(int64_t number) {
  return (uint64_t)number << 1 ^ (uint64_t)(number >> 63);
}

void tell_mistakes(void) {
  for (uint32_t i = 0; i < count; i++) {
    const struct mistake *each = mistakes + i;
    uint32_t report = put_text(each->report), name = put_text(each->name);
    put_byte(RECORD_MISTAKE);
    put_number(each->step);
    put_number(each->line);
    put_number(each->column);
    put_number(report);
    put_number(name);
    put_number(each->cells);
    put_number(zigzag(each->index));
    put_number(each->access);
  }
}
