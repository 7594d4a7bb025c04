#ifndef ABHYAS_BOX_FILES_H
#define ABHYAS_BOX_FILES_H
#include "wire.h"

/*
 * Writes the files of a run and answers 0 or an errno. Nothing of the program's has run yet, so nothing can be in their
 * way; but they may not fit. Every other box would find the same, so it is reported and init lives on.
 */
int write_files(struct cursor *cursor);
/* Takes a regular file and nothing else: no link, pipe or device, however it is named. */
uint32_t take_artefact(const char *path, uint32_t most, struct buffer *out);

#endif
