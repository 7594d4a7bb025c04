#include "type-table.h"

#include <dwarf.h>
#include <stdlib.h>

#include "dies.h"

enum { FIRST_ROOM = 4096, MOST_TYPES = 100000 };

static size_t slot_of(const struct types *types, Dwarf_Off offset) {
  size_t slot = (offset * 0x9e3779b97f4a7c15ull >> 20) % types->room;
  while (types->offsets[slot] && types->offsets[slot] != offset) slot = (slot + 1) % types->room;
  return slot;
}

static void make_room(struct types *types) {
  if (types->used * 2 < types->room) return;
  struct types old = *types;
  types->room = old.room ? old.room * 2 : FIRST_ROOM;
  types->offsets = calloc(types->room, sizeof *types->offsets);
  types->numbers = calloc(types->room, sizeof *types->numbers);
  if (!types->offsets || !types->numbers) exit(1);
  for (size_t i = 0; i < old.room; i++) {
    if (!old.offsets[i]) continue;
    size_t slot = slot_of(types, old.offsets[i]);
    types->offsets[slot] = old.offsets[i];
    types->numbers[slot] = old.numbers[i];
  }
  free(old.offsets);
  free(old.numbers);
}

struct type *entry_of(struct types *types, uint32_t number) {
  return AT(types->tables->types, type, number);
}

const char *text_in(struct types *types, uint32_t offset) {
  return types->tables->texts.bytes + offset;
}

uint32_t type_of(struct types *types, Dwarf_Die *die) {
  Dwarf_Die type;
  return die_of(die, DW_AT_type, &type) ? type_number(types, &type) : 0;
}

/** A name for another type is that type; only arrays and structures without a name take it over. */
static uint32_t meant(struct types *types, Dwarf_Die *die) {
  uint32_t number = type_of(types, die);
  struct type *type = entry_of(types, number);
  if (dwarf_tag(die) == DW_TAG_typedef && type->kind == TYPE_FIELDS && text_in(types, type->name)[0] == '\0') {
    uint32_t text = add_text(types->tables, name_of(die));
    entry_of(types, number)->name = text;
  }
  return number;
}

static bool is_other_name(int tag) {
  return tag == DW_TAG_typedef || tag == DW_TAG_const_type || tag == DW_TAG_volatile_type ||
         tag == DW_TAG_restrict_type || tag == DW_TAG_atomic_type;
}

uint32_t type_number(struct types *types, Dwarf_Die *die) {
  make_room(types);
  Dwarf_Off offset = dwarf_dieoffset(die);
  size_t slot = slot_of(types, offset);
  if (types->offsets[slot]) return types->numbers[slot];
  if (types->tables->types.count > MOST_TYPES) return 0;
  if (is_other_name(dwarf_tag(die))) {
    uint32_t number = meant(types, die);
    make_room(types);
    slot = slot_of(types, offset);
    if (!types->offsets[slot]) types->used++;
    types->offsets[slot] = offset;
    return types->numbers[slot] = number;
  }
  uint32_t number = add(&types->tables->types, 1);
  types->offsets[slot] = offset;
  types->numbers[slot] = number;
  types->used++;
  types->read(types, number, die);
  return number;
}
