/** Writes what of the objects changed from step to step. */
#ifndef HEAP_H
#define HEAP_H

void write_objects(void);

#endif
