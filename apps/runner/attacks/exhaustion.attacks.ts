import { C, JAVA, PYTHON, type Attack } from './attack.ts';

/** Twice the time limit, spent by children of which each is short and asks to be forgotten. */
const forgottenChildren = (forget: string) => `#include <signal.h>
#include <time.h>
#include <unistd.h>
static double spent(void) { struct timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + t.tv_nsec / 1e9; }
int main() { ${forget}
  for (int i = 0; i < 100; i++) { int over[2]; char none; if (pipe(over)) return 1;
    if (!fork()) { while (spent() < 0.02) ; _exit(0); }
    close(over[1]); if (read(over[0], &none, 1)) return 1; close(over[0]); }
}`;

/** Fills pairs of sockets from as many processes as there may be. */
const fullSockets = (open: string) => `#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
static char block[1 << 16];
static void fill(int to) { int most = 1 << 30;
  setsockopt(to, SOL_SOCKET, SO_SNDBUF, &most, sizeof most);
  fcntl(to, F_SETFL, O_NONBLOCK); while (write(to, block, sizeof block) > 0) ; }
${open}
int main() { memset(block, 1, sizeof block);
  for (int i = 0; i < 30; i++) if (!fork()) break;
  for (;;) { int ends[2]; if (pair(ends)) { if (errno == EAFNOSUPPORT) return 0; pause(); } fill(ends[0]); fill(ends[1]); } }`;

const UNIX_PAIR = 'static int pair(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM, 0, ends); }';
const LOOPBACK_PAIR = `static int pair(int ends[2]) { struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof at; int waits = socket(AF_INET, SOCK_STREAM, 0);
  if (waits < 0 || bind(waits, (void *)&at, size) || listen(waits, 1) || getsockname(waits, (void *)&at, &size)) return -1;
  ends[0] = socket(AF_INET, SOCK_STREAM, 0);
  if (ends[0] < 0 || connect(ends[0], (void *)&at, size)) return -1;
  ends[1] = accept(waits, 0, 0); close(waits); return ends[1] < 0; }`;

