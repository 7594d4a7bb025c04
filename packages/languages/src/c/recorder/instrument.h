#ifndef INSTRUMENT_H
#define INSTRUMENT_H

#include <stdbool.h>

/** Copies an assembler file, with a call of the recorder at each line of the learner's source. False when it cannot. */
bool instrument(const char *from, const char *to, const char *source, bool is_checked);

#endif
