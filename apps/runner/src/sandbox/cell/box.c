#include "box.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "zygote.h"

/* What a box costs before its program has taken a byte: bubblewrap, init, kernel structures. */
#define BOX_MEMORY (16ull << 20)

/* More than init needs for files, artefact and ending. */
#define INIT_CPU_US 100000

/* How often a program that prints though it waits is looked at. */
#define LOOK_AGAIN_US 100000

static uint64_t own_cpu_us(void) {
  struct timespec spent;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
  return (uint64_t)spent.tv_sec * 1000000 + (uint64_t)spent.tv_nsec / 1000;
}

uint64_t cell_cpu_us(const struct box *box) { return own_cpu_us() - box->own_cpu_before_us; }

static void unblock(int fd) { fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK); }

/* The program gets a read-only file: seekable and mappable like a redirected one, and sealed once it is full. */
static int open_input(struct box *box) {
  char path[64];
  box->input = memfd_create("stdin", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  snprintf(path, sizeof path, "/proc/self/fd/%d", box->input);
  int reading = open(path, O_RDONLY | O_CLOEXEC);
  if (box->input < 0 || reading < 0) die("stdin");
  return reading;
}

/* As before any box: nothing is open. */
static void renew(struct box *box) {
  *box = (struct box){.zygote = box->zygote, .out = -1, .err = -1, .terminal = {.typed = -1, .shown = -1}};
}

static void ask_zygote(const struct box *box, const int fds[ZYGOTE_DESCRIPTORS]) {
  char order = ZYGOTE_RAISE;
  union {
    struct cmsghdr head;
    char bytes[CMSG_SPACE(ZYGOTE_DESCRIPTORS * sizeof(int))];
  } control = {0};
  struct iovec word = {&order, 1};
  struct msghdr message = {.msg_iov = &word, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(ZYGOTE_DESCRIPTORS * sizeof(int));
  memcpy(CMSG_DATA(head), fds, ZYGOTE_DESCRIPTORS * sizeof(int));
  if (sendmsg(box->zygote, &message, MSG_NOSIGNAL) != 1) die("zygote");
}

/* The box's ends of a file and two pipes. */
static struct terminal_ends open_pipes(struct box *box, uid_t uid) {
  int out[2], err[2];
  int input = open_input(box);
  if (pipe2(out, O_CLOEXEC) || pipe2(err, O_CLOEXEC)) die("pipe");
  /* Owned by the box, or opening /dev/stdout would be refused. */
  if (uid && (fchown(out[1], uid, uid) || fchown(err[1], uid, uid))) die("chown");
  box->out = out[0];
  box->err = err[0];
  unblock(box->out);
  unblock(box->err);
  return (struct terminal_ends){input, out[1], err[1]};
}

void start_box(struct box *box, uid_t uid, const struct buffer *start) {
  int control[2];
  struct cursor cursor = {start->bytes, start->bytes + start->length};
  renew(box);
  box->at_terminal = take_u32(&cursor) != 0;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, control)) die("socketpair");
  struct terminal_ends ends = box->at_terminal ? open_terminal(&box->terminal, uid) : open_pipes(box, uid);
  ask_zygote(box, (int[]){ends.in, ends.out, ends.err, control[1]});
  box->raised = 1;
  close(ends.in);
  close(ends.out);
  close(ends.err);
  close(control[1]);
  box->control = control[0];
  send_frame(box->control, FRAME_START, start->bytes, start->length);
}

static void close_pipe(int *fd) {
  if (*fd >= 0) close(*fd);
  *fd = -1;
}

static void drain_pipe(struct box *box, int *fd, struct buffer *kept) {
  uint8_t chunk[65536];
  ssize_t got = -1;
  size_t most = box->running ? box->limits.output_bytes : sizeof chunk;
  while (*fd >= 0 && (got = read(*fd, chunk, sizeof chunk)) > 0) {
    size_t room = most - kept->length;
    append(kept, chunk, (size_t)got < room ? (size_t)got : room);
    if ((size_t)got <= room) continue;
    box->outcome.truncated = 1;
    return;
  }
  /* Nobody can write any more: poll would report that again and again. */
  if (got == 0) close_pipe(fd);
}

