/*
 * The way into isolation: a user of its own, no descriptors and no environment of ours, then bubblewrap, which builds
 * what all boxes of a cell see (profiles/isolation.ts) and leaves the zygote there (zygote.c).
 */
#include "enter.h"

#include <fcntl.h>
#include <grp.h>
#include <linux/close_range.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "wire.h"

static void write_text(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0 || write(file, text, strlen(text)) != (ssize_t)strlen(text)) die(path);
  close(file);
}

/* Maps the user to itself: enough to own namespaces, and bubblewrap is started without capabilities. */
static void own_user_namespace(uid_t uid, gid_t gid) {
  char map[64];
  if (unshare(CLONE_NEWUSER)) die("user namespace");
  write_text("/proc/self/setgroups", "deny");
  snprintf(map, sizeof map, "%u %u 1", uid, uid);
  write_text("/proc/self/uid_map", map);
  snprintf(map, sizeof map, "%u %u 1", gid, gid);
  write_text("/proc/self/gid_map", map);
}

/* bubblewrap's own user namespace and one for each box: the kernel takes those of ended boxes away a little later. */
static void bound_user_namespaces(void) {
  int file = open("/proc/sys/user/max_user_namespaces", O_WRONLY | O_CLOEXEC);
  /* In a container /proc/sys may be read-only; the seccomp table refuses new user namespaces anyway. */
  if (file < 0) return;
  if (write(file, "64", 2) != 2) die("max_user_namespaces");
  close(file);
}

/* The user of the box may not be able to reach the toolbox by its path: it is shown at a place of its own on /tmp. */
static void show_toolbox(const struct isolation *isolation) {
  char source[64];
  /* Opened before /tmp is covered: the toolbox may be below it. */
  int toolbox = open(isolation->toolbox, O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL)) die("private mounts");
  if (mount("tmpfs", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, "size=64k,nr_inodes=16,mode=755")) die("tmpfs");
  umask(0);
  if (mkdir("/tmp/empty", 0555) || mkdir("/tmp/toolbox", 0555)) die("folders");
  snprintf(source, sizeof source, "/proc/self/fd/%d", toolbox);
  if (mount(source, "/tmp/toolbox", NULL, MS_BIND, NULL)) die("toolbox");
}

static void drop_root(uid_t uid) {
  if (setgroups(0, NULL) || setresgid(uid, uid, uid) || setresuid(uid, uid, uid)) die("drop root");
  /* Changing the user made us undumpable, and /proc/self is root's until we are dumpable again. */
  prctl(PR_SET_DUMPABLE, 1);
}

static void place_descriptors(const int fds[4], int filter) {
  int high[5];
  for (int i = 0; i < 5; i++) {
    int from = i < 4 ? fds[i] : filter;
    high[i] = from < 0 ? -1 : fcntl(from, F_DUPFD, 32);
  }
  for (int i = 0; i < 5; i++) {
    if (high[i] < 0 ? close(i) && i != 3 : dup2(high[i], i) < 0) die("descriptors");
  }
  close_range(5, ~0u, 0);
}

/* Before anything of ours, memory is taken from boxes; a program puts itself in front of its init (spawn.c). */
static void go_before_others_when_memory_runs_out(void) {
  const char *path = "/proc/self/oom_score_adj";
  int score = 0;
  FILE *file = fopen(path, "re");
  if (!file || fscanf(file, "%d", &score) != 1) die(path);
  fclose(file);
  /* Whoever started the runner may have put it further in front; to go back would need a privilege. */
  if (score < 500) write_text(path, "500");
}

_Noreturn void enter_isolation(const struct isolation *isolation, const int fds[4]) {
  char *const no_environment[] = {NULL};
  uid_t uid = isolation->uid ? isolation->uid : getuid();
  gid_t gid = isolation->uid ? isolation->uid : getgid();
  int filter = open(isolation->filter, O_RDONLY | O_CLOEXEC);
  if (filter < 0) die("seccomp table");
  go_before_others_when_memory_runs_out();
  if (isolation->uid) {
    if (unshare(CLONE_NEWNS)) die("mount namespace");
    show_toolbox(isolation);
    drop_root(isolation->uid);
    own_user_namespace(uid, gid);
  } else {
    own_user_namespace(uid, gid);
    if (unshare(CLONE_NEWNS)) die("mount namespace");
    show_toolbox(isolation);
  }
  bound_user_namespaces();
  umask(022);
  if (chdir("/")) die("chdir");
  place_descriptors(fds, filter);
  execve(isolation->bubblewrap[0], isolation->bubblewrap, no_environment);
  die("bubblewrap");
  _exit(125);
}
