/** Leads calls of the library's functions to those that look first (library-calls.c). */
#ifndef REDIRECT_H
#define REDIRECT_H

#include <stdbool.h>
#include <stdio.h>

/** Writes the call that stands for this instruction; false for an instruction that stays as it is. */
bool write_redirected(FILE *out, const char *text);

#endif