/** Programs that try to take all of something. */
export const EXHAUSTION: readonly Attack[] = [
  {
    name: 'fork bomb',
    language: C,
    code: '#include <unistd.h>\nint main() { for (;;) fork(); }',
    ends: { by: ['time-limit', 'memory-limit'] },
  },
  {
    name: 'fork bomb whose children leave the session and ignore signals',
    language: C,
    code: `#include <signal.h>
#include <unistd.h>
int main() { for (int s = 1; s < 65; s++) signal(s, SIG_IGN); for (;;) { fork(); setsid(); } }`,
    ends: { by: ['time-limit', 'memory-limit'] },
  },
  {
    name: 'fork bomb in Python',
    language: PYTHON,
    code: 'import os\nwhile True:\n    try:\n        os.fork()\n    except OSError:\n        pass',
    ends: { by: ['time-limit', 'memory-limit'] },
  },
  {
    name: 'thread bomb',
    language: JAVA,
    code: `public class Main { public static void main(String[] a) {
  for (;;) new Thread(() -> { try { Thread.sleep(1_000_000); } catch (InterruptedException e) { } }).start(); } }`,
    ends: { by: ['memory-limit', 'runtime-error', 'time-limit'] },
  },
  {
    name: 'CPU time spread over children that are each short',
    language: PYTHON,
    code: `import os
while True:
    pids = [os.fork() for _ in range(1)]
    if 0 in pids:
        for _ in range(300_000): pass
        os._exit(0)
    os.wait()`,
    ends: { by: ['time-limit'] },
  },
  {
    name: 'memory of one process',
    language: C,
    code: `#include <stdlib.h>
#include <string.h>
int main() { for (;;) { char *p = malloc(1 << 24); if (p) memset(p, 1, 1 << 24); } }`,
    ends: { by: ['memory-limit'] },
  },
  {
    name: 'memory of twenty children together',
    language: C,
    code: `#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main() {
  for (int i = 0; i < 20; i++) if (!fork()) { char *p = malloc(300 << 20); if (p) memset(p, 1, 300 << 20); pause(); }
  pause();
}`,
    ends: { by: ['memory-limit'] },
  },
  {
    name: 'shared memory that no address space limit counts',
    language: C,
    code: `#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>
int main() { for (;;) { char *p = mmap(0, 64 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (p != MAP_FAILED) memset(p, 1, 64 << 20); } }`,
    ends: { by: ['memory-limit'] },
  },
  {
    name: 'time of children that are ignored',
    language: C,
    code: forgottenChildren('signal(SIGCHLD, SIG_IGN);'),
    ends: { by: ['time-limit'], countedMs: 900 },
  },
  {
    name: 'time of children that nobody waits for',
    language: C,
    code: forgottenChildren(
      'struct sigaction none = {.sa_handler = SIG_DFL, .sa_flags = SA_NOCLDWAIT}; sigaction(SIGCHLD, &none, 0);',
    ),
    ends: { by: ['time-limit'], countedMs: 900 },
  },
  {
    name: 'memory hidden in sockets',
    language: C,
    code: fullSockets(UNIX_PAIR),
    ends: { by: ['memory-limit'] },
  },
  {
    name: 'memory hidden in connections to oneself',
    language: C,
    code: fullSockets(LOOPBACK_PAIR),
    // v2 counts them, v1 bounds them, and without cgroups there are none.
    ends: { by: ['memory-limit', 'time-limit', 'accepted'] },
  },
  {
    name: 'memory hidden in the tables that map it',
    language: C,
    code: `#define _GNU_SOURCE
#include <sys/mman.h>
#include <unistd.h>
int main() { const size_t all = 1ull << 40, step = 2 << 20; volatile char *p = mmap(0, all, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) return 1;
  madvise((void *)p, all, MADV_NOHUGEPAGE);
  for (size_t at = 0; at < all; at += step) p[at]; pause(); }`,
    ends: { by: ['memory-limit'] },
  },
  {
    name: 'memory hidden in files',
    language: PYTHON,
    code: `import os
block = b"x" * (1 << 20)
n = 0
while True:
    try:
        with open("/dev/shm/f%d" % n, "wb") as f:
            for _ in range(8): f.write(block)
    except OSError as e:
        print("refused", e.errno, flush=True)
        break
    n += 1`,
    ends: { by: ['memory-limit', 'accepted'] },
  },
  {
    name: 'empty files without end',
    language: C,
    code: `#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main() { char name[64]; int made = 0;
  for (int i = 0; i < 300000; i++) { sprintf(name, "/tmp/%d", i); int f = open(name, O_CREAT | O_WRONLY, 0600); if (f < 0) break; close(f); made++; }
  puts(made < 5000 ? "bounded" : "unbounded"); }`,
    ends: { by: 'isolation', output: 'bounded\n' },
  },
  {
    name: 'one huge file',
    language: PYTHON,
    code: `import signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
try:
    with open("/tmp/huge", "wb") as f:
        f.truncate(1 << 40)
    print("made")
except OSError:
    print("refused")`,
    ends: { by: 'isolation', output: 'refused\n' },
  },
  {
    name: 'descriptors and pipes',
    language: C,
    code: `#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main() { int ends[2], pipes = 0; static char block[1 << 16];
  while (!pipe(ends)) { pipes++; fcntl(ends[1], F_SETPIPE_SZ, 1 << 20); fcntl(ends[1], F_SETFL, O_NONBLOCK); while (write(ends[1], block, sizeof block) > 0) ; }
  puts(pipes < 512 ? "bounded" : "unbounded"); }`,
    ends: { by: ['accepted', 'memory-limit'] },
  },
  {
    name: 'output without end',
    language: PYTHON,
    code: 'while True:\n    print("x" * 1000)',
    ends: { by: ['output-limit'], output: /^x{1000}\n/ },
  },
  {
    name: 'errors without end',
    language: C,
    code: '#include <stdio.h>\nint main() { for (;;) fputs("oh no\\n", stderr); }',
    ends: { by: ['output-limit'] },
  },
  {
    name: 'sleep without end',
    language: PYTHON,
    code: 'import time\nprint("asleep", flush=True)\ntime.sleep(10_000)',
    ends: { by: ['time-limit'], output: /^asleep\n$/ },
  },
  {
    name: 'a program that stops itself and everybody else',
    language: C,
    code: '#include <signal.h>\n#include <unistd.h>\nint main() { kill(1, SIGSTOP); kill(getppid(), SIGSTOP); kill(-1, SIGSTOP); raise(SIGSTOP); for (;;) pause(); }',
    ends: { by: ['time-limit'] },
  },
  {
    name: 'a program that kills all it can reach',
    language: C,
    code: '#include <signal.h>\n#include <unistd.h>\nint main() { kill(1, SIGKILL); kill(getppid(), SIGKILL); kill(-1, SIGKILL); kill(0, SIGKILL); for (;;) pause(); }',
    ends: { by: ['time-limit', 'runtime-error'] },
  },
  {
    name: 'endless recursion',
    language: C,
    code: 'int deeper(volatile int n) { return n + deeper(n + 1); }\nint main() { return deeper(0); }',
    ends: { by: ['runtime-error'] },
  },
  {
    name: 'a daemon that outlives its parent',
    language: C,
    code: `#include <stdio.h>
#include <unistd.h>
int main() { if (!fork()) { setsid(); if (!fork()) for (;;) { puts("still here"); fflush(stdout); usleep(1000); } _exit(0); } puts("parent gone"); }`,
    ends: { by: 'isolation', output: /parent gone/ },
  },
];
