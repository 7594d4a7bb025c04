#ifndef ABHYAS_INIT_H
#define ABHYAS_INIT_H

/* The box's control socket, to its cell. */
#define CONTROL 3

/* What this box is, set before anything is started in it. */
struct box_mode {
  int at_terminal;
  int watches_usage; /* no cgroup counts for us: sum up the processes ourselves */
};
extern struct box_mode box_mode;

/* pid 1 of a box. */
int init_main(int without_cgroup);

#endif
