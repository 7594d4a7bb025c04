/*
 * The first process inside a box: pid 1 of its namespace, so that nothing the program does can kill, stop
 * or trace it. It starts the program, ends everything when the program ends, and reports. Single use.
 */
#include "init.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "box-files.h"
#include "spawn.h"
#include "supervise.h"
#include "usage.h"

struct box_mode box_mode;

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
  close_range(box_mode.at_terminal ? 1 : 0, 2, 0);
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

/*
 * A program's page tables are given back only some time after its end, and init allocates meanwhile: if memory runs out
 * then, the box is lost, which the cell survives, and not the zygote. A score can only be raised without a privilege.
 */
static void go_before_the_zygote_when_memory_runs_out(void) {
  int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (score < 0 || (write(score, "750", 3) != 3 && errno != EACCES)) die("oom_score_adj");
  close(score);
}

int init_main(int without_cgroup) {
  struct buffer frame = {0};
  struct run_limits limits;
  struct child child = {0};
  char type;
  sigset_t chld;
  box_mode.watches_usage = without_cgroup;
  go_before_the_zygote_when_memory_runs_out();
  prctl(PR_SET_DUMPABLE, 0);
  umask(022);
  sigemptyset(&chld);
  sigaddset(&chld, SIGCHLD);
  sigprocmask(SIG_BLOCK, &chld, NULL);
  if (chdir("/work")) die("work");
  if (!read_frame(CONTROL, &frame, &type) || type != FRAME_START) return 0;
  struct cursor cursor = {frame.bytes, frame.bytes + frame.length};
  box_mode.at_terminal = take_u32(&cursor) != 0;
  if (box_mode.at_terminal && ioctl(0, TIOCSCTTY, 0)) die("terminal");
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
