#include "types.h"

#include <dwarf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dies.h"
#include "library-types.h"

enum { MOST_NESTED = 32, NAME_BYTES = 256 };

static void read_base(struct types *types, uint32_t number, Dwarf_Die *die) {
  static const struct { uint64_t encoding; enum type_kind kind; } kinds[] = {
      {DW_ATE_boolean, TYPE_BOOL},          {DW_ATE_signed, TYPE_SIGNED},
      {DW_ATE_unsigned, TYPE_UNSIGNED},     {DW_ATE_signed_char, TYPE_CHARACTER},
      {DW_ATE_unsigned_char, TYPE_UNSIGNED}, {DW_ATE_UTF, TYPE_CHARACTER},
      {DW_ATE_float, TYPE_FLOAT},
  };
  uint64_t encoding = 0;
  number_of(die, DW_AT_encoding, &encoding);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (kinds[i].encoding == encoding) entry_of(types, number)->kind = kinds[i].kind;
}

static void read_enumerators(struct types *types, uint32_t number, Dwarf_Die *die) {
  Dwarf_Die child;
  uint32_t first = (uint32_t)types->tables->enumerators.count;
  if (dwarf_child(die, &child) == 0) {
    do {
      Dwarf_Attribute held;
      Dwarf_Sword value;
      if (dwarf_tag(&child) != DW_TAG_enumerator) continue;
      if (!dwarf_attr(&child, DW_AT_const_value, &held) || dwarf_formsdata(&held, &value) != 0) continue;
      uint32_t name = add_text(types->tables, name_of(&child));
      uint32_t entry = add(&types->tables->enumerators, 1);
      *AT(types->tables->enumerators, enumerator, entry) = (struct enumerator){.value = value, .name = name};
    } while (dwarf_siblingof(&child, &child) == 0);
  }
  entry_of(types, number)->first = first;
  entry_of(types, number)->count = (uint32_t)types->tables->enumerators.count - first;
}

/** An array of several dimensions is an array of arrays. */
static void read_array(struct types *types, uint32_t number, Dwarf_Die *die) {
  uint64_t lengths[MOST_NESTED];
  size_t dimensions = 0;
  bool is_known = true;
  Dwarf_Die child;
  if (dwarf_child(die, &child) == 0) {
    do {
      uint64_t value = 0;
      if (dwarf_tag(&child) != DW_TAG_subrange_type || dimensions == MOST_NESTED) continue;
      if (number_of(&child, DW_AT_count, &value)) lengths[dimensions++] = value;
      else if (number_of(&child, DW_AT_upper_bound, &value)) lengths[dimensions++] = value + 1;
      else is_known = false;
    } while (dwarf_siblingof(&child, &child) == 0);
  }
  uint32_t element = type_of(types, die);
  if (!is_known || dimensions == 0) return;
  while (dimensions > 0) {
    uint32_t own = dimensions == 1 ? number : add(&types->tables->types, 1);
    uint64_t length = lengths[--dimensions];
    const char *inner = text_in(types, entry_of(types, element)->name);
    const char *bracket = strchr(inner, '[');
    size_t head = bracket ? (size_t)(bracket - inner) : strlen(inner);
    char name[NAME_BYTES];
    snprintf(name, sizeof name, "%.*s[%llu]%s", (int)(head > 200 ? 200 : head), inner,
             (unsigned long long)length, bracket ? bracket : "");
    uint64_t size = entry_of(types, element)->size * length;
    uint32_t text = add_text(types->tables, name);
    *entry_of(types, own) = (struct type){
        .kind = TYPE_ARRAY, .name = text, .size = size, .element = element, .length = length};
    element = own;
  }
}

struct gathered {
  struct field fields[512];
  bool is_virtual;
  size_t count;
};

static void gather(struct types *types, Dwarf_Die *die, struct gathered *all, uint64_t from, unsigned depth);

static void gather_member(struct types *types, Dwarf_Die *member, struct gathered *all, uint64_t from,
                          unsigned depth) {
  uint64_t offset = 0, bits = 0, bit_offset = 0;
  number_of(member, DW_AT_data_member_location, &offset);
  const char *name = name_of(member);
  Dwarf_Die inner;
  if (*name == '\0' || dwarf_tag(member) == DW_TAG_inheritance) {
    if (die_of(member, DW_AT_type, &inner)) gather(types, &inner, all, from + offset, depth + 1);
    return;
  }
  if (strncmp(name, "_vptr", 5) == 0) {
    all->is_virtual |= from + offset == 0;
    return;
  }
  if (number_of(member, DW_AT_bit_size, &bits) && number_of(member, DW_AT_data_bit_offset, &bit_offset)) {
    uint64_t unit = 8;
    offset = bit_offset / unit;
    bit_offset %= unit;
  }
  uint32_t type = type_of(types, member);
  uint32_t text = add_text(types->tables, name);
  if (all->count == sizeof all->fields / sizeof *all->fields) return;
  all->fields[all->count++] = (struct field){.name = text,
                                             .type = type,
                                             .offset = from + offset,
                                             .bit_offset = (uint16_t)bit_offset,
                                             .bits = (uint16_t)bits};
}

