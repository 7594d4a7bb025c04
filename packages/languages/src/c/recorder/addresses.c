#include "addresses.h"

#include <stdlib.h>
#include <string.h>

#include "blocks.h"
#include "hook.h"
#include "memory.h"
#include "objects.h"
#include "scope.h"

enum { MOST_NESTED = 32, MOST_OWNED = 1024 };

/** The class of this name as the run-time type information has it: `7Derived`. */
static uint32_t class_named(const char *mangled, uint32_t otherwise) {
  char *name;
  put_vectors_aside();
  unsigned long length = strtoul(mangled, &name, 10);
  if (name == mangled || name[length] != '\0') return otherwise;
  for (uint32_t i = 0; i < recorder.about.type_count; i++) {
    const struct type *type = type_at(i);
    if (type->kind == TYPE_FIELDS && type->is_virtual && strcmp(text_of(type->name), name) == 0) return i;
  }
  return otherwise;
}

/** What an object with virtual functions is in truth: its table leads to its type's name. */
static uint32_t dynamic_type(uintptr_t *address, uint32_t element) {
  uintptr_t methods, about[2], name;
  if (!read_word(*address, &methods) || !is_static(methods - 16, 24)) return element;
  memcpy(about, (const void *)(methods - 16), sizeof about);
  if (!is_static(about[1], 16)) return element;
  memcpy(&name, (const void *)(about[1] + 8), sizeof name);
  if (!is_static(name, 2)) return element;
  uint32_t found = class_named((const char *)name, element);
  if (found != element) *address += about[0];
  return found;
}

/** A variable with its address, and under which name it is spoken of. */
struct named {
  const struct variable *variable;
  uintptr_t from;
  uint32_t depth;
};

static bool holds(uintptr_t from, const struct variable *variable, uintptr_t address) {
  return address >= from && address < from + type_at(variable->type)->size;
}

static bool find_global(uintptr_t address, struct named *found) {
  const struct variable *variable = recorder.variables + recorder.about.first_global;
  for (uint32_t i = 0; i < recorder.about.global_count; i++, variable++) {
    uintptr_t from = recorder.load_base + (uintptr_t)variable->offset;
    if (!holds(from, variable, address)) continue;
    *found = (struct named){variable, from, 0};
    return true;
  }
  return false;
}

static bool find_local(uintptr_t address, struct named *found) {
  for (uint32_t i = recorder.depth; i-- > first_shown_frame();) {
    const struct frame *frame = recorder.frames + i;
    if (frame->function == UINT32_MAX || frame->is_hidden) continue;
    const struct function *function = recorder.functions + frame->function;
    const struct variable *variable = recorder.variables + function->first;
    for (uint32_t v = 0; v < function->count; v++, variable++) {
      uintptr_t from;
      if (!is_in_scope(frame, variable) || !address_of_variable(frame, variable, &from) || !holds(from, variable, address)) continue;
      *found = (struct named){variable, from, depth_of_frame(i)};
      return true;
    }
  }
  return false;
}

bool is_variable(uintptr_t address) {
  struct named found;
  return find_global(address, &found) || find_local(address, &found);
}

static struct value lost(enum lost why) {
  return (struct value){.tag = TAG_LOST, .first = why};
}

/** The field that is at an offset; false in a gap, and for those that share bytes. */
static bool field_at(const struct type *type, uint64_t offset, uint32_t *entry) {
  for (uint32_t i = 0; i < type->count; i++) {
    const struct field *field = recorder.fields + type->first + i;
    if (field->bits == 0 && offset >= field->offset && offset < field->offset + type_at(field->type)->size) {
      *entry = i;
      return true;
    }
  }
  return false;
}

static struct value whole_object(uintptr_t from, uint32_t type, uint64_t length) {
  return drawn_value(TAG_REFERENCE, from, type, length);
}

/** Arrays of one kind are described as often as they are named. */
static bool is_same_type(uint32_t a, uint32_t b) {
  const struct type *left = type_at(a), *right = type_at(b);
  if (a == b) return true;
  return left->kind == TYPE_ARRAY && right->kind == TYPE_ARRAY && left->length == right->length &&
         is_same_type(left->element, right->element);
}

/** Looks from an object of this type down to the part that an address means. */
static bool descend(uint32_t type, uintptr_t from, uintptr_t address, uint32_t wanted, struct value *value) {
  struct value parent = {.tag = TAG_UNKNOWN};
  uint32_t entry = 0;
  for (unsigned depth = 0; depth < MOST_NESTED; depth++) {
    const struct type *here = type_at(type);
    if (address == from && is_same_type(type, wanted)) {
      if (is_drawn(here)) *value = whole_object(from, type, 0);
      else if (parent.tag != TAG_REFERENCE) return false;
      else *value = (struct value){.tag = TAG_CELL, .first = parent.first, .second = entry};
      return true;
    }
    if (here->kind == TYPE_ARRAY && type_at(here->element)->size > 0) {
      uint64_t size = type_at(here->element)->size;
      parent = whole_object(from, type, 0);
      entry = (uint32_t)((address - from) / size);
      if (entry >= here->length) return false;
      if (address == from && here->element == wanted && !is_drawn(type_at(wanted))) {
        *value = parent;
        return true;
      }
      from += entry * size;
      type = here->element;
    } else if (here->kind == TYPE_FIELDS && field_at(here, address - from, &entry)) {
      parent = whole_object(from, type, 0);
      const struct field *field = recorder.fields + here->first + entry;
      from += field->offset;
      type = field->type;
    } else {
      return false;
    }
  }
  return false;
}

