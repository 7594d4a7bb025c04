#ifndef ABHYAS_SPAWN_H
#define ABHYAS_SPAWN_H
#include <sys/types.h>

#include "wire.h"

struct child {
  pid_t pid;
  int go, ready; /* pipes to an interpreter that was started ahead */
  int exec_errno;
};

/* Starts argv; with `ahead`, fd 3 is where it reads what to run and fd 4 where it says it is ready. */
struct child spawn(const struct run_limits *limits, char **argv, char **env, int ahead);

#endif
