#include "unset.h"

#include <stdio.h>
#include <string.h>

#include "accesses.h"
#include "blocks.h"
#include "memory.h"
#include "scope.h"
#include "shadow.h"

#define REPORT "use of a value that was never set"

static bool is_scalar(const struct type *type) {
  return (type->kind >= TYPE_SIGNED && type->kind <= TYPE_ENUM) || type->kind == TYPE_POINTER;
}

static void note_unset(const char *name) {
  struct mistake mistake = {.kind = MISTAKE_UNSET, .report = REPORT, .access = ACCESS_READ};
  snprintf(mistake.name, sizeof mistake.name, "%s", name);
  note_mistake(&mistake);
}

/** The call under way, if the code at this address is its own and the learner's. */
static const struct frame *frame_of(uintptr_t at) {
  if (recorder.depth == 0) return NULL;
  const struct frame *frame = recorder.frames + recorder.depth - 1;
  uint32_t function = function_at(at);
  return function != UINT32_MAX && frame->function == function && !frame->is_hidden ? frame : NULL;
}

void __abhyas_unset_found(uintptr_t base, int64_t offset, uint64_t size, uintptr_t at) {
  if (!is_watched()) return;
  const struct frame *frame = frame_of(at);
  if (!frame || frame->base != base) return;
  const struct function *function = recorder.functions + frame->function;
  const struct variable *variable = recorder.variables + function->first;
  uintptr_t place = at - recorder.load_base;
  for (uint32_t i = 0; i < function->count; i++, variable++) {
    if (variable->location != LOCATION_FRAME || variable->offset + 16 != offset || variable->is_parameter) continue;
    if (place <= variable->low || place > variable->high) continue;
    const struct type *type = type_at(variable->type);
    if (is_scalar(type) && type->size == size) note_unset(text_of(variable->name));
    return;
  }
}

/** The scalar that is at this place of a variable; null for another. */
static const struct type *scalar_at(uint32_t number, uint64_t offset, uint64_t size) {
  for (;;) {
    const struct type *type = type_at(number);
    if (type->kind == TYPE_ARRAY && type_at(type->element)->size > 0) {
      number = type->element;
      offset %= type_at(number)->size;
    } else if (type->kind == TYPE_FIELDS) {
      uint32_t i = 0;
      const struct field *field = recorder.fields + type->first;
      while (i < type->count && !(field->bits == 0 && offset >= field->offset &&
                                  offset < field->offset + type_at(field->type)->size))
        i++, field++;
      if (i == type->count) return NULL;
      number = field->type;
      offset -= field->offset;
    } else {
      return offset == 0 && type->size == size && is_scalar(type) ? type : NULL;
    }
  }
}

static void look_in_frame(const struct frame *frame, uintptr_t from, uint64_t size) {
  const struct function *function = recorder.functions + frame->function;
  const struct variable *variable = recorder.variables + function->first;
  for (uint32_t i = 0; i < function->count; i++, variable++) {
    uintptr_t begin;
    if (variable->is_parameter || !address_of_variable(frame, variable, &begin)) continue;
    if (from < begin || from >= begin + type_at(variable->type)->size) continue;
    if (scalar_at(variable->type, from - begin, size)) note_unset(text_of(variable->name));
    return;
  }
}

/** Of a block of memory nobody says what it holds: a single byte may be any text's. */
static void look_in_block(uintptr_t from, uint64_t size) {
  struct block block;
  if (size < 4 || !find_block(from, &block) || block.is_freed || from + size > block.from + block.size) return;
  char name[64] = "";
  uint64_t element;
  if (!name_of_pointer(block.from, name, &element)) name[0] = '\0';
  note_unset(name);
}

static void look_on_stack(uintptr_t from, uint64_t size) {
  for (uint32_t i = recorder.depth; i-- > first_shown_frame();) {
    const struct frame *frame = recorder.frames + i;
    if (from > frame->base || frame->function == UINT32_MAX || frame->is_hidden) continue;
    return look_in_frame(frame, from, size);
  }
}

void look_at_value(uintptr_t from, uint64_t size, uintptr_t at) {
  /* The program is about to read it itself: where there is no memory, that ends it one instruction later. */
  if (from < MOST_FILLED || from >> 47 || !is_filling((const void *)from, size)) return;
  if (shadow_at(from) >= 0x80 || !is_watched() || !frame_of(at)) return;
  uintptr_t before = stack_low;
  stack_low = recorder.frames[recorder.depth - 1].low;
  if (is_on_stack(from, size)) look_on_stack(from, size);
  else look_in_block(from, size);
  stack_low = before;
}
