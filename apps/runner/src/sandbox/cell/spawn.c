/* How the program of a box is started: its limits, its priority, its place at the terminal. */
#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "init.h"

#define OPEN_FILES 512
#define LESS_URGENT 5

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
  if (box_mode.at_terminal) take_terminal();
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (box_mode.watches_usage) prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
  /* Whoever counts must not be starved by what it counts. */
  int ours = getpriority(PRIO_PROCESS, 0);
  if (ours < 0 || box_mode.watches_usage) setpriority(PRIO_PROCESS, 0, ours + LESS_URGENT);
  set_limits(limits);
  execve(argv[0], argv, env);
}

struct child spawn(const struct run_limits *limits, char **argv, char **env, int ahead) {
  int go[2] = {-1, -1}, ready[2] = {-1, -1}, failed[2];
  struct child child = {0};
  if (pipe2(failed, O_CLOEXEC) || (ahead && (pipe(go) || pipe(ready)))) die("pipe");
  child.pid = fork();
  if (child.pid < 0) die("fork");
  if (child.pid == 0) {
    /* High numbers first: the places 3, 4 and 5 may be taken by what is moved there. */
    int failure = fcntl(failed[1], F_DUPFD_CLOEXEC, 20);
    int from = fcntl(go[0], F_DUPFD, 20), to = fcntl(ready[1], F_DUPFD, 20);
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