static struct value in_variable(const struct named *named, uintptr_t address, uint32_t wanted) {
  struct value value;
  uint32_t type = named->variable->type;
  if (descend(type, named->from, address, wanted, &value)) return value;
  if (address == named->from && !is_drawn(type_at(type)))
    return (struct value){
        .tag = TAG_VARIABLE, .first = named->depth, .second = put_name(named->variable->name)};
  if (address == named->from) return whole_object(named->from, type, 0);
  return lost(LOST_ELSEWHERE);
}

/** Memory that containers hold: the cells of an array inside them belong to the container's own object. */
static struct owned {
  uintptr_t from;
  uint64_t bytes;
  uint32_t element, object;
} owned[MOST_OWNED];
static size_t owned_count;

void note_cells(uintptr_t from, uint64_t bytes, uint32_t element, uint32_t object) {
  if (owned_count < MOST_OWNED) owned[owned_count++] = (struct owned){from, bytes, element, object};
}

void forget_cells(void) {
  owned_count = 0;
}

static bool in_owned(uintptr_t address, uint32_t wanted, struct value *value) {
  for (size_t i = 0; i < owned_count; i++) {
    const struct owned *each = owned + i;
    if (address < each->from || address >= each->from + each->bytes) continue;
    uint64_t size = type_at(each->element)->size;
    uint64_t entry = (address - each->from) / size;
    uintptr_t from = each->from + entry * size;
    if (address == from && wanted == each->element && !is_drawn(type_at(wanted))) {
      *value = (struct value){.tag = TAG_CELL, .first = each->object, .second = entry};
      return true;
    }
    return descend(each->element, from, address, wanted, value);
  }
  return false;
}

static void set_view(struct view *view, uint32_t type, uintptr_t from, uint64_t length) {
  view->type = type;
  view->from = from;
  view->length = length;
  view->is_known = true;
}

/** One object and no array of them. Of a class with virtual functions the block may hold a larger one. */
static bool is_single(uint32_t type, uint64_t length) {
  return is_drawn(type_at(type)) && (length == 1 || type_at(type)->is_virtual);
}

static struct value in_block(const struct block *block, uintptr_t address, uint32_t wanted) {
  struct value value;
  if (in_owned(address, wanted, &value)) return value;
  struct view *view = view_of(block);
  uint64_t size = type_at(wanted)->size;
  if (size == 0) return view->is_known ? whole_object(view->from, view->type, view->length) : opaque_block(block);
  bool is_better = !view->is_known || (!is_drawn(type_at(view->type)) && is_drawn(type_at(wanted)));
  if (is_better && address - block->from <= 8 && (address == block->from || block->size % size != 0)) {
    uint64_t length = (block->size - (address - block->from)) / size;
    if (length == 0) return lost(LOST_ELSEWHERE);
    set_view(view, wanted, address, is_single(wanted, length) ? 0 : length);
  }
  /* In the middle of something that nobody has named: there is at least what the pointer says. */
  if (!view->is_known && address + size <= block->from + block->size)
    set_view(view, wanted, address, is_drawn(type_at(wanted)) ? 0 : 1);
  if (!view->is_known) return lost(LOST_ELSEWHERE);
  uint64_t step = type_at(view->type)->size;
  if (address < view->from || address >= view->from + (view->length ? view->length : 1) * step) return lost(LOST_ELSEWHERE);
  if (view->length == 0) return descend(view->type, view->from, address, wanted, &value) ? value : whole_object(view->from, view->type, 0);
  struct value array = whole_object(view->from, view->type, view->length);
  uint64_t entry = (address - view->from) / step;
  uintptr_t from = view->from + entry * step;
  if (address == view->from && wanted == view->type) return array;
  if (address == from && wanted == view->type) return (struct value){.tag = TAG_CELL, .first = array.first, .second = entry};
  return descend(view->type, from, address, wanted, &value) ? value : lost(LOST_ELSEWHERE);
}

struct value resolve(uintptr_t address, uint32_t element) {
  struct named named;
  if (type_at(element)->is_virtual) element = dynamic_type(&address, element);
  if (find_global(address, &named)) return in_variable(&named, address, element);
  if (is_on_stack(address, 1))
    return find_local(address, &named) ? in_variable(&named, address, element) : lost(LOST_ELSEWHERE);
  if (address < stack_low && stack_low - address < (64u << 20)) return lost(LOST_ENDED);
  struct block block;
  if (!find_block(address, &block)) return lost(LOST_ELSEWHERE);
  return block.is_freed ? lost(LOST_FREED) : in_block(&block, address, element);
}
