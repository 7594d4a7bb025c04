#include "containers.h"

#include <string.h>

#include "addresses.h"
#include "container-layout.h"
#include "memory.h"
#include "values.h"

static uint64_t aligned(uint64_t offset, const struct type *type) {
  return type->size % 16 == 0 && type->kind == TYPE_FLOAT ? (offset + 15) / 16 * 16 : offset;
}

static void put_entry(struct contents *contents, struct value value) {
  if (contents->count < MOST_CELLS) contents->entries[contents->count++] = (struct entry){.value = value};
}

/** Long arrays of pointers and of structures lead to too much else. */
static uint64_t most_cells(const struct type *type, uint64_t length, uint32_t spare) {
  bool is_whole = length <= MOST_WHOLE && length <= MOST_CELLS + spare && type->kind != TYPE_POINTER && !is_drawn(type);
  return is_whole ? length : MOST_CELLS;
}

/** Arrays of whole numbers are by far the most frequent; one by one with all that a value can be they take ten times as long. */
static bool is_of_int(const struct type *type) {
  return type->kind == TYPE_SIGNED && type->size == sizeof(int32_t);
}

static void look_at_ints(uintptr_t from, uint64_t count, struct contents *contents) {
  int32_t unset;
  memset(&unset, FILLING, sizeof unset);
  for (uint64_t i = 0; i < count; i++) {
    int32_t number;
    memcpy(&number, (const void *)(from + i * sizeof number), sizeof number);
    struct value value = {.tag = TAG_WHOLE, .second = (uint64_t)(int64_t)number};
    if (number == unset) value = (struct value){.tag = TAG_UNSET};
    contents->entries[contents->count++] = (struct entry){.value = value};
  }
}

static void look_at_cells(uint32_t element, uintptr_t from, uint64_t length, struct contents *contents) {
  const struct type *type = type_at(element);
  contents->length = length;
  uint64_t most = most_cells(type, length, contents->spare);
  if (most > length) most = length;
  bool is_whole = is_readable(from, most * type->size);
  if (is_whole && is_of_int(type)) return look_at_ints(from, most, contents);
  for (uint64_t i = 0; i < most; i++) {
    uintptr_t cell = from + i * type->size;
    contents->entries[contents->count++] =
        (struct entry){.value = is_whole ? read_readable(element, cell) : read_value(element, cell)};
    /* What follows the end of a text is seldom of interest. */
    if (type->kind == TYPE_CHARACTER && type->size == 1 && is_readable(from + i, 1) && *(const char *)(from + i) == '\0') return;
  }
}

static void look_at_fields(const struct type *type, uintptr_t address, struct contents *contents) {
  contents->shape = type->kind == TYPE_TUPLE ? SHAPE_TUPLE : SHAPE_FIELDS;
  for (uint32_t i = 0; i < type->count && i < MOST_CELLS; i++) {
    const struct field *field = recorder.fields + type->first + i;
    struct value value = field->bits ? read_bits(field, address) : read_value(field->type, address + field->offset);
    contents->entries[contents->count++] =
        (struct entry){.value = value, .name = type->kind == TYPE_TUPLE ? 0 : put_name(field->name)};
  }
  contents->length = contents->count;
}

static void look_at_bits(uintptr_t address, struct contents *contents) {
  uintptr_t from = word_at(address), to = word_at(address + 16);
  contents->length = (to - from) * 8 + (uint32_t)word_at(address + 24);
  for (uint64_t i = 0; i < contents->length && i < MOST_CELLS && is_readable(from + i / 8, 1); i++) {
    bool is_set = *(const uint8_t *)(from + i / 8) >> i % 8 & 1;
    put_entry(contents, (struct value){.tag = is_set ? TAG_TRUE : TAG_FALSE});
  }
}

static void look_at_deque(const struct type *type, uintptr_t address, struct contents *contents) {
  struct ends ends[2];
  read_ends(address, ends);
  uint64_t size = type_at(type->element)->size;
  contents->length = deque_length(ends, size);
  struct ends at = ends[0];
  for (uint64_t i = 0; i < contents->length && i < MOST_CELLS; i++) {
    if (at.at == at.last) {
      at.node += sizeof(uintptr_t);
      at.at = word_at(at.node);
      at.last = at.at + in_one_piece(size) * size;
    }
    put_entry(contents, read_value(type->element, at.at));
    at.at += size;
  }
}

