#ifndef ABHYAS_TERMINAL_H
#define ABHYAS_TERMINAL_H
#include <stddef.h>
#include <sys/types.h>

#include "wire.h"

/*
 * Two pseudo-terminals made outside the box: one is the program's descriptor 0, the other its 1 and 2. So the line
 * discipline edits and echoes as on any terminal, and the echo, which is all that comes back from the first one, is
 * dropped here: whoever types sees it already. That the program turns the echo off stays visible.
 */
struct terminal {
  int typed, shown;          /* the masters; -1: there is no terminal */
  struct buffer pending;     /* input that the first one has no room for yet */
  uint64_t paid_until_us;    /* when all that was printed would have come at the pace that is allowed */
  int is_over;               /* the program has ended: the rest comes at once */
  uint64_t printed;
  uint32_t looks;            /* how often init's answers have gone out of date: an older one is no answer */
  uint64_t asked_us;         /* when it was last asked to look */
  int waits;                 /* what was last told */
};

struct terminal_ends {
  int in, out, err;
};

/* Opens both, and gives their far ends to the user of the box. */
struct terminal_ends open_terminal(struct terminal *terminal, uid_t uid);
void close_terminal(struct terminal *terminal);
/* Types: as much as fits now, the rest later. */
void type_in(struct terminal *terminal, const uint8_t *bytes, size_t length);
/* Drops the echo and types what is pending. */
void serve_typing(struct terminal *terminal);
/* False as long as the program has printed too fast. */
int takes_output(const struct terminal *terminal);
/* Passes on what the program shows; false when it has shown more than `most`. */
int pass_on(struct terminal *terminal, uint64_t most);
/* Whether it has printed what has not been passed on yet. */
int has_more_output(const struct terminal *terminal);
/* Says whether the program waits for input, and how it has set the terminal. */
void tell_state(struct terminal *terminal, int waits);

#endif
