/*
 * The first process inside a box: pid 1 of its namespace, so that nothing the program does can kill, stop
 * or trace it. It starts the program, ends everything when the program ends, and reports. Single use.
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "init.h"
#include "usage.h"
#include "waiting.h"
#include "wire.h"

#define CONTROL 3
#define TICK_MS 10
/* Whether a program waits for input is looked at soon after something has happened, then less and less often. */
#define FIRST_LOOK_MS 4
#define LAST_LOOK_MS 40
/* A program that waits does so until somebody types, or until one of its other threads does something. */
#define STILL_WAITS_MS 500
#define OPEN_FILES 512
#define LESS_URGENT 5

static int at_terminal;
static int watches_usage; /* no cgroup counts for us: sum up the processes ourselves */

static void limit(int resource, uint64_t value) {
  struct rlimit both = {value, value};
  setrlimit(resource, &both);
}

/* In the child, before the program. NPROC counts the processes of this user namespace alone. */
static void set_limits(const struct run_limits *limits) {
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_NOFILE, OPEN_FILES);
  limit(RLIMIT_MEMLOCK, 64 << 10);
  limit(RLIMIT_MSGQUEUE, 0);
  limit(RLIMIT_SIGPENDING, 1024);
  limit(RLIMIT_FSIZE, (uint64_t)limits->file_kb << 10);
  limit(RLIMIT_NPROC, limits->processes + 1);
  limit(RLIMIT_STACK, (uint64_t)limits->stack_kb << 10);
  if (limits->cpu_ms) limit(RLIMIT_CPU, limits->cpu_ms / 1000 + 2);
}

struct child {
  pid_t pid;
  int go, ready; /* pipes to an interpreter that was started ahead */
  int exec_errno;
};

/* The program is what is in front at the terminal, so that Ctrl+C reaches it and its children and nobody else. */
static void take_terminal(void) {
  sigset_t output;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  sigprocmask(SIG_BLOCK, &output, NULL);
  if (setpgid(0, 0) || tcsetpgrp(0, getpid())) _exit(126);
}

static void become_program(const struct run_limits *limits, char **argv, char **env) {
  /* Undumpable as init is, our own files in /proc would be closed to us. */
  prctl(PR_SET_DUMPABLE, 1);
  int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (score < 0 || write(score, "1000", 4) != 4) _exit(126);
  sigset_t none;
  sigemptyset(&none);
  if (at_terminal) take_terminal();
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (watches_usage) prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
  /* Whoever counts must not be starved by what it counts. */
  int ours = getpriority(PRIO_PROCESS, 0);
  if (ours < 0 || watches_usage) setpriority(PRIO_PROCESS, 0, ours + LESS_URGENT);
  set_limits(limits);
  execve(argv[0], argv, env);
}

/* Starts argv; with `ahead`, fd 3 is where it reads what to run and fd 4 where it says it is ready. */
static struct child spawn(const struct run_limits *limits, char **argv, char **env, int ahead) {
  int go[2] = {-1, -1}, ready[2] = {-1, -1}, failed[2];
  struct child child = {0};
  if (pipe2(failed, O_CLOEXEC) || (ahead && (pipe(go) || pipe(ready)))) die("pipe");
  child.pid = fork();
  if (child.pid < 0) die("fork");
  if (child.pid == 0) {
    /* High numbers first: the places 3, 4 and 5 may be taken by what is moved there. */
    int failure = fcntl(failed[1], F_DUPFD_CLOEXEC, 20), from = fcntl(go[0], F_DUPFD, 20), to = fcntl(ready[1], F_DUPFD, 20);
    if (ahead && (dup2(from, 3) < 0 || dup2(to, 4) < 0)) _exit(126);
    if (dup3(failure, 5, O_CLOEXEC) < 0) _exit(126);
    close_range(6, ~0u, 0);
    if (!ahead) close_range(3, 4, 0);
    become_program(limits, argv, env);
    int reason = errno;
    if (write(5, &reason, sizeof reason) < 0) _exit(126);
    _exit(127);
  }
  close(failed[1]);
  if (read(failed[0], &child.exec_errno, sizeof child.exec_errno) < 0) child.exec_errno = errno;
  close(failed[0]);
  if (ahead) {
    close(go[0]);
    close(ready[1]);
  }
  child.go = go[1];
  child.ready = ready[0];
  return child;
}

