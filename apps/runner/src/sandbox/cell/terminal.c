#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#define CHUNK 16384
/* How fast a program may print, and how much at once before that counts. */
#define BYTES_PER_SECOND (256ull << 10)
#define BURST_US 250000
/* More than anybody may send before the program has read it (packages/queue). */
#define MOST_PENDING (2u << 20)

/* The flags that travel with FRAME_STATE. */
enum { STATE_WAITS = 1, STATE_ECHOES = 2, STATE_BY_LINE = 4 };

static int open_master(void) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (master < 0 || grantpt(master) || unlockpt(master) || ioctl(master, TIOCSWINSZ, &size)) die("terminal");
  return master;
}

static int open_slave(int master, uid_t uid) {
  int slave = ioctl(master, TIOCGPTPEER, O_RDWR | O_NOCTTY | O_CLOEXEC);
  /* Owned by the box, or opening /dev/stdin would be refused. */
  if (slave < 0 || (uid && fchown(slave, uid, uid))) die("terminal");
  return slave;
}

/* Keys that nobody can press on a page are letters like any other; the ends of lines stay as the program writes them. */
static void set_up(int slave) {
  static const int unused[] = {VQUIT, VERASE, VKILL, VSTART, VSTOP, VSUSP, VREPRINT, VWERASE, VLNEXT, VDISCARD, VEOL, VEOL2};
  struct termios how;
  if (tcgetattr(slave, &how)) die("terminal");
  how.c_iflag = ICRNL | IUTF8;
  how.c_oflag = 0;
  how.c_lflag |= ICANON | ECHO | ISIG | IEXTEN;
  for (size_t i = 0; i < sizeof unused / sizeof *unused; i++) how.c_cc[unused[i]] = _POSIX_VDISABLE;
  if (tcsetattr(slave, TCSANOW, &how)) die("terminal");
}

struct terminal_ends open_terminal(struct terminal *terminal, uid_t uid) {
  memset(terminal, 0, sizeof *terminal);
  terminal->typed = open_master();
  terminal->shown = open_master();
  struct terminal_ends ends = {open_slave(terminal->typed, uid), open_slave(terminal->shown, uid), -1};
  set_up(ends.in);
  set_up(ends.out);
  ends.err = fcntl(ends.out, F_DUPFD_CLOEXEC, 0);
  if (ends.err < 0) die("terminal");
  return ends;
}

void close_terminal(struct terminal *terminal) {
  if (terminal->typed >= 0) close(terminal->typed);
  if (terminal->shown >= 0) close(terminal->shown);
  free(terminal->pending.bytes);
  *terminal = (struct terminal){.typed = -1, .shown = -1};
}

static void type_pending(struct terminal *terminal) {
  struct buffer *pending = &terminal->pending;
  while (pending->length > 0) {
    ssize_t written = write(terminal->typed, pending->bytes, pending->length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    pending->length -= (size_t)written;
    memmove(pending->bytes, pending->bytes + written, pending->length);
  }
}

void type_in(struct terminal *terminal, const uint8_t *bytes, size_t length) {
  if (terminal->typed < 0 || terminal->pending.length + length > MOST_PENDING) return;
  append(&terminal->pending, bytes, length);
  type_pending(terminal);
}

void serve_typing(struct terminal *terminal) {
  uint8_t echo[4096];
  while (terminal->typed >= 0 && read(terminal->typed, echo, sizeof echo) > 0) continue;
  type_pending(terminal);
}

int takes_output(const struct terminal *terminal) {
  return terminal->shown >= 0 && (terminal->is_over || terminal->paid_until_us <= now_us() + BURST_US);
}

int pass_on(struct terminal *terminal, uint64_t most) {
  uint8_t chunk[CHUNK];
  for (;;) {
    uint64_t now = now_us();
    if (!takes_output(terminal)) return 1;
    ssize_t got = read(terminal->shown, chunk, sizeof chunk);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 && errno == EAGAIN) return 1;
    if (got <= 0) {
      /* Nobody can write any more: poll would report that again and again. */
      close(terminal->shown);
      terminal->shown = -1;
      return 1;
    }
    uint64_t room = most - terminal->printed;
    uint64_t passed = (uint64_t)got < room ? (uint64_t)got : room;
    if (passed > 0) send_frame(STDOUT_FILENO, FRAME_OUTPUT, chunk, passed);
    terminal->printed += passed;
    if (passed < (uint64_t)got) return 0;
    uint64_t from = terminal->paid_until_us > now ? terminal->paid_until_us : now;
    terminal->paid_until_us = from + passed * 1000000 / BYTES_PER_SECOND;
  }
}

int has_more_output(const struct terminal *terminal) {
  struct pollfd shown = {terminal->shown, POLLIN, 0};
  return poll(&shown, 1, 0) > 0 && (shown.revents & POLLIN);
}

void tell_state(struct terminal *terminal, int waits) {
  struct termios how;
  uint8_t state = STATE_ECHOES | STATE_BY_LINE;
  if (!tcgetattr(terminal->typed, &how)) {
    state = (how.c_lflag & ECHO ? STATE_ECHOES : 0) | (how.c_lflag & ICANON ? STATE_BY_LINE : 0);
  }
  terminal->waits = waits;
  if (waits) state |= STATE_WAITS;
  send_frame(STDOUT_FILENO, FRAME_STATE, &state, sizeof state);
}
