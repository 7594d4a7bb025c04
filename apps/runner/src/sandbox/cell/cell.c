/*
 * A cell: the small process outside a box that belongs to the runner. It sits in a cgroup of its own, holds
 * one box at a time, feeds it, measures it, ends it and makes sure that nothing of it is left.
 *
 *   abhyas-cell cell  UID TOOLBOX FILTER VERSION [GROUP...] -- BUBBLEWRAP...
 *   abhyas-cell serve UID TOOLBOX FILTER VERSION [GROUP...] -- BUBBLEWRAP...   (one long-lived box)
 *   abhyas-cell zygote ...                                                      (inside the isolation: zygote.h)
 */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "box.h"
#include "cgroup.h"
#include "enter.h"
#include "zygote.h"
#include "wire.h"

#define TICK_MS 10
/* At a terminal a program may be there for minutes, and mostly waits: looked at ever less while it uses no processor. */
#define TERMINAL_TICK_MS 20
#define WAITING_TICK_MS 250
#define LONGEST_TICK_MS 2000
/* Init's looks whether it still waits. */
#define NO_CPU_US 1000
/* How long init may take to end a program and report before the cell ends them both. */
#define PATIENCE_US 300000

static struct cgroup group;
static struct isolation isolation;

/* Returns 0 when the runner is gone. */
static int obey_runner(struct box *box) {
  struct buffer frame = {0};
  char type;
  if (!read_frame(STDIN_FILENO, &frame, &type)) return 0;
  if (type == FRAME_START && !box->raised) start_box(box, isolation.uid, &frame);
  if (type == FRAME_GO && box->raised && !box->running) go(box, &group, &frame);
  if (type == FRAME_INPUT && box->running && box->at_terminal) type_input(box, &frame);
  if ((type == FRAME_REST || type == FRAME_GO_ON) && box->running) let_rest(box, type == FRAME_REST);
  if (type == FRAME_KILL && box->running) stop(box, END_STOPPED);
  if (type == FRAME_KILL && box->raised && !box->running) finish(box, &group, NULL);
  free(frame.bytes);
  return 1;
}

/* Takes what init has said of waiting off the front of what was heard. */
static void hear_all_of_waiting(struct box *box) {
  static const uint8_t head[5] = {5, 0, 0, 0, FRAME_WAITS};
  struct buffer *heard = &box->from_init;
  while (box->at_terminal && box->running && heard->length >= 10 && !memcmp(heard->bytes, head, sizeof head)) {
    hear_waiting(box, heard->bytes + sizeof head);
    heard->length -= 10;
    memmove(heard->bytes, heard->bytes + 10, heard->length);
  }
}

/* Collects init's frames: READY, then the report. Init speaks from inside the box and is believed only so far. */
static void hear_init(struct box *box) {
  uint8_t chunk[65536];
  uint32_t size;
  ssize_t got = recv(box->control, chunk, sizeof chunk, MSG_DONTWAIT);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (got > 0) append(&box->from_init, chunk, (size_t)got);
  struct buffer *heard = &box->from_init;
  hear_all_of_waiting(box);
  if (heard->length >= 5 && heard->bytes[4] == FRAME_READY && !box->running) {
    heard->length = 0;
    send_frame(STDOUT_FILENO, FRAME_READY, "", 0);
    return;
  }
  if (heard->length >= 5) {
    memcpy(&size, heard->bytes, 4);
    int is_report = heard->bytes[4] == FRAME_DONE;
    if (!is_report && size == 5 && got > 0) return;
    if (size < sizeof(struct init_report) || size > sizeof(struct init_report) + box->limits.artefact_bytes) got = 0;
    if (got > 0 && heard->length == 5 + (size_t)size) {
      struct buffer report = {heard->bytes + 5, size, size};
      finish(box, &group, &report);
      return;
    }
  }
  if (got <= 0) finish(box, &group, NULL);
}

