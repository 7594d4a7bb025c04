#include "waiting.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MOST_POLLED 64

/* What a thread does: `SLEEPS` is in a call that ends when another thread or process does something. */
enum doing { RUNS, READS, SLEEPS, ELSEWHERE };

struct call {
  long number;
  uint64_t argument[5];
};

/* False when the thread is not in a call, or when that is not ours to know. */
static int call_of(pid_t pid, pid_t thread, struct call *call, enum doing *otherwise) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/%d/task/%d/syscall", pid, thread);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t got = file < 0 ? 0 : read(file, text, sizeof text - 1);
  if (file >= 0) close(file);
  text[got > 0 ? got : 0] = 0;
  *otherwise = got > 0 ? RUNS : ELSEWHERE;
  uint64_t *to = call->argument;
  return sscanf(text, "%ld %lx %lx %lx %lx %lx", &call->number, to, to + 1, to + 2, to + 3, to + 4) == 6;
}

static int is_terminal(pid_t pid, uint64_t fd) {
  char path[64];
  struct stat theirs, ours;
  snprintf(path, sizeof path, "/proc/%d/fd/%d", pid, (int)fd);
  return !stat(path, &theirs) && !fstat(0, &ours) && S_ISCHR(theirs.st_mode) && theirs.st_rdev == ours.st_rdev;
}

static int read_memory(pid_t pid, uint64_t from, void *to, size_t length) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", pid);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t got = file < 0 ? -1 : pread(file, to, length, (off_t)from);
  if (file >= 0) close(file);
  return got == (ssize_t)length;
}

static int polls_terminal(pid_t pid, const struct call *call) {
  struct pollfd list[MOST_POLLED];
  uint64_t count = call->argument[1];
  if (count > MOST_POLLED || !read_memory(pid, call->argument[0], list, count * sizeof *list)) return 0;
  for (uint64_t i = 0; i < count; i++) {
    if ((list[i].events & POLLIN) && is_terminal(pid, (uint64_t)list[i].fd)) return 1;
  }
  return 0;
}

static int selects_terminal(pid_t pid, const struct call *call) {
  fd_set list;
  uint64_t count = call->argument[0];
  if (count > FD_SETSIZE || !call->argument[1]) return 0;
  if (!read_memory(pid, call->argument[1], &list, sizeof list)) return 0;
  for (uint64_t fd = 0; fd < count; fd++) {
    if (FD_ISSET(fd, &list) && is_terminal(pid, fd)) return 1;
  }
  return 0;
}

static int epolls_terminal(pid_t pid, uint64_t epoll) {
  char path[64], line[256];
  int found = 0, fd;
  snprintf(path, sizeof path, "/proc/%d/fdinfo/%d", pid, (int)epoll);
  FILE *file = fopen(path, "re");
  while (file && !found && fgets(line, sizeof line, file)) {
    found = sscanf(line, "tfd: %d", &fd) == 1 && is_terminal(pid, (uint64_t)fd);
  }
  if (file) fclose(file);
  return found;
}

/* Calls that look at several descriptors count when no time ends them: else the program goes on by itself. */
static enum doing doing(pid_t pid, pid_t thread) {
  struct call call;
  enum doing otherwise;
  if (!call_of(pid, thread, &call, &otherwise)) return otherwise;
  const uint64_t *argument = call.argument;
  switch (call.number) {
    case SYS_read:
    case SYS_readv:
      return is_terminal(pid, argument[0]) ? READS : ELSEWHERE;
    case SYS_ppoll:
      return !argument[2] && polls_terminal(pid, &call) ? READS : ELSEWHERE;
    case SYS_epoll_pwait:
      return (int)argument[3] < 0 && epolls_terminal(pid, argument[0]) ? READS : ELSEWHERE;
#ifdef SYS_poll
    case SYS_poll:
      return (int)argument[2] < 0 && polls_terminal(pid, &call) ? READS : ELSEWHERE;
    case SYS_epoll_wait:
      return (int)argument[3] < 0 && epolls_terminal(pid, argument[0]) ? READS : ELSEWHERE;
    case SYS_select:
#endif
    case SYS_pselect6:
      return !argument[4] && selects_terminal(pid, &call) ? READS : ELSEWHERE;
    case SYS_futex:
    case SYS_wait4:
    case SYS_waitid:
      return SLEEPS;
    default:
      return ELSEWHERE;
  }
}

/* What the threads of a process do: whether any runs, whether any reads. */
static void look_at(pid_t pid, int *any_runs, int *any_reads) {
  char path[64];
  struct dirent *entry;
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *tasks = opendir(path);
  while (tasks && (entry = readdir(tasks))) {
    pid_t thread = atoi(entry->d_name);
    if (thread <= 0) continue;
    enum doing what = doing(pid, thread);
    *any_runs |= what == RUNS;
    *any_reads |= what == READS;
  }
  if (tasks) closedir(tasks);
}

static int another_reads(void) {
  int any_runs = 0, any_reads = 0;
  struct dirent *entry;
  DIR *proc = opendir("/proc");
  while (proc && !any_runs && (entry = readdir(proc))) {
    pid_t pid = atoi(entry->d_name);
    if (pid > 1) look_at(pid, &any_runs, &any_reads);
  }
  if (proc) closedir(proc);
  return any_reads && !any_runs;
}

int waits_for_input(pid_t program) {
  /* Lets the kernel hand on what is on its way to the program as well. */
  struct pollfd typed = {0, POLLIN, 0};
  if (poll(&typed, 1, 0) != 0) return 0;
  enum doing what = doing(program, program);
  if (what == READS) return 1;
  return what == SLEEPS && another_reads();
}
