#include "cgroup.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "wire.h"

static int open_in(const char *directory, const char *name, int flags) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", directory, name);
  return open(path, flags | O_CLOEXEC);
}

static void join(const char *directory) {
  int procs = open_in(directory, "cgroup.procs", O_WRONLY);
  if (procs < 0 || write(procs, "0", 1) != 1) die("join cgroup");
  close(procs);
}

struct cgroup join_cgroup(int version, char **directories) {
  struct cgroup group = {version, -1, -1, -1, -1};
  if (version == 1) {
    group.memory_limit = open_in(directories[0], "memory.limit_in_bytes", O_WRONLY);
    group.swap_limit = open_in(directories[0], "memory.memsw.limit_in_bytes", O_WRONLY);
    group.events = open_in(directories[0], "memory.oom_control", O_RDONLY);
    group.cpu = open_in(directories[2], "cpuacct.usage", O_RDONLY);
    for (int i = 0; i < 3; i++) join(directories[i]);
  }
  if (version == 2) {
    group.memory_limit = open_in(directories[0], "memory.max", O_WRONLY);
    group.swap_limit = open_in(directories[0], "memory.swap.max", O_WRONLY);
    group.events = open_in(directories[0], "memory.events", O_RDONLY);
    group.cpu = open_in(directories[0], "cpu.stat", O_RDONLY);
    join(directories[0]);
    if (group.swap_limit >= 0 && write(group.swap_limit, "0", 1) != 1) die("swap limit");
  }
  if (version && (group.memory_limit < 0 || group.events < 0 || group.cpu < 0)) die("cgroup files");
  return group;
}

static int write_number(int file, uint64_t number) {
  char text[32];
  int length = snprintf(text, sizeof text, "%llu", (unsigned long long)number);
  return file < 0 || write(file, text, (size_t)length) == length;
}

void limit_memory(const struct cgroup *group, uint64_t bytes) {
  if (!group->version) return;
  /* v1 keeps memory <= memory+swap at each step: whichever way the limit moves, one of the orders holds. */
  int done = write_number(group->memory_limit, bytes);
  if (group->version == 1 && !write_number(group->swap_limit, bytes)) done = 0;
  if (!done && !write_number(group->memory_limit, bytes)) die("memory limit");
}

static uint64_t number_after(int file, const char *key) {
  char text[1024];
  ssize_t got = pread(file, text, sizeof text - 1, 0);
  if (got <= 0) return 0;
  text[got] = 0;
  char *at = strstr(text, key);
  return at ? strtoull(at + strlen(key), NULL, 10) : 0;
}

uint64_t cgroup_cpu_us(const struct cgroup *group) {
  return group->version == 1 ? number_after(group->cpu, "") / 1000 : number_after(group->cpu, "usage_usec ");
}

uint64_t cgroup_oom_kills(const struct cgroup *group) {
  return group->version ? number_after(group->events, "oom_kill ") : 0;
}
