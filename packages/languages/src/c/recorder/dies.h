/** Entries of debugging information ("DIEs") and what stands in them. */
#ifndef DIES_H
#define DIES_H

#include <elfutils/libdw.h>
#include <stdbool.h>
#include <stdint.h>

const char *name_of(Dwarf_Die *die);
bool number_of(Dwarf_Die *die, unsigned attribute, uint64_t *value);
bool has_flag(Dwarf_Die *die, unsigned attribute);
bool die_of(Dwarf_Die *die, unsigned attribute, Dwarf_Die *found);

#endif
