#include "library-types.h"

#include <dwarf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dies.h"

enum { MOST_ARGUMENTS = 64, NAME_BYTES = 400, ONE_NAME = 160 };

/** How a library type is kept, by the name that comes before its arguments. */
struct known {
  const char *name;
  enum type_kind kind;
  /** How many of its arguments are shown: the others are allocators, comparers and the like. */
  unsigned shown;
};

static const struct known KNOWN[] = {
    {"basic_string", TYPE_STRING, 1},
    {"basic_string_view", TYPE_STRING_VIEW, 1},
    {"vector", TYPE_VECTOR, 1},
    {"deque", TYPE_DEQUE, 1},
    {"list", TYPE_LIST, 1},
    {"forward_list", TYPE_FORWARD_LIST, 1},
    {"set", TYPE_TREE, 1},
    {"multiset", TYPE_TREE, 1},
    {"map", TYPE_TREE_MAP, 2},
    {"multimap", TYPE_TREE_MAP, 2},
    {"unordered_set", TYPE_HASH, 1},
    {"unordered_multiset", TYPE_HASH, 1},
    {"unordered_map", TYPE_HASH_MAP, 2},
    {"unordered_multimap", TYPE_HASH_MAP, 2},
    {"tuple", TYPE_TUPLE, MOST_ARGUMENTS},
    {"optional", TYPE_OPTIONAL, 1},
    {"pair", TYPE_FIELDS, 2},
    {"array", TYPE_ARRAY, 1},
    {"stack", TYPE_UNKNOWN, 1},
    {"queue", TYPE_UNKNOWN, 1},
    {"priority_queue", TYPE_UNKNOWN, 1},
    {"unique_ptr", TYPE_POINTER, 1},
    {"shared_ptr", TYPE_POINTER, 1},
    {"__normal_iterator", TYPE_POINTER, 0},
};

struct arguments {
  uint32_t types[MOST_ARGUMENTS];
  size_t count;
};

static void gather_arguments(struct types *types, Dwarf_Die *die, struct arguments *all) {
  Dwarf_Die child;
  if (dwarf_child(die, &child) != 0) return;
  do {
    int tag = dwarf_tag(&child);
    if (tag == DW_TAG_template_type_parameter && all->count < MOST_ARGUMENTS)
      all->types[all->count++] = type_of(types, &child);
    if (tag == DW_TAG_GNU_template_parameter_pack) gather_arguments(types, &child, all);
  } while (dwarf_siblingof(&child, &child) == 0);
}

/** The member of this name, in the type or in what it inherits, with its offset. */
static bool find_member(Dwarf_Die *die, const char *name, Dwarf_Die *found, uint64_t *from, unsigned depth) {
  Dwarf_Die child, base;
  if (depth > 16 || dwarf_child(die, &child) != 0) return false;
  do {
    uint64_t offset = 0;
    int tag = dwarf_tag(&child);
    number_of(&child, DW_AT_data_member_location, &offset);
    if (tag == DW_TAG_member && strcmp(name_of(&child), name) == 0) {
      *found = child;
      *from += offset;
      return true;
    }
    if (tag != DW_TAG_inheritance || !die_of(&child, DW_AT_type, &base)) continue;
    uint64_t inner = 0;
    if (!find_member(&base, name, found, &inner, depth + 1)) continue;
    *from += offset + inner;
    return true;
  } while (dwarf_siblingof(&child, &child) == 0);
  return false;
}

static const char *type_name(struct types *types, uint32_t number) {
  const char *name = text_in(types, entry_of(types, number)->name);
  return number == 0 || *name == '\0' ? "…" : name;
}

static void write_name(struct types *types, uint32_t number, const struct known *known,
                       const struct arguments *arguments) {
  char name[NAME_BYTES];
  int length = snprintf(name, sizeof name, "%s<", known->name);
  for (size_t i = 0; i < arguments->count && i < known->shown && length < ONE_NAME * 2; i++)
    length += snprintf(name + length, sizeof name - (size_t)length, "%s%.*s", i ? ", " : "", ONE_NAME / 2,
                       type_name(types, arguments->types[i]));
  snprintf(name + length, sizeof name - (size_t)length, ">");
  const char *shown = known->kind == TYPE_STRING && strcmp(name, "basic_string<char>") == 0 ? "string" : name;
  if (strcmp(name, "basic_string_view<char>") == 0) shown = "string_view";
  uint32_t text = add_text(types->tables, shown);
  entry_of(types, number)->name = text;
}

static void take_over(struct types *types, uint32_t number, uint32_t from) {
  struct type copy = *entry_of(types, from);
  copy.name = entry_of(types, number)->name;
  copy.size = entry_of(types, number)->size;
  *entry_of(types, number) = copy;
}