static void ask_to_look(struct box *box) {
  uint8_t look[9] = {4, 0, 0, 0, FRAME_LOOK};
  memcpy(look + 5, &box->terminal.looks, 4);
  box->terminal.asked_us = now_us();
  /* Init may be gone already: then its silence is noticed. */
  send(box->control, look, sizeof look, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/* Whatever init has said of waiting before this is out of date. */
static void ask_again(struct box *box) {
  box->terminal.looks += 1;
  ask_to_look(box);
}

void type_input(struct box *box, const struct buffer *frame) {
  type_in(&box->terminal, frame->bytes, frame->length);
  if (box->terminal.waits) tell_state(&box->terminal, 0);
  ask_again(box);
}

void hear_waiting(struct box *box, const uint8_t *said) {
  uint32_t look;
  memcpy(&look, said, sizeof look);
  int waits = said[4] != 0;
  if (look != box->terminal.looks || box->stopping) return;
  /* What it has printed before comes before. */
  drain(box);
  if (waits && (box->terminal.pending.length > 0 || has_more_output(&box->terminal))) ask_again(box);
  else tell_state(&box->terminal, waits);
}

void drain(struct box *box) {
  if (box->at_terminal) {
    serve_typing(&box->terminal);
    uint64_t printed = box->terminal.printed;
    if (!pass_on(&box->terminal, box->running ? box->limits.output_bytes : 0)) box->outcome.truncated = box->running;
    /* It was woken by something else than input, and may wait no longer. */
    int goes_on = box->terminal.waits && box->terminal.printed > printed;
    if (goes_on && box->running && now_us() > box->terminal.asked_us + LOOK_AGAIN_US) ask_to_look(box);
  }
  drain_pipe(box, &box->out, &box->stdout_kept);
  drain_pipe(box, &box->err, &box->stderr_kept);
}

void go(struct box *box, const struct cgroup *group, struct buffer *frame) {
  struct cursor cursor = {frame->bytes, frame->bytes + frame->length};
  struct buffer order = {0};
  uint32_t order_length, input_length;
  take_limits(&cursor, &box->limits);
  const uint8_t *order_bytes = take_bytes(&cursor, &order_length);
  const uint8_t *input = take_bytes(&cursor, &input_length);
  if (!box->at_terminal) {
    write_all(box->input, input, input_length);
    fcntl(box->input, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL);
    close(box->input);
  }
  append(&order, &box->limits, sizeof box->limits);
  append(&order, order_bytes, order_length);
  free(frame->bytes);
  *frame = (struct buffer){0};
  /* The input and the files are in memory of the group, but they are not the program's doing. */
  limit_memory(group, ((uint64_t)box->limits.memory_kb << 10) + BOX_MEMORY + input_length + 3ull * order_length);
  box->oom_before = cgroup_oom_kills(group);
  box->cpu_before_us = cgroup_cpu_us(group);
  box->own_cpu_before_us = own_cpu_us();
  box->started_us = now_us();
  box->running = 1;
  send_frame(box->control, FRAME_GO, order.bytes, order.length);
  free(order.bytes);
}

/* As a frame without payload. Init may be gone already: then its silence is noticed. */
static void tell_init(const struct box *box, uint8_t type) {
  send(box->control, (const uint8_t[]){0, 0, 0, 0, type}, 5, MSG_DONTWAIT | MSG_NOSIGNAL);
}

void let_rest(struct box *box, int rests) {
  if (box->stopping || rests == (box->resting_us != 0)) return;
  tell_init(box, rests ? FRAME_REST : FRAME_GO_ON);
  if (!rests) box->started_us += now_us() - box->resting_us;
  box->resting_us = rests ? now_us() : 0;
}

void stop(struct box *box, enum end_reason reason) {
  if (box->stopping) return;
  box->stopping = reason;
  box->stop_us = now_us();
  tell_init(box, FRAME_KILL);
}

/* The zygote answers when nothing of the box is alive. */
static void end_processes(struct box *box) {
  char order = ZYGOTE_END;
  if (!box->raised) return;
  if (send(box->zygote, &order, 1, MSG_NOSIGNAL) != 1 || recv(box->zygote, &order, 1, 0) != 1) die("zygote");
  box->raised = 0;
}

static void clear(struct box *box) {
  end_processes(box);
  close(box->control);
  close_pipe(&box->out);
  close_pipe(&box->err);
  free(box->stdout_kept.bytes);
  free(box->stderr_kept.bytes);
  free(box->from_init.bytes);
  if (box->at_terminal) close_terminal(&box->terminal);
  renew(box);
}

/*
 * Init knows only of children that were waited for. Where the group counts far more, beyond what this cell has used
 * for itself and init may have, the program had others.
 */
static uint64_t spent_us(const struct box *box, const struct cgroup *group, uint64_t told_us) {
  uint64_t ours = cell_cpu_us(box);
  uint64_t counted = cgroup_cpu_us(group) - box->cpu_before_us;
  return counted > told_us + ours + INIT_CPU_US ? counted - ours : told_us;
}

static void take_report(struct box *box, const struct cgroup *group, const struct init_report *report) {
  struct outcome *outcome = &box->outcome;
  outcome->reason = report->reason;
  outcome->exec_errno = report->exec_errno;
  outcome->artefact_state = report->artefact_state;
  outcome->cpu_us = spent_us(box, group, report->cpu_us);
  outcome->peak_kb = report->peak_kb;
  outcome->exit_code = WIFEXITED(report->wait_status) ? WEXITSTATUS(report->wait_status) : 0;
  outcome->signal = WIFSIGNALED(report->wait_status) ? WTERMSIG(report->wait_status) : 0;
  if (outcome->cpu_us > box->limits.cpu_ms * 1000ull) outcome->reason = END_CPU;
  if (report->peak_kb > box->limits.memory_kb) outcome->reason = END_MEMORY;
}

static void send_outcome(const struct box *box, const struct buffer *report) {
  struct buffer reply = {0};
  append(&reply, &box->outcome, sizeof box->outcome);
  const struct buffer *printed[] = {&box->stdout_kept, &box->stderr_kept};
  for (int i = 0; i < 2; i++) {
    uint32_t length = (uint32_t)printed[i]->length;
    append(&reply, &length, sizeof length);
    append(&reply, printed[i]->bytes, length);
  }
  uint32_t artefact = report ? (uint32_t)(report->length - sizeof(struct init_report)) : 0;
  append(&reply, &artefact, sizeof artefact);
  if (artefact) append(&reply, report->bytes + sizeof(struct init_report), artefact);
  send_frame(STDOUT_FILENO, FRAME_DONE, reply.bytes, reply.length);
  free(reply.bytes);
}

void finish(struct box *box, const struct cgroup *group, const struct buffer *report) {
  struct init_report said;
  struct outcome *outcome = &box->outcome;
  uint64_t until_us = box->resting_us ? box->resting_us : now_us();
  outcome->wall_us = box->running ? until_us - box->started_us : 0;
  box->terminal.is_over = 1;
  /* Without a report the box is ended first, so that what it printed is all there. */
  if (report) {
    drain(box);
    memcpy(&said, report->bytes, sizeof said);
    take_report(box, group, &said);
  } else {
    end_processes(box);
    drain(box);
    outcome->reason = END_BROKEN;
    outcome->cpu_us = cgroup_cpu_us(group) - box->cpu_before_us;
  }
  if (outcome->truncated && outcome->reason == END_EXITED) outcome->reason = END_OUTPUT;
  if (box->stopping) outcome->reason = box->stopping;
  if (box->running && cgroup_oom_kills(group) > box->oom_before) outcome->reason = END_MEMORY;
  send_outcome(box, report);
  clear(box);
  send_frame(STDOUT_FILENO, FRAME_ENDED, "", 0);
}
