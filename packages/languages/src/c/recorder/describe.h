#ifndef DESCRIBE_H
#define DESCRIBE_H

#include <stdbool.h>

/** Appends to a program what its debugging information says of the learner's source. False when it cannot. */
bool describe(const char *program, const char *source, bool is_cpp);

#endif