static void make_parents(char *path) {
  for (char *at = strchr(path + 1, '/'); at; at = strchr(at + 1, '/')) {
    *at = 0;
    mkdir(path, 0755);
    *at = '/';
  }
}

static int write_file(const char *path, mode_t mode, const uint8_t *bytes, uint32_t length) {
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode), failed = file < 0 ? errno : 0;
  for (uint32_t done = 0; !failed && done < length;) {
    ssize_t written = write(file, bytes + done, length - done);
    if (written > 0) done += (uint32_t)written;
    else if (errno != EINTR) failed = errno;
  }
  if (file >= 0) close(file);
  return failed;
}

/*
 * Nothing of the program's has run yet, so nothing can be in the way of these files; but they may not fit. Every
 * other box would find the same, so that is told, not died of.
 */
static int write_files(struct cursor *cursor) {
  int failed = 0;
  for (uint32_t count = take_u32(cursor); count > 0 && !failed; count--) {
    char *path = take_string(cursor);
    mode_t mode = take_u32(cursor);
    uint32_t length;
    const uint8_t *bytes = take_bytes(cursor, &length);
    make_parents(path);
    failed = write_file(path, mode, bytes, length);
    free(path);
  }
  return failed;
}

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

/* Tells the cell when the program begins or ceases to wait for input. */
static void watch_waiting(struct watch *watch, pid_t program) {
  int waits = waits_for_input(program);
  if (waits != watch->waits) {
    uint8_t told[5] = {0, 0, 0, 0, (uint8_t)waits};
    memcpy(told, &watch->look, sizeof watch->look);
    send_frame(CONTROL, FRAME_WAITS, told, sizeof told);
    watch->tick_ms = FIRST_LOOK_MS;
  } else if (watch->tick_ms < LAST_LOOK_MS) {
    watch->tick_ms += watch->tick_ms / 2;
  }
  watch->waits = waits;
  if (waits) watch->tick_ms = STILL_WAITS_MS;
}

/* False when the program is to be ended: that is all the cell says, except to look again. */
static int hear_cell(struct watch *watch) {
  struct buffer frame = {0};
  char type;
  int goes_on = read_frame(CONTROL, &frame, &type) && type == FRAME_LOOK && frame.length == sizeof watch->look;
  if (goes_on) {
    memcpy(&watch->look, frame.bytes, sizeof watch->look);
    watch->waits = 0;
    watch->tick_ms = FIRST_LOOK_MS;
  }
  free(frame.bytes);
  return goes_on;
}

static int tick_of(const struct watch *watch) {
  if (!at_terminal) return watches_usage ? TICK_MS : -1;
  return watches_usage && !watch->waits ? TICK_MS : watch->tick_ms;
}

/* Waits for the program; returns early with a reason when a limit of ours is passed. */
static void supervise(const struct child *child, const struct run_limits *limits, struct init_report *report) {
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
    if (at_terminal && happened == 0) watch_waiting(&watch, child->pid);
    if (watches_usage) report->reason = over_limit(limits, before_us, &report->peak_kb);
    if (report->reason != END_EXITED) return;
  }
}

static void end_everything(int *main_status, pid_t main_pid) {
  int status;
  pid_t pid;
  kill(-1, SIGKILL);
  while ((pid = wait(&status)) > 0 || errno == EINTR) {
    if (pid == main_pid) *main_status = status;
  }
}

