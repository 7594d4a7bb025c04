/** Reads types out of debugging information. */
#ifndef TYPES_H
#define TYPES_H

#include <elfutils/libdw.h>
#include <stdbool.h>

#include "tables.h"

struct types {
  struct tables *tables;
  /** Which number each type of the debugging information has: an open table by its offset there. */
  Dwarf_Off *offsets;
  uint32_t *numbers;
  size_t room, used;
  bool is_cpp;
};

/** The number of the type that `die` says it has; that of nothing when it says none. */
uint32_t type_of(struct types *types, Dwarf_Die *die);
/** The number of a type itself. */
uint32_t type_number(struct types *types, Dwarf_Die *type);

/** What several readers of debugging information need. */
const char *name_of(Dwarf_Die *die);
bool number_of(Dwarf_Die *die, unsigned attribute, uint64_t *value);
bool has_flag(Dwarf_Die *die, unsigned attribute);
bool die_of(Dwarf_Die *die, unsigned attribute, Dwarf_Die *found);

#endif
