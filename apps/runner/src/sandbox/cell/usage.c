/*
 * The account of a box where no cgroup keeps one. Time: live processes, the children they have waited for, and
 * those that we have waited for; nothing else ends, since programs cannot have children that nobody waits for
 * (profiles/system-calls.ts). Memory: what processes hold and the tables that map it, files, and sockets.
 */
#include "usage.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/statfs.h>
#include <time.h>
#include <unistd.h>

/* A socket holds at most what it may send (net.core.wmem_default), however many readers are behind. */
#define SOCKET_KB 208

static uint64_t microseconds(struct timeval time) {
  return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_usec;
}

uint64_t waited_cpu_us(void) {
  struct rusage waited;
  getrusage(RUSAGE_CHILDREN, &waited);
  return microseconds(waited.ru_utime) + microseconds(waited.ru_stime);
}

uint64_t cpu_clock_us(pid_t pid) {
  clockid_t clock;
  struct timespec spent;
  if (clock_getcpuclockid(pid, &clock) || clock_gettime(clock, &spent)) return 0;
  return (uint64_t)spent.tv_sec * 1000000 + (uint64_t)spent.tv_nsec / 1000;
}

/* The beginning of a file of /proc, as a string; empty when it is gone. */
static void read_start(const char *path, char *text, size_t size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t got = file < 0 ? 0 : read(file, text, size - 1);
  if (file >= 0) close(file);
  text[got > 0 ? got : 0] = 0;
}

static uint64_t number_after(const char *text, const char *key) {
  const char *at = strstr(text, key);
  return at ? strtoull(at + strlen(key), NULL, 10) : 0;
}

static uint64_t held_kb(pid_t pid) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  read_start(path, text, sizeof text);
  return number_after(text, "\nVmRSS:") + number_after(text, "\nVmPTE:");
}

/* Of the children that this process has waited for: cutime and cstime of proc_pid_stat(5). */
static uint64_t children_us(pid_t pid) {
  char path[64], text[1024];
  unsigned long user, system;
  snprintf(path, sizeof path, "/proc/%d/stat", pid);
  read_start(path, text, sizeof text);
  /* The name may hold anything, parentheses too. */
  const char *fields = strrchr(text, ')');
  if (!fields || sscanf(fields + 1, " %*c%*d%*d%*d%*d%*d%*u%*u%*u%*u%*u%*u%*u%lu%lu", &user, &system) != 2) return 0;
  return (user + system) * (1000000ull / (uint64_t)sysconf(_SC_CLK_TCK));
}

static uint64_t sockets_kb(void) {
  char text[1024];
  read_start("/proc/net/sockstat", text, sizeof text);
  return number_after(text, "sockets: used") * SOCKET_KB;
}

struct usage box_usage(void) {
  struct usage sum = {waited_cpu_us(), sockets_kb()};
  struct statfs files;
  struct dirent *entry;
  if (!statfs("/tmp", &files)) sum.memory_kb += (files.f_blocks - files.f_bfree) * (uint64_t)files.f_bsize >> 10;
  DIR *proc = opendir("/proc");
  while (proc && (entry = readdir(proc))) {
    pid_t pid = atoi(entry->d_name);
    if (pid <= 1) continue;
    sum.cpu_us += cpu_clock_us(pid) + children_us(pid);
    sum.memory_kb += held_kb(pid);
  }
  if (proc) closedir(proc);
  return sum;
}
