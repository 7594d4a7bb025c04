import { C, PYTHON, type Attack } from './attack.ts';

/** Prints how each attempt of a list of Python expressions ends. */
const attempts = (...tries: readonly string[]): string => `import ctypes, fcntl, os, pty, struct, termios
def attempt(act):
    try: return act()
    except Exception as error: return type(error).__name__
${tries.map((each) => `print(attempt(lambda: ${each}))`).join('\n')}`;

/** Programs that turn against whoever sits at their terminal, or against other terminals. */
export const TERMINAL_ATTACKS: readonly Attack[] = [
  {
    name: 'types into its own terminal (TIOCSTI, also with the upper half of the number set)',
    language: C,
    code: `#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
  char c = 'x';
  for (int fd = 0; fd < 3; fd++)
    printf("%d%ld", ioctl(fd, TIOCSTI, &c), syscall(SYS_ioctl, fd, 0xffffffff00000000ul | TIOCSTI, &c));
}`,
    ends: { by: 'isolation', output: '-1-1-1-1-1-1' },
  },
  {
    name: 'looks for other terminals',
    language: PYTHON,
    code: attempts(
      'open("/dev/tty")',
      'open("/dev/ptmx")',
      'os.listdir("/dev/pts")',
      'os.ttyname(0)',
      'pty.openpty()',
      'os.open("/proc/self/fd/0/../ptmx", os.O_RDWR)',
      'fcntl.ioctl(0, 0x5441, 0)',
      'open("/proc/1/fd/0")',
    ),
    ends: {
      by: 'isolation',
      output:
        'FileNotFoundError\nFileNotFoundError\nFileNotFoundError\nOSError\nOSError\nNotADirectoryError\nOSError\nPermissionError\n',
    },
  },
  {
    name: 'has the kernel load another line discipline for its terminal (TIOCSETD)',
    language: C,
    code: `#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
  int refused = 0, now = -1;
  for (int fd = 0; fd < 2; fd++)
    for (int number = 0; number < 40; number++)
      refused += ioctl(fd, TIOCSETD, &number) && syscall(SYS_ioctl, fd, 0xffffffff00000000ul | TIOCSETD, &number);
  ioctl(0, TIOCGETD, &now);
  printf("%d refused, still %d", refused, now);
}`,
    ends: { by: 'isolation', output: '80 refused, still 0' },
  },
  {
    name: 'has the kernel send a signal to the init of its box whenever its terminal moves (F_SETSIG)',
    language: C,
    code: `#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>
int main(void) {
  int signals[] = {SIGKILL, SIGSTOP, SIGTERM, SIGCHLD, SIGIO, SIGRTMIN};
  struct timespec moment = {0, 20000000};
  for (int i = 0; i < 6; i++) {
    for (int fd = 0; fd < 3; fd++) {
      fcntl(fd, F_SETOWN, 1);
      fcntl(fd, F_SETSIG, signals[i]);
      fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_ASYNC);
    }
    write(1, ".", 1);
    nanosleep(&moment, NULL);
  }
  for (int fd = 0; fd < 3; fd++) fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) & ~O_ASYNC);
  printf("alive");
}`,
    ends: { by: 'isolation', output: '......alive' },
  },
  {
    name: 'takes the keys of its terminal away, and gives it to nobody',
    language: C,
    code: `#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
int main(void) {
  struct termios how;
  struct winsize size = {65535, 65535, 65535, 65535};
  signal(SIGTTOU, SIG_IGN);
  tcgetattr(0, &how);
  memset(how.c_cc, 0xff, sizeof how.c_cc);
  how.c_iflag = how.c_lflag = 0;
  for (int i = 0; i < 20000; i++) {
    how.c_lflag ^= ECHO | ICANON;
    tcsetattr(i & 1, TCSANOW, &how);
  }
  ioctl(1, TIOCSWINSZ, &size);
  ioctl(0, TIOCEXCL);
  tcsetpgrp(0, 1);
  printf("done");
}`,
    ends: { by: 'isolation', output: 'done' },
  },
  {
    name: 'takes the terminal away from its session (TIOCSCTTY) and gives it up (TIOCNOTTY)',
    language: C,
    code: `#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
  fflush(stdout);
  if (fork() == 0) {
    setsid();
    int taken = ioctl(0, TIOCSCTTY, 1);
    dprintf(1, "%d", taken);
    _exit(0);
  }
  wait(NULL);
  dprintf(1, " %d", ioctl(0, TIOCNOTTY));
}`,
    ends: { by: 'isolation', output: '-1 0' },
  },
  {
    name: 'leaves daemons behind that hold the terminal',
    language: C,
    code: `#include <signal.h>
#include <unistd.h>
int main(void) {
  for (int s = 1; s < 32; s++) signal(s, SIG_IGN);
  for (int i = 0; i < 20; i++)
    if (fork() == 0) { setsid(); if (fork() == 0) for (;;) sleep(1); _exit(0); }
}`,
    ends: { by: 'isolation', output: '' },
  },
  {
    name: 'stops its own output and never lets it go (TCOOFF)',
    language: C,
    code: `#include <termios.h>
#include <unistd.h>
int main(void) { tcflow(1, TCOOFF); for (;;) if (write(1, "x", 1) < 0) return 1; }`,
    ends: { by: ['time-limit'] },
  },
  {
    name: 'stops itself and everything in its group',
    language: C,
    code: '#include <signal.h>\nint main(void) { kill(0, SIGSTOP); }',
    ends: { by: ['time-limit'] },
  },
];
