#ifndef ABHYAS_INIT_H
#define ABHYAS_INIT_H

/* pid 1 of a box; fd 3 is its control socket. */
int init_main(int without_cgroup);

#endif
