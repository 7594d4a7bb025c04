/*
 * bubblewrap takes 6 ms for a box, the kernel less than one. So bubblewrap builds the tree of mounts once for each cell
 * and starts the zygote in it. Each box is a child of the zygote with namespaces of its own: whatever a program can
 * change is new (isolate), and what it cannot change is shared.
 */
#include "zygote.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/close_range.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <net/if.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "init.h"
#include "wire.h"

#define CELL 3
#define TABLE 4
#define BOX_UID 1000
#define MOST_INSTRUCTIONS 4096
#define NAMESPACES \
  (CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP)

static struct sock_filter instructions[MOST_INSTRUCTIONS];
static struct sock_fprog table = {0, instructions};
static const char *tmpfs;
static char **masks; /* names in /proc, up to NULL */

static void read_table(void) {
  ssize_t got = read(TABLE, instructions, sizeof instructions);
  if (got <= 0 || (size_t)got % sizeof *instructions) die("seccomp table");
  table.len = (unsigned short)((size_t)got / sizeof *instructions);
  close(TABLE);
}

static void write_text(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0 || write(file, text, strlen(text)) != (ssize_t)strlen(text)) die(path);
  close(file);
}

static void own_user(void) {
  char map[64];
  snprintf(map, sizeof map, "%u %u 1", BOX_UID, BOX_UID);
  write_text("/proc/self/setgroups", "deny");
  write_text("/proc/self/uid_map", map);
  write_text("/proc/self/gid_map", map);
}

/* In a container /proc/sys may be read-only; the seccomp table refuses new user namespaces anyway. */
static void allow_no_user_namespace(void) {
  int file = open("/proc/sys/user/max_user_namespaces", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  if (write(file, "0", 1) != 1) die("max_user_namespaces");
  close(file);
}

/* What says something of the machine is hidden by an empty file or folder, both of them read-only. */
static void mask(const char *name) {
  char path[300];
  struct stat about;
  snprintf(path, sizeof path, "/proc/%s", name);
  if (stat(path, &about)) die(path);
  if (mount(S_ISDIR(about.st_mode) ? "/usr/local" : "/dev/null", path, NULL, MS_BIND, NULL)) die(path);
}

static void own_processes(void) {
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL)) die("/proc");
  allow_no_user_namespace();
  for (char **name = masks; *name; name++) mask(*name);
}

/* All that the box may write: one file system of bounded size, seen at three places. */
static void own_files(void) {
  static const char *const places[][2] = {{"/tmp/work", "/work"}, {"/tmp/shm", "/dev/shm"}, {"/tmp/tmp", "/tmp"}};
  if (mount("tmpfs", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, tmpfs)) die("tmpfs");
  for (int i = 0; i < 3; i++) {
    if (mkdir(places[i][0], 0755)) die(places[i][0]);
  }
  for (int i = 0; i < 3; i++) {
    if (mount(places[i][0], places[i][1], NULL, MS_BIND, NULL)) die(places[i][1]);
  }
}

/* The box can reach itself at 127.0.0.1, and nobody else. */
static void own_network(void) {
  struct ifreq loopback = {.ifr_name = "lo", .ifr_flags = IFF_UP};
  int sock = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (sock < 0 || ioctl(sock, SIOCSIFFLAGS, &loopback)) die("loopback");
  close(sock);
}

static void give_up_capabilities(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability) >= 0; capability++) {
    if (prctl(PR_CAPBSET_DROP, capability)) die("bounding set");
  }
  if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0)) die("ambient capabilities");
  if (syscall(SYS_capset, &header, none)) die("capabilities");
}

/* In the first process of the new namespaces: after this it is as any program in the box will be. */
static void isolate(void) {
  own_user();
  own_processes();
  own_files();
  own_network();
  if (sethostname("box", 3)) die("host name");
  if (setsid() < 0) die("session");
  if (chdir("/work")) die("work");
  give_up_capabilities();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) die("no new privileges");
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &table)) die("seccomp");
}

static pid_t clone_box(void) {
  pid_t box = (pid_t)syscall(SYS_clone, SIGCHLD | NAMESPACES, 0, 0, 0, 0);
  if (box < 0) die("user namespace");
  return box;
}

/* Waits for the box's first process, which dies last of all in it. */
static void wait_for(pid_t box) {
  while (waitpid(box, NULL, 0) != box) continue;
}

static pid_t raise_for_cell(const int fds[ZYGOTE_DESCRIPTORS], int without_cgroup) {
  pid_t box = clone_box();
  if (box == 0) {
    for (int i = 0; i < ZYGOTE_DESCRIPTORS; i++) {
      if (dup2(fds[i], i) < 0) die("descriptors");
    }
    close_range(ZYGOTE_DESCRIPTORS, ~0u, 0);
    isolate();
    _exit(init_main(without_cgroup));
  }
  for (int i = 0; i < ZYGOTE_DESCRIPTORS; i++) close(fds[i]);
  return box;
}

/* The next order; its descriptors are above those that a box places again. False when the cell is gone. */
static int hear_cell(char *order, int fds[ZYGOTE_DESCRIPTORS]) {
  union {
    struct cmsghdr head;
    char bytes[CMSG_SPACE(ZYGOTE_DESCRIPTORS * sizeof(int))];
  } control;
  struct iovec word = {order, 1};
  struct msghdr message = {.msg_iov = &word, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  if (recvmsg(CELL, &message, MSG_CMSG_CLOEXEC) != 1) return 0;
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  if (*order != ZYGOTE_RAISE) return 1;
  if (!head || head->cmsg_len != CMSG_LEN(ZYGOTE_DESCRIPTORS * sizeof(int))) die("descriptors");
  memcpy(fds, CMSG_DATA(head), ZYGOTE_DESCRIPTORS * sizeof(int));
  return 1;
}

static int serve_cell(int without_cgroup) {
  int fds[ZYGOTE_DESCRIPTORS];
  pid_t box = 0;
  char order;
  while (hear_cell(&order, fds)) {
    if (order == ZYGOTE_RAISE && !box) box = raise_for_cell(fds, without_cgroup);
    if (order != ZYGOTE_END) continue;
    if (box) {
      kill(box, SIGKILL);
      wait_for(box);
    }
    box = 0;
    if (send(CELL, &order, 1, MSG_NOSIGNAL) != 1) return 0;
  }
  return 0;
}

int zygote_main(char **argument) {
  int serves_cell = !strcmp(*argument++, "cell");
  int version = atoi(*argument++);
  tmpfs = *argument++;
  masks = argument;
  while (*argument && strcmp(*argument, "--")) argument++;
  if (!*argument) die("arguments");
  *argument++ = NULL;
  read_table();
  if (serves_cell) return serve_cell(version == 0);
  pid_t box = clone_box();
  if (box == 0) {
    isolate();
    execve(argument[0], argument, environ);
    die(argument[0]);
  }
  wait_for(box);
  return 0;
}
