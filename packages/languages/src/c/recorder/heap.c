#include "heap.h"

#include <stdio.h>
#include <string.h>

#include "containers.h"
#include "addresses.h"
#include "values.h"

enum { SLOTS = 8192, MOST_ENTRIES = MOST_OBJECTS * MOST_CELLS, VIEWS = 1 << 14, OPAQUE_BLOCK = UINT32_MAX };

struct object {
  uintptr_t address;
  uint64_t length;
  uint64_t shown_length;
  uint32_t type;
  /** Of the block or the call that holds it. */
  uint32_t serial;
  uint32_t number;
  uint32_t first, count;
  uint32_t shape;
};

/** What was seen at one step. Two of them take turns. */
struct seen {
  struct object objects[MOST_OBJECTS];
  uint16_t slots[SLOTS];
  uint32_t count, entries_used;
};

static struct seen seen[2];
static struct entry entries[2][MOST_ENTRIES];
static unsigned turn;
static uint32_t next_number;
static struct view views[VIEWS];

struct view *view_of(const struct block *block) {
  struct view *view = views + (block->from * 0x9e3779b97f4a7c15ull >> 50);
  if (view->block != block->from || view->serial != block->serial)
    *view = (struct view){.block = block->from, .serial = block->serial};
  return view;
}

static uint32_t serial_of(uintptr_t address) {
  struct block block;
  if (is_static(address, 1)) return 0;
  if (!is_on_stack(address, 1)) return find_block(address, &block) ? block.serial : 0;
  /* A call's own variables are others than those of the call that stood there before. */
  for (uint32_t i = recorder.depth; i-- > 0;)
    if (recorder.frames[i].base + 16 > address) return (uint32_t)recorder.frames[i].serial;
  return 0;
}

static uint16_t *slot_of(struct seen *all, const struct object *object) {
  size_t slot = (object->address + object->type * 31 + object->length * 7) * 0x9e3779b97f4a7c15ull >> 51;
  for (;; slot = (slot + 1) % SLOTS) {
    const struct object *known = all->objects + all->slots[slot] - 1;
    if (all->slots[slot] == 0) return all->slots + slot;
    if (known->address == object->address && known->type == object->type && known->length == object->length &&
        known->serial == object->serial)
      return all->slots + slot;
  }
}

struct value drawn_value(enum tag tag, uintptr_t address, uint32_t type, uint64_t length) {
  struct seen *now = seen + turn, *before = seen + !turn;
  struct object object = {.address = address, .type = type, .length = length, .serial = serial_of(address)};
  uint16_t *slot = slot_of(now, &object);
  if (*slot) return (struct value){.tag = tag, .first = now->objects[*slot - 1].number};
  if (now->count == MOST_OBJECTS) return (struct value){.tag = TAG_OPAQUE, .first = put_text("…")};
  uint16_t known = *slot_of(before, &object);
  object.number = known ? before->objects[known - 1].number : next_number++;
  now->objects[now->count] = object;
  *slot = (uint16_t)++now->count;
  return (struct value){.tag = tag, .first = object.number};
}

struct value opaque_block(const struct block *block) {
  return drawn_value(TAG_REFERENCE, block->from, OPAQUE_BLOCK, block->size);
}

static uint32_t name_of(const struct object *object) {
  char name[300];
  if (object->type == OPAQUE_BLOCK) snprintf(name, sizeof name, "%llu bytes", (unsigned long long)object->length);
  else if (object->length) {
    snprintf(name, sizeof name, "%.250s[%llu]", text_of(type_at(object->type)->name), (unsigned long long)object->length);
  } else {
    snprintf(name, sizeof name, "%.280s", text_of(type_at(object->type)->name));
  }
  return put_text(name);
}

static bool is_same(const struct entry *a, const struct entry *b) {
  return memcmp(a, b, sizeof *a) == 0;
}

static void put_entries(const struct object *object, const struct entry *from, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (object->shape == SHAPE_MAPPING) put_value(&from[i].key);
    if (object->shape == SHAPE_FIELDS) put_number(from[i].name);
    put_value(&from[i].value);
  }
}

static void prepare_entries(const struct entry *from, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    prepare_value(&from[i].key);
    prepare_value(&from[i].value);
  }
}

static void write_whole(const struct object *object, const struct entry *now) {
  uint32_t name = name_of(object);
  prepare_entries(now, object->count);
  put_byte(RECORD_OBJECT);
  put_number(object->number);
  put_number(object->shape);
  put_number(name);
  put_number(object->shown_length);
  put_number(object->count);
  put_entries(object, now, object->count);
}

static void write_difference(const struct object *object, const struct entry *now, const struct object *old,
                             const struct entry *before) {
  uint32_t most = object->count < old->count ? object->count : old->count, start = 0, end = 0;
  while (start < most && is_same(before + start, now + start)) start++;
  while (end < most - start && is_same(before + old->count - 1 - end, now + object->count - 1 - end)) end++;
  if (start == most && object->count == old->count && object->shown_length == old->shown_length) return;
  uint32_t comes = object->count - end - start;
  prepare_entries(now + start, comes);
  put_byte(RECORD_SPLICE);
  put_number(object->number);
  put_number(object->shown_length);
  put_number(start);
  put_number(old->count - end - start);
  put_number(comes);
  put_entries(object, now + start, comes);
}

static void write_object(struct object *object) {
  struct seen *now = seen + turn, *before = seen + !turn;
  struct entry *cells = entries[turn] + now->entries_used;
  struct contents contents = {.entries = cells};
  if (object->type != OPAQUE_BLOCK) look(object->type, object->address, object->length, object->number, &contents);
  object->first = now->entries_used;
  object->count = contents.count;
  object->shape = contents.shape;
  object->shown_length = contents.length;
  now->entries_used += contents.count;
  uint16_t known = *slot_of(before, object);
  const struct object *old = known ? before->objects + known - 1 : NULL;
  if (!old || old->shape != object->shape) write_whole(object, cells);
  else write_difference(object, cells, old, entries[!turn] + old->first);
}

void write_objects(void) {
  struct seen *now = seen + turn, *before = seen + !turn;
  forget_cells();
  for (uint32_t i = 0; i < now->count; i++) write_object(now->objects + i);
  for (uint32_t i = 0; i < before->count; i++) {
    if (*slot_of(now, before->objects + i)) continue;
    put_byte(RECORD_FREE);
    put_number(before->objects[i].number);
  }
  turn = !turn;
  memset(seen[turn].slots, 0, sizeof seen[turn].slots);
  seen[turn].count = seen[turn].entries_used = 0;
}