/** Heads of a tuple's elements are in the order of its memory, which is the reverse of theirs. */
static void gather_heads(struct types *types, Dwarf_Die *die, struct field *heads, size_t *count, uint64_t from) {
  Dwarf_Die child, base;
  if (dwarf_child(die, &child) != 0) return;
  do {
    uint64_t offset = 0;
    number_of(&child, DW_AT_data_member_location, &offset);
    if (dwarf_tag(&child) == DW_TAG_member && strcmp(name_of(&child), "_M_head_impl") == 0 && *count < MOST_ARGUMENTS)
      heads[(*count)++] = (struct field){.type = type_of(types, &child), .offset = from + offset};
    if (dwarf_tag(&child) == DW_TAG_inheritance && die_of(&child, DW_AT_type, &base))
      gather_heads(types, &base, heads, count, from + offset);
  } while (dwarf_siblingof(&child, &child) == 0);
}

static void read_tuple(struct types *types, uint32_t number, Dwarf_Die *die) {
  struct field heads[MOST_ARGUMENTS];
  size_t count = 0;
  gather_heads(types, die, heads, &count, 0);
  uint32_t first = add(&types->tables->fields, count);
  for (size_t i = 0; i < count; i++) *AT(types->tables->fields, field, first + i) = heads[count - 1 - i];
  entry_of(types, number)->first = first;
  entry_of(types, number)->count = (uint32_t)count;
}

static void read_pair(struct types *types, uint32_t number, Dwarf_Die *die) {
  static const char *const names[] = {"first", "second"};
  uint32_t first = add(&types->tables->fields, 2);
  for (unsigned i = 0; i < 2; i++) {
    Dwarf_Die member;
    uint64_t offset = 0;
    if (!find_member(die, names[i], &member, &offset, 0)) continue;
    struct field field = {.name = add_text(types->tables, names[i]), .type = type_of(types, &member), .offset = offset};
    *AT(types->tables->fields, field, first + i) = field;
  }
  entry_of(types, number)->first = first;
  entry_of(types, number)->count = 2;
}

/** Those that are shown as one of their members: adapters, arrays, pointers and iterators. */
static bool read_by_member(struct types *types, uint32_t number, Dwarf_Die *die, const struct known *known) {
  static const struct { const char *type, *member; } members[] = {
      {"stack", "c"},           {"queue", "c"},     {"priority_queue", "c"},
      {"array", "_M_elems"},    {"shared_ptr", "_M_ptr"}, {"__normal_iterator", "_M_current"},
  };
  for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
    Dwarf_Die member;
    uint64_t offset = 0;
    if (strcmp(members[i].type, known->name) != 0) continue;
    if (!find_member(die, members[i].member, &member, &offset, 0) || offset != 0) return false;
    uint32_t inner = type_of(types, &member);
    take_over(types, number, inner);
    return true;
  }
  return false;
}

/** A unique_ptr keeps its pointer after a deleter that has a size of its own. */
static void read_unique(struct types *types, uint32_t number, const struct arguments *arguments) {
  struct type *type = entry_of(types, number);
  type->element = arguments->count ? arguments->types[0] : 0;
  type->offset = (uint32_t)(type->size - sizeof(void *));
}

static bool is_of_library(Dwarf_Die *die) {
  const char *file = dwarf_decl_file(die);
  return file && strstr(file, "/include/c++/") != NULL;
}

static const struct known *known_by(const char *name) {
  const char *end = strchr(name, '<');
  size_t length = end ? (size_t)(end - name) : 0;
  for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
    if (length > 0 && strlen(KNOWN[i].name) == length && strncmp(KNOWN[i].name, name, length) == 0) return KNOWN + i;
  return NULL;
}

static bool is_bits(struct types *types, const struct known *known, const struct arguments *arguments) {
  return known->kind == TYPE_VECTOR && arguments->count > 0 && entry_of(types, arguments->types[0])->kind == TYPE_BOOL;
}

bool read_library_type(struct types *types, uint32_t number, Dwarf_Die *die) {
  if (!is_of_library(die)) return false;
  const struct known *known = known_by(name_of(die));
  entry_of(types, number)->kind = TYPE_OPAQUE;
  if (!known) return true;
  struct arguments arguments = {.count = 0};
  gather_arguments(types, die, &arguments);
  if (known->shown > 0) write_name(types, number, known, &arguments);
  if (arguments.count > 0) entry_of(types, number)->element = arguments.types[0];
  if (arguments.count > 1) entry_of(types, number)->mapped = arguments.types[1];
  if (read_by_member(types, number, die, known)) return true;
  if (known->kind == TYPE_UNKNOWN || known->kind == TYPE_ARRAY) return true;
  entry_of(types, number)->kind = is_bits(types, known, &arguments) ? TYPE_BITS : known->kind;
  if (known->kind == TYPE_TUPLE) {
    read_tuple(types, number, die);
    write_name(types, number, known, &arguments);
  }
  if (known->kind == TYPE_FIELDS) read_pair(types, number, die);
  if (known->kind == TYPE_POINTER) read_unique(types, number, &arguments);
  return true;
}
