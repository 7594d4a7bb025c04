#include "objects.h"

#include <string.h>

#include "memory.h"

enum { VIEWS = 1 << 14 };

/** Two of them take turns. */
static struct seen seen[2];
static unsigned turn;
static uint32_t next_number;
static struct view views[VIEWS];

struct seen *seen_now(void) {
  return seen + turn;
}

struct seen *seen_before(void) {
  return seen + !turn;
}

void begin_next_step(void) {
  turn = !turn;

  for (uint32_t i = 0; i < seen[turn].count; i++) seen[turn].slots[seen[turn].objects[i].slot] = 0;
  seen[turn].count = 0;
}

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
  struct seen *now = seen_now();
  struct object object = {.address = address, .type = type, .length = length, .serial = serial_of(address)};
  uint16_t *slot = slot_of(now, &object);
  if (*slot) return (struct value){.tag = tag, .first = now->objects[*slot - 1].number};
  if (now->count == MOST_OBJECTS) return (struct value){.tag = TAG_OPAQUE, .first = put_text("…")};
  object.before = *slot_of(seen_before(), &object);
  struct object *known = object.before ? seen_before()->objects + object.before - 1 : NULL;
  if (known) known->is_kept = true;
  object.number = known ? known->number : next_number++;
  object.slot = (uint32_t)(slot - now->slots);
  now->objects[now->count] = object;
  *slot = (uint16_t)++now->count;
  return (struct value){.tag = tag, .first = object.number};
}

struct value opaque_block(const struct block *block) {
  return drawn_value(TAG_REFERENCE, block->from, OPAQUE_BLOCK, block->size);
}
