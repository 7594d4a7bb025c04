/** How much the program has printed. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stdint.h>

/** Bytes that the program has printed until now, those in buffers included. */
uint64_t printed_until_now(void);

#endif
