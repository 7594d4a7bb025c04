/** Reads types out of debugging information. */
#ifndef TYPES_H
#define TYPES_H

#include "type-table.h"

/** Writes the type with this number as `die` describes it: the `read` of a table of types. */
void read_type(struct types *types, uint32_t number, Dwarf_Die *die);

#endif
