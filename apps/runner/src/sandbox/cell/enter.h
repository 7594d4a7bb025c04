#ifndef ABHYAS_ENTER_H
#define ABHYAS_ENTER_H
#include <sys/types.h>

struct walls {
  uid_t uid;              /* who the box runs as when the runner is root; 0: whoever we are */
  const char *toolbox;    /* folder shown read-only to every box */
  const char *filter;     /* the compiled seccomp table */
  const char *tmpfs;      /* size and inode bound of all that a box may write */
  char **bubblewrap;      /* argv */
};

/* Turns a forked child into bubblewrap. `fds`: stdin, stdout, stderr and, unless -1, the control socket. */
_Noreturn void enter_box(const struct walls *walls, const int fds[4]);

#endif
