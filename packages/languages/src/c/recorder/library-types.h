#ifndef LIBRARY_TYPES_H
#define LIBRARY_TYPES_H

#include "type-table.h"

/** Reads a type of the standard library by the layout that libstdc++ gives it. False for one that is none. */
bool read_library_type(struct types *types, uint32_t number, Dwarf_Die *die);

#endif
