#ifndef ABHYAS_BOX_H
#define ABHYAS_BOX_H
#include <sys/types.h>

#include "cgroup.h"
#include "terminal.h"
#include "wire.h"

/* A cell's single box, from the outside. */
struct box {
  int raised;
  int zygote;                    /* socket to the process that makes and ends boxes */
  int control, out, err, input; /* input: the memory file behind the program's stdin */
  int at_terminal;             /* instead of pipes and file */
  struct terminal terminal;
  struct buffer from_init, stdout_kept, stderr_kept;
  struct run_limits limits;
  int running;
  enum end_reason stopping;    /* what the box is being ended for; END_EXITED: it is not */
  uint64_t started_us, resting_us; /* since when it rests; 0: it goes on */
  uint64_t stop_us, cpu_before_us, own_cpu_before_us, oom_before;
  uint64_t used_us;            /* processor time of program and init, when last looked at */
  int rests_ms;                /* how long a program that waits is left alone; 0 before the first look */
  struct outcome outcome;
};

void start_box(struct box *box, uid_t uid, const struct buffer *start);
/* Hands over what to run. Takes the frame's bytes. */
void go(struct box *box, const struct cgroup *group, struct buffer *frame);
/* Types at the terminal. */
void type_input(struct box *box, const struct buffer *frame);
/* What init says of a program at a terminal: whether it waits for input. */
void hear_waiting(struct box *box, const uint8_t *said);
/* Takes up what the program has printed, as far as its limit allows. */
void drain(struct box *box);
/* Processor time that the cell has used for itself since the program began. */
uint64_t cell_cpu_us(const struct box *box);
/* Lets the program rest or go on. How long it rests is no time of its own. */
void let_rest(struct box *box, int rests);
/* Asks init to end the program and report. */
void stop(struct box *box, enum end_reason reason);
/* Sends the outcome, ends all that lives and says so. `report` is what init sent, or NULL. */
void finish(struct box *box, const struct cgroup *group, const struct buffer *report);

#endif
