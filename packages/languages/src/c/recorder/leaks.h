/** Memory that was asked for, was never given back, and that no pointer leads to any more. */
#ifndef LEAKS_H
#define LEAKS_H

#include <stdint.h>

/** Notes which step has asked for a block. */
void note_origin(uintptr_t block);
/** A block that the learner meant to give back, and did it wrongly, is not told as a leak too. */
void forget_origin(uintptr_t block);
/** Called when the program has ended. */
void look_for_leaks(void);

#endif
