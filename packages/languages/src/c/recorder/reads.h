/** Which instructions read a variable of the call under way. */
#ifndef READS_H
#define READS_H

#include <stdio.h>

/** Writes a call that looks whether the variable which this instruction reads was ever set; nothing before others. */
void write_look(FILE *out, const char *text);

#endif
