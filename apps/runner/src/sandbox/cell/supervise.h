#ifndef ABHYAS_SUPERVISE_H
#define ABHYAS_SUPERVISE_H
#include "spawn.h"

/* Waits for the program; returns early with a reason when a limit of ours is passed. */
void supervise(const struct child *child, const struct run_limits *limits, struct init_report *report);
/* Kills every other process of the box and waits for it; keeps the status of the program itself. */
void end_everything(int *main_status, pid_t main_pid);

#endif
