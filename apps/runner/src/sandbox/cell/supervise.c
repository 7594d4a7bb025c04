#include "supervise.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "init.h"
#include "usage.h"
#include "waiting.h"

#define TICK_MS 10
/* Whether a program waits for input is looked at soon after something has happened, then less and less often. */
#define FIRST_LOOK_MS 4
#define LAST_LOOK_MS 40
/*
 * A program that waits does so until somebody types, or until a signal or one of its other threads does something:
 * if that prints something, the cell asks; otherwise one of these increasingly rare looks notices it.
 */
#define STILL_WAITS_MS 500
#define WAITS_LONG_MS 2000

static uint32_t over_limit(const struct run_limits *limits, uint64_t cpu_before_us, uint64_t *peak_kb) {
  struct usage usage = box_usage();
  if (usage.memory_kb > *peak_kb) *peak_kb = usage.memory_kb;
  if (usage.memory_kb > limits->memory_kb) return END_MEMORY;
  uint64_t most_us = cpu_before_us + limits->cpu_ms * 1000ull;
  /* A child that was waited for while we looked may have been counted twice: looked at again, it is not. */
  if (usage.cpu_us > most_us && box_usage().cpu_us > most_us) return END_CPU;
  return END_EXITED;
}

struct watch {
  int tick_ms, waits;
  uint32_t look;
};

static int next_tick(int tick_ms, int waits) {
  if (!waits) return tick_ms < LAST_LOOK_MS ? tick_ms + tick_ms / 2 : tick_ms;
  if (tick_ms < STILL_WAITS_MS) return STILL_WAITS_MS;
  /* Limits that are ours to keep do not rest with it. */
  return tick_ms < WAITS_LONG_MS && !box_mode.watches_usage ? 2 * tick_ms : tick_ms;
}

/* Tells the cell when the program begins or ceases to wait for input. */
static void watch_waiting(struct watch *watch, pid_t program) {
  int waits = waits_for_input(program);
  if (waits != watch->waits) {
    uint8_t told[5] = {0, 0, 0, 0, (uint8_t)waits};
    memcpy(told, &watch->look, sizeof watch->look);
    send_frame(CONTROL, FRAME_WAITS, told, sizeof told);
    watch->tick_ms = FIRST_LOOK_MS;
  }
  watch->tick_ms = next_tick(watch->tick_ms, waits);
  watch->waits = waits;
}

/* False when the program is to be ended: that is all the cell says, except to rest, to go on and to look again. */
static int hear_cell(struct watch *watch) {
  struct buffer frame = {0};
  char type;
  int goes_on = read_frame(CONTROL, &frame, &type);
  if (goes_on && type == FRAME_REST) {
    kill(-1, SIGSTOP);
  } else if (goes_on && type == FRAME_GO_ON) {
    kill(-1, SIGCONT);
  } else if (goes_on && type == FRAME_LOOK && frame.length == sizeof watch->look) {
    uint32_t look;
    memcpy(&look, frame.bytes, sizeof look);
    /* Under a new number nothing has been told yet. */
    if (look != watch->look) watch->waits = 0;
    watch->look = look;
    watch->tick_ms = FIRST_LOOK_MS;
  } else {
    goes_on = 0;
  }
  free(frame.bytes);
  return goes_on;
}

static int tick_of(const struct watch *watch) {
  if (!box_mode.at_terminal) return box_mode.watches_usage ? TICK_MS : -1;
  return box_mode.watches_usage && !watch->waits ? TICK_MS : watch->tick_ms;
}

void supervise(const struct child *child, const struct run_limits *limits, struct init_report *report) {
  uint64_t before_us = report->cpu_us;
  sigset_t chld;
  sigemptyset(&chld);
  sigaddset(&chld, SIGCHLD);
  struct watch watch = {.tick_ms = FIRST_LOOK_MS};
  struct pollfd events[2] = {{signalfd(-1, &chld, SFD_CLOEXEC | SFD_NONBLOCK), POLLIN, 0}, {CONTROL, POLLIN, 0}};
  for (;;) {
    for (;;) {
      int status;
      pid_t pid = waitpid(-1, &status, WNOHANG);
      if (pid <= 0) break;
      if (pid != child->pid) continue;
      report->wait_status = status;
      return;
    }
    int happened = poll(events, 2, tick_of(&watch));
    struct signalfd_siginfo info;
    while (read(events[0].fd, &info, sizeof info) > 0) continue;
    if (events[1].revents && !hear_cell(&watch)) {
      report->reason = END_STOPPED;
      return;
    }
    if (box_mode.at_terminal && happened == 0) watch_waiting(&watch, child->pid);
    if (box_mode.watches_usage) report->reason = over_limit(limits, before_us, &report->peak_kb);
    if (report->reason != END_EXITED) return;
  }
}

void end_everything(int *main_status, pid_t main_pid) {
  int status;
  pid_t pid;
  kill(-1, SIGKILL);
  while ((pid = wait(&status)) > 0 || errno == EINTR) {
    if (pid == main_pid) *main_status = status;
  }
}
