#include "heap.h"

#include <stdio.h>
#include <string.h>

#include "addresses.h"
#include "containers.h"
#include "hook.h"
#include "objects.h"

enum { MOST_ENTRIES = MOST_OBJECTS * MOST_CELLS + SPARE_CELLS };

/** What the objects of this step and of the step before hold, by turns. */
static struct entry entries[2][MOST_ENTRIES];
static unsigned turn;
static uint32_t used, spare;

static uint32_t name_of(const struct object *object) {
  char name[300];
  put_vectors_aside();
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
  bool is_as_long = object->count == old->count && object->shown_length == old->shown_length;
  if (is_as_long && memcmp(before, now, object->count * sizeof *now) == 0) return;
  uint32_t most = object->count < old->count ? object->count : old->count, start = 0, end = 0;
  while (start < most && is_same(before + start, now + start)) start++;
  while (end < most - start && is_same(before + old->count - 1 - end, now + object->count - 1 - end)) end++;
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
  struct entry *now = entries[turn] + used;
  struct contents contents = {.entries = now, .spare = spare};
  if (object->type != OPAQUE_BLOCK) look(object->type, object->address, object->length, object->number, &contents);
  object->first = used;
  object->count = contents.count;
  object->shape = contents.shape;
  object->shown_length = contents.length;
  used += contents.count;
  if (contents.count > MOST_CELLS) spare -= contents.count - MOST_CELLS;
  const struct object *old = object->before ? seen_before()->objects + object->before - 1 : NULL;
  if (!old || old->shape != object->shape) write_whole(object, now);
  else write_difference(object, now, old, entries[!turn] + old->first);
}

void write_objects(void) {
  struct seen *now = seen_now(), *before = seen_before();
  forget_cells();
  spare = SPARE_CELLS;
  for (uint32_t i = 0; i < now->count; i++) write_object(now->objects + i);
  for (uint32_t i = 0; i < before->count; i++) {
    if (before->objects[i].is_kept) continue;
    put_byte(RECORD_FREE);
    put_number(before->objects[i].number);
  }
  begin_next_step();
  turn = !turn;
  used = 0;
}
