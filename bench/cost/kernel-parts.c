/*
 * What the kernel takes for each thing that a box is made of: processor time of a child that asks for it, and of this
 * process, which makes and ends the child. One line for each: name, microseconds.
 *
 *   kernel-parts ROUNDS
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define MASKS 33

static double used_us(void) {
  struct rusage own, children;
  getrusage(RUSAGE_SELF, &own);
  getrusage(RUSAGE_CHILDREN, &children);
  const struct timeval *times[] = {&own.ru_utime, &own.ru_stime, &children.ru_utime, &children.ru_stime};
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += (double)times[i]->tv_sec * 1e6 + (double)times[i]->tv_usec;
  return sum;
}

static void nothing(void) {}

static void private_mounts(void) {
  if (mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL)) _exit(1);
}

static void with_tmpfs(void) {
  private_mounts();
  if (mount("tmpfs", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, "size=192m,nr_inodes=4096,mode=755")) _exit(1);
}

static void with_proc(void) {
  private_mounts();
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL)) _exit(1);
}

static void with_masks(void) {
  private_mounts();
  for (int i = 0; i < MASKS; i++) {
    if (mount("/dev/null", "/proc/version", NULL, MS_BIND, NULL)) _exit(1);
  }
}

static void with_exec(void) { execl("/bin/true", "true", NULL); }

static void measure(const char *name, int rounds, int flags, void (*act)(void)) {
  double before = used_us();
  for (int i = 0; i < rounds; i++) {
    int status;
    pid_t child = (pid_t)syscall(SYS_clone, SIGCHLD | flags, 0, 0, 0, 0);
    if (child == 0) {
      act();
      _exit(0);
    }
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0) {
      printf("%s\tnot allowed here\n", name);
      return;
    }
  }
  printf("%s\t%.0f\n", name, (used_us() - before) / rounds);
}

int main(int count, char **argument) {
  int rounds = count > 1 ? atoi(argument[1]) : 200;
  /* Mounts need a user namespace of one's own where this is not started by root. */
  int own = geteuid() == 0 ? 0 : CLONE_NEWUSER;
  measure("a process", rounds, 0, nothing);
  measure("a process that starts a program", rounds, 0, with_exec);
  measure("user namespace", rounds, CLONE_NEWUSER, nothing);
  measure("process namespace", rounds, own | CLONE_NEWPID, nothing);
  measure("IPC namespace", rounds, own | CLONE_NEWIPC, nothing);
  measure("network namespace", rounds, own | CLONE_NEWNET, nothing);
  measure("host name namespace", rounds, own | CLONE_NEWUTS, nothing);
  measure("cgroup namespace", rounds, own | CLONE_NEWCGROUP, nothing);
  measure("mount namespace", rounds, own | CLONE_NEWNS, private_mounts);
  measure("mount namespace with a tmpfs", rounds, own | CLONE_NEWNS, with_tmpfs);
  measure("mount and process namespace with /proc", rounds, own | CLONE_NEWNS | CLONE_NEWPID, with_proc);
  measure("mount namespace with 33 masks", rounds, own | CLONE_NEWNS, with_masks);
  return 0;
}
