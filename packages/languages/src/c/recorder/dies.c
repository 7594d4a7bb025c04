#include "dies.h"

#include <dwarf.h>

const char *name_of(Dwarf_Die *die) {
  const char *name = dwarf_diename(die);
  return name ? name : "";
}

bool number_of(Dwarf_Die *die, unsigned attribute, uint64_t *value) {
  Dwarf_Attribute found;
  Dwarf_Word word;
  if (!dwarf_attr_integrate(die, attribute, &found)) return false;
  if (dwarf_whatform(&found) == DW_FORM_exprloc || dwarf_formudata(&found, &word) != 0) return false;
  *value = word;
  return true;
}

bool has_flag(Dwarf_Die *die, unsigned attribute) {
  Dwarf_Attribute found;
  return dwarf_attr_integrate(die, attribute, &found) != NULL;
}

bool die_of(Dwarf_Die *die, unsigned attribute, Dwarf_Die *found) {
  Dwarf_Attribute held;
  return dwarf_attr_integrate(die, attribute, &held) && dwarf_formref_die(&held, found);
}
