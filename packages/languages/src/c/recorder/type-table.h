/** The types that were met in debugging information, each with its number. */
#ifndef TYPE_TABLE_H
#define TYPE_TABLE_H

#include <elfutils/libdw.h>
#include <stdbool.h>

#include "tables.h"

struct types {
  struct tables *tables;
  /** Reads a type that is met for the first time, and perhaps others that it needs. */
  void (*read)(struct types *types, uint32_t number, Dwarf_Die *die);
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
/** Holds until another type is read. */
struct type *entry_of(struct types *types, uint32_t number);
const char *text_in(struct types *types, uint32_t offset);

#endif