static void rest(struct box *box, uint64_t used_us) {
  int rests = box->terminal.waits && used_us <= box->used_us + NO_CPU_US;
  if (!rests) box->rests_ms = WAITING_TICK_MS;
  else if (box->rests_ms < LONGEST_TICK_MS) box->rests_ms *= 2;
  box->used_us = used_us;
}

static void check_limits(struct box *box) {
  uint64_t now = now_us();
  if (box->stopping) {
    if (now > box->stop_us + PATIENCE_US) finish(box, &group, NULL);
    return;
  }
  if (box->outcome.truncated) return stop(box, END_OUTPUT);
  if (!box->resting_us && now > box->started_us + box->limits.wall_ms * 1000ull) return stop(box, END_WALL);
  if (!group.version) return;
  uint64_t no_program_us = box->cpu_before_us + (box->at_terminal ? cell_cpu_us(box) : 0);
  uint64_t counted_us = cgroup_cpu_us(&group);
  uint64_t used_us = counted_us > no_program_us ? counted_us - no_program_us : 0;
  if (used_us > box->limits.cpu_ms * 1000ull) return stop(box, END_CPU);
  rest(box, used_us);
  if (cgroup_oom_kills(&group) > box->oom_before) stop(box, END_MEMORY);
}

/* How long nothing has to happen before limits are looked at again. */
static int tick_of(const struct box *box) {
  if (!box->running) return -1;
  if (!box->at_terminal || box->stopping) return TICK_MS;
  if (!box->terminal.waits) return TERMINAL_TICK_MS;
  return box->rests_ms > 0 ? box->rests_ms : WAITING_TICK_MS;
}

static void serve_runner(int zygote) {
  struct box box = {.zygote = zygote};
  for (;;) {
    int out = box.out, err = box.err;
    if (box.at_terminal) {
      out = takes_output(&box.terminal) ? box.terminal.shown : -1;
      err = box.terminal.typed;
    }
    struct pollfd events[4] = {{STDIN_FILENO, POLLIN, 0}, {box.control, POLLIN, 0}, {out, POLLIN, 0}, {err, POLLIN, 0}};
    poll(events, box.raised ? 4 : 1, tick_of(&box));
    if (events[0].revents && !obey_runner(&box)) return;
    if (box.raised && (events[2].revents || events[3].revents || box.terminal.pending.length > 0)) drain(&box);
    if (box.raised && events[1].revents) hear_init(&box);
    if (box.raised && box.running) check_limits(&box);
  }
}

static char **read_arguments(char **argument) {
  isolation.uid = (uid_t)atoi(*argument++);
  isolation.toolbox = *argument++;
  isolation.filter = *argument++;
  int version = atoi(*argument++);
  char **groups = argument;
  while (*argument && strcmp(*argument, "--")) argument++;
  if (!*argument) die("arguments");
  *argument++ = NULL;
  isolation.bubblewrap = argument;
  group = join_cgroup(version, groups);
  return argument;
}

/* Lets bubblewrap build what all boxes of this cell see; returns the socket to the zygote behind it. */
static int plant_stem(void) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends)) die("socketpair");
  pid_t child = fork();
  if (child < 0) die("fork");
  if (child == 0) {
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (nothing < 0) die("/dev/null");
    enter_isolation(&isolation, (int[]){nothing, nothing, STDERR_FILENO, ends[1]});
  }
  close(ends[1]);
  return ends[0];
}

int main(int count, char **argument) {
  if (count > 5 && !strcmp(argument[1], "zygote")) return zygote_main(argument + 2);
  if (count < 8) return 2;
  signal(SIGPIPE, SIG_IGN);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  read_arguments(argument + 2);
  if (!strcmp(argument[1], "serve")) enter_isolation(&isolation, (int[]){STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, -1});
  /* The program goes first when memory runs out, never the cell. */
  int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (score >= 0 && write(score, "-900", 4) < 0 && errno != EACCES) die("oom_score_adj");
  close(score);
  /* Only root may; a program gets its usual priority back (spawn.c). */
  setpriority(PRIO_PROCESS, 0, -5);
  serve_runner(plant_stem());
  return 0;
}