/* Takes a regular file and nothing else: no link, pipe or device, however it is named. */
static uint32_t take_artefact(const char *path, uint32_t most, struct buffer *out) {
  struct stat about;
  uint8_t chunk[65536];
  ssize_t got;
  size_t head = out->length;
  int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return ARTEFACT_NONE;
  if (fstat(file, &about) || !S_ISREG(about.st_mode) || about.st_size > most) {
    close(file);
    return ARTEFACT_REFUSED;
  }
  while ((got = read(file, chunk, sizeof chunk)) > 0) {
    if (out->length - head + (size_t)got > most) return ARTEFACT_REFUSED;
    append(out, chunk, (size_t)got);
  }
  close(file);
  return ARTEFACT_TAKEN;
}

static void run(struct buffer *frame, struct child child, char **ahead) {
  struct cursor cursor = {frame->bytes, frame->bytes + frame->length};
  struct init_report report = {0};
  struct run_limits limits;
  take_limits(&cursor, &limits);
  char *artefact = take_string(&cursor);
  int whatever_ending = take_u32(&cursor) != 0;
  char **env = take_list(&cursor), **argv = take_list(&cursor);
  report.exec_errno = (uint32_t)write_files(&cursor);
  if (report.exec_errno) {
    send_frame(CONTROL, FRAME_DONE, &report, sizeof report);
    return;
  }
  if (ahead[0]) {
    /* Lost while it waited: that is no fault of the program's. */
    if (waitpid(child.pid, NULL, WNOHANG) != 0) die("interpreter");
    report.cpu_us = cpu_clock_us(child.pid);
    for (char **word = argv; *word; word++) dprintf(child.go, "%s\n", *word);
    close(child.go);
  } else {
    child = spawn(&limits, argv, env, 0);
  }
  uint64_t before_us = report.cpu_us;
  /* Of a terminal what is typed stays in sight: whether something is unread (waiting.c). */
  close_range(at_terminal ? 1 : 0, 2, 0);
  report.exec_errno = (uint32_t)child.exec_errno;
  supervise(&child, &limits, &report);
  end_everything(&report.wait_status, child.pid);

  struct rusage spent;
  getrusage(RUSAGE_CHILDREN, &spent);
  uint64_t cpu_us = waited_cpu_us();
  report.cpu_us = cpu_us > before_us ? cpu_us - before_us : 0;
  if ((uint64_t)spent.ru_maxrss > report.peak_kb) report.peak_kb = (uint64_t)spent.ru_maxrss;
  struct buffer reply = {0};
  append(&reply, &report, sizeof report);
  int built = report.reason == END_EXITED && WIFEXITED(report.wait_status) && WEXITSTATUS(report.wait_status) == 0;
  if (artefact[0] && (built || whatever_ending)) report.artefact_state = take_artefact(artefact, limits.artefact_bytes, &reply);
  memcpy(reply.bytes, &report, sizeof report);
  send_frame(CONTROL, FRAME_DONE, reply.bytes, report.artefact_state == ARTEFACT_TAKEN ? reply.length : sizeof report);
}

int init_main(int without_cgroup) {
  struct buffer frame = {0};
  struct run_limits limits;
  struct child child = {0};
  char type;
  sigset_t chld;
  watches_usage = without_cgroup;
  prctl(PR_SET_DUMPABLE, 0);
  umask(022);
  sigemptyset(&chld);
  sigaddset(&chld, SIGCHLD);
  sigprocmask(SIG_BLOCK, &chld, NULL);
  if (chdir("/work")) die("work");
  if (!read_frame(CONTROL, &frame, &type) || type != FRAME_START) return 0;
  struct cursor cursor = {frame.bytes, frame.bytes + frame.length};
  at_terminal = take_u32(&cursor) != 0;
  if (at_terminal && ioctl(0, TIOCSCTTY, 0)) die("terminal");
  take_limits(&cursor, &limits);
  char **env = take_list(&cursor), **ahead = take_list(&cursor);
  if (ahead[0]) {
    child = spawn(&limits, ahead, env, 1);
    char ready;
    if (child.exec_errno || read(child.ready, &ready, 1) != 1) die("interpreter");
    close(child.ready);
  }
  send_frame(CONTROL, FRAME_READY, "", 0);
  if (read_frame(CONTROL, &frame, &type) && type == FRAME_GO) run(&frame, child, ahead);
  return 0;
}
