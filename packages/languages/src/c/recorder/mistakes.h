/** The mistakes that were found, each with the step that made it. */
#ifndef MISTAKES_H
#define MISTAKES_H

#include <stdbool.h>
#include <stdint.h>

#include "recorder.h"

/** Of one line, one of each kind is told. */
enum mistake_kind { MISTAKE_BOUNDS, MISTAKE_FREED, MISTAKE_FREE, MISTAKE_ENDED, MISTAKE_NULL, MISTAKE_NUMBER,
                    MISTAKE_UNSET, MISTAKE_LEAK, MISTAKE_CRASH, MISTAKE_OTHER };

enum access { ACCESS_UNKNOWN, ACCESS_READ, ACCESS_WRITE };

struct mistake {
  enum mistake_kind kind;
  /** In the words of the compiler's own sanitizers, which explanations are found by. */
  char report[160];
  /** What it is about, where that is known. */
  char name[64];
  /** Of an array: how many cells it has, and which was meant. 0 cells: no array. */
  uint64_t cells;
  int64_t index;
  enum access access;
  uint32_t column;
  uint64_t step;
  uint32_t line;
};

/** Whether this thread's mistakes are looked for now. */
bool is_watched(void);
/** Notes a mistake of the line that is being carried out. */
void note_mistake(const struct mistake *mistake);
/** The mistake that this step has made already; null when there is none. */
struct mistake *mistake_of_step(enum mistake_kind kind);
/** Notes one of another step. */
void note_mistake_at(struct mistake mistake, uint64_t step, uint32_t line);
void tell_mistakes(void);
/** The newest call of the learner's; null before the first. */
const struct frame *own_frame(void);

#endif
