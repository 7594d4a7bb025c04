#ifndef ABHYAS_ENTER_H
#define ABHYAS_ENTER_H
#include <sys/types.h>

struct isolation {
  uid_t uid;              /* who the box runs as when the runner is root; 0: whoever we are */
  const char *toolbox;    /* folder shown read-only to every box */
  const char *filter;     /* the compiled seccomp table */
  char **bubblewrap;      /* argv */
};

/* Turns a process into bubblewrap. `fds`: stdin, stdout, stderr and, unless -1, the zygote's socket. */
_Noreturn void enter_isolation(const struct isolation *isolation, const int fds[4]);

#endif