static void put_node(const struct type *type, uintptr_t value, struct contents *contents) {
  bool is_mapping = type->kind == TYPE_TREE_MAP || type->kind == TYPE_HASH_MAP;
  if (!is_mapping) return put_entry(contents, read_value(type->element, value));
  const struct type *key = type_at(type->element), *mapped = type_at(type->mapped);
  /* The value follows the key as the fields of a structure do. */
  uint64_t unit = mapped->size % 8 == 0 || mapped->size > 8 ? 8 : mapped->size;
  uint64_t offset = unit ? (key->size + unit - 1) / unit * unit : key->size;
  contents->entries[contents->count++] =
      (struct entry){.key = read_value(type->element, value), .value = read_value(type->mapped, value + offset)};
}

static uintptr_t after_in_tree(uintptr_t node) {
  uintptr_t right = word_at(node + 24);
  if (right) {
    for (uintptr_t left; (left = word_at(right + 16)) != 0;) right = left;
    return right;
  }
  uintptr_t parent = word_at(node + 8);
  while (parent && node == word_at(parent + 24)) {
    node = parent;
    parent = word_at(parent + 8);
  }
  return parent;
}

static void look_at_tree(const struct type *type, uintptr_t address, struct contents *contents) {
  uintptr_t header = address + type->size - TREE_HEADER;
  contents->shape = type->kind == TYPE_TREE ? SHAPE_SET : SHAPE_MAPPING;
  contents->length = word_at(header + 32);
  uintptr_t node = word_at(header + 16);
  for (uint64_t i = 0; i < contents->length && i < MOST_CELLS && node && node != header; i++) {
    put_node(type, node + aligned(TREE_VALUE, type_at(type->element)), contents);
    node = after_in_tree(node);
  }
}

static void look_at_hash(const struct type *type, uintptr_t address, struct contents *contents) {
  uintptr_t table = address + type->size - HASH_SIZE;
  contents->shape = type->kind == TYPE_HASH ? SHAPE_SET : SHAPE_MAPPING;
  contents->length = word_at(table + 24);
  uintptr_t node = word_at(table + 16);
  for (uint64_t i = 0; i < contents->length && i < MOST_CELLS && node; i++, node = word_at(node))
    put_node(type, node + aligned(NODE_VALUE, type_at(type->element)), contents);
}

static void look_at_list(const struct type *type, uintptr_t address, struct contents *contents) {
  bool is_double = type->kind == TYPE_LIST;
  uintptr_t node = word_at(address);
  uint64_t value = aligned(is_double ? LIST_VALUE : NODE_VALUE, type_at(type->element));
  while (node && node != address && contents->count < MOST_CELLS) {
    put_entry(contents, read_value(type->element, node + value));
    node = word_at(node);
  }
  contents->length = is_double ? word_at(address + 16) : contents->count;
}

void look(uint32_t number, uintptr_t address, uint64_t length, uint32_t object, struct contents *contents) {
  const struct type *type = type_at(number);
  contents->shape = SHAPE_SEQUENCE;
  if (length > 0) return look_at_cells(number, address, length, contents);
  switch (type->kind) {
    case TYPE_ARRAY: return look_at_cells(type->element, address, type->length, contents);
    case TYPE_FIELDS:
    case TYPE_TUPLE: return look_at_fields(type, address, contents);
    case TYPE_VECTOR: {
      uintptr_t from = word_at(address), to = word_at(address + 8), end = word_at(address + 16);
      if (from) note_cells(from, end - from, type->element, object);
      return look_at_cells(type->element, from, (to - from) / type_at(type->element)->size, contents);
    }
    case TYPE_BITS: return look_at_bits(address, contents);
    case TYPE_DEQUE: return look_at_deque(type, address, contents);
    case TYPE_LIST:
    case TYPE_FORWARD_LIST: return look_at_list(type, address, contents);
    case TYPE_TREE:
    case TYPE_TREE_MAP: return look_at_tree(type, address, contents);
    case TYPE_HASH:
    case TYPE_HASH_MAP: return look_at_hash(type, address, contents);
    default: return;
  }
}
