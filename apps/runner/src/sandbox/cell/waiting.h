#ifndef ABHYAS_WAITING_H
#define ABHYAS_WAITING_H
#include <sys/types.h>

/*
 * Whether a program waits for what is typed at the terminal at our descriptor 0, as the kernel tells it: nothing is
 * unread, and its first thread sleeps in a read of it, or sleeps until another one does that.
 */
int waits_for_input(pid_t program);

#endif
