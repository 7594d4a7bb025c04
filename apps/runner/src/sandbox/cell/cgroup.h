#ifndef ABHYAS_CGROUP_H
#define ABHYAS_CGROUP_H
#include <stdint.h>

/* The group of a cell: version 0 (none), 1 or 2. All files are opened once, before any stranger's code. */
struct cgroup {
  int version;
  int memory_limit, swap_limit, events, cpu;
};

/* Joins the groups at `directories` (v1: memory, pids, cpuacct; v2: one). */
struct cgroup join_cgroup(int version, char **directories);
void limit_memory(const struct cgroup *group, uint64_t bytes);
uint64_t cgroup_cpu_us(const struct cgroup *group);
/* How many processes the kernel has killed in the group for want of memory, ever. */
uint64_t cgroup_oom_kills(const struct cgroup *group);

#endif
