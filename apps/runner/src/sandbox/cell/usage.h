#ifndef ABHYAS_USAGE_H
#define ABHYAS_USAGE_H
#include <stdint.h>
#include <sys/types.h>

struct usage {
  uint64_t cpu_us, memory_kb;
};

/* What the box uses now, added up by its init: for machines where no cgroup counts. */
struct usage box_usage(void);
/* CPU time of one process, from its own clock. */
uint64_t cpu_clock_us(pid_t pid);
/* CPU time of all processes that have been waited for. */
uint64_t waited_cpu_us(void);

#endif