/** Fields of a structure and, before them, of what it inherits; those without a name are looked into. */
static void gather(struct types *types, Dwarf_Die *die, struct gathered *all, uint64_t from, unsigned depth) {
  Dwarf_Die child;
  if (depth > MOST_NESTED || dwarf_child(die, &child) != 0) return;
  do {
    int tag = dwarf_tag(&child);
    if (tag != DW_TAG_member && tag != DW_TAG_inheritance) continue;
    /* Of a virtual base the offset is known only when the program runs. */
    if (has_flag(&child, DW_AT_external) || has_flag(&child, DW_AT_declaration)) continue;
    if (tag == DW_TAG_inheritance && has_flag(&child, DW_AT_virtuality)) continue;
    gather_member(types, &child, all, from, depth);
  } while (dwarf_siblingof(&child, &child) == 0);
}

static void read_fields(struct types *types, uint32_t number, Dwarf_Die *die) {
  struct gathered *all = calloc(1, sizeof *all);
  if (!all) exit(1);
  gather(types, die, all, 0, 0);
  uint32_t first = add(&types->tables->fields, all->count);
  memcpy(AT(types->tables->fields, field, first), all->fields, all->count * sizeof *all->fields);
  entry_of(types, number)->first = first;
  entry_of(types, number)->count = (uint32_t)all->count;
  entry_of(types, number)->kind = TYPE_FIELDS;
  entry_of(types, number)->is_virtual = all->is_virtual;
  free(all);
}

static void read_pointer(struct types *types, uint32_t number, Dwarf_Die *die) {
  uint32_t element = type_of(types, die);
  bool is_pointer = dwarf_tag(die) == DW_TAG_pointer_type;
  char name[NAME_BYTES];
  const char *to = element ? text_in(types, entry_of(types, element)->name) : "void";
  snprintf(name, sizeof name, "%.200s%s", to, is_pointer ? "*" : "&");
  uint32_t text = add_text(types->tables, name);
  *entry_of(types, number) = (struct type){.kind = is_pointer ? TYPE_POINTER : TYPE_REFERENCE,
                                     .name = text,
                                     .size = sizeof(void *),
                                     .element = element};
}

/** What the C library keeps of a file, or under names of its own, is its own affair. */
static bool is_of_system(struct types *types, uint32_t number, Dwarf_Die *die) {
  if (strncmp(name_of(die), "__", 2) == 0) return true;
  if (strcmp(name_of(die), "_IO_FILE") != 0) return false;
  uint32_t text = add_text(types->tables, "FILE");
  entry_of(types, number)->name = text;
  return true;
}

void read_type(struct types *types, uint32_t number, Dwarf_Die *die) {
  uint64_t size = 0;
  number_of(die, DW_AT_byte_size, &size);
  uint32_t text = add_text(types->tables, name_of(die));
  entry_of(types, number)->name = text;
  entry_of(types, number)->size = size;
  switch (dwarf_tag(die)) {
    case DW_TAG_base_type: read_base(types, number, die); return;
    case DW_TAG_pointer_type:
    case DW_TAG_reference_type:
    case DW_TAG_rvalue_reference_type: read_pointer(types, number, die); return;
    case DW_TAG_array_type: read_array(types, number, die); return;
    case DW_TAG_subroutine_type: entry_of(types, number)->kind = TYPE_FUNCTION; return;
    case DW_TAG_enumeration_type:
      entry_of(types, number)->kind = TYPE_ENUM;
      read_enumerators(types, number, die);
      return;
    case DW_TAG_structure_type:
    case DW_TAG_class_type:
    case DW_TAG_union_type:
      if (has_flag(die, DW_AT_declaration) || is_of_system(types, number, die)) entry_of(types, number)->kind = TYPE_OPAQUE;
      else if (!types->is_cpp || !read_library_type(types, number, die)) read_fields(types, number, die);
      return;
    default: return;
  }
}
