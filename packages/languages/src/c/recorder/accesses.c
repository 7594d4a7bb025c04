#include "accesses.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "blocks.h"
#include "guard.h"
#include "memory.h"
#include "scope.h"
#include "shadow.h"

enum { FRAME_MAGIC = 0x41b58ab3, FRAME_STEP = 32, MOST_FRAME = 1 << 20, NULL_END = 4096, MOST_BELOW = 1 << 20, GRANULE = 16 };

/** A piece of memory with a name: what an address outside it was meant for. */
struct piece {
  uintptr_t from;
  uint64_t size, element;
  char name[64];
};

static void put_name(char name[64], const char *text, size_t length) {
  snprintf(name, 64, "%.*s", (int)(length < 63 ? length : 63), text);
}

static uint64_t element_size(uint32_t number) {
  const struct type *type = type_at(number);
  while (type->kind == TYPE_ARRAY) type = type_at(type->element);
  return type->size ? type->size : 1;
}

static bool points_to(const struct variable *variable, uintptr_t at, uintptr_t block) {
  uintptr_t held;
  if (type_at(variable->type)->kind != TYPE_POINTER || !read_word(at, &held)) return false;
  return held == block;
}

static void take(const struct variable *variable, char name[64], uint64_t *element) {
  const char *text = text_of(variable->name);
  put_name(name, text, strlen(text));
  *element = element_size(type_at(variable->type)->element);
}

static bool local_pointer(const struct frame *frame, uintptr_t block, char name[64], uint64_t *element) {
  if (frame->function == UINT32_MAX || frame->is_hidden) return false;
  const struct function *function = recorder.functions + frame->function;
  const struct variable *variable = recorder.variables + function->first;
  for (uint32_t i = 0; i < function->count; i++, variable++) {
    uintptr_t at;
    if (!is_in_scope(frame, variable) || !address_of_variable(frame, variable, &at) || !points_to(variable, at, block)) continue;
    take(variable, name, element);
    return true;
  }
  return false;
}

bool name_of_pointer(uintptr_t block, char name[64], uint64_t *element) {
  for (uint32_t i = recorder.depth; i-- > first_shown_frame();)
    if (local_pointer(recorder.frames + i, block, name, element)) return true;
  const struct variable *variable = recorder.variables + recorder.about.first_global;
  for (uint32_t i = 0; i < recorder.about.global_count; i++, variable++) {
    if (!points_to(variable, recorder.load_base + (uintptr_t)variable->offset, block)) continue;
    take(variable, name, element);
    return true;
  }
  return false;
}

/** The size of a cell of the variable that begins here, where its type is known. */
static uint64_t element_at(uintptr_t from, const char *name) {
  for (uint32_t i = recorder.depth; i-- > first_shown_frame();) {
    const struct frame *frame = recorder.frames + i;
    if (frame->function == UINT32_MAX || frame->is_hidden) continue;
    const struct function *function = recorder.functions + frame->function;
    const struct variable *variable = recorder.variables + function->first;
    for (uint32_t v = 0; v < function->count; v++, variable++) {
      uintptr_t at;
      if (strcmp(text_of(variable->name), name) == 0 && address_of_variable(frame, variable, &at) && at == from)
        return element_size(variable->type);
    }
  }
  const struct variable *variable = recorder.variables + recorder.about.first_global;
  for (uint32_t i = 0; i < recorder.about.global_count; i++, variable++)
    if (recorder.load_base + (uintptr_t)variable->offset == from) return element_size(variable->type);
  return 0;
}

static uint64_t distance(const struct piece *piece, uintptr_t address) {
  if (address < piece->from) return piece->from - address;
  return address < piece->from + piece->size ? 0 : address - (piece->from + piece->size) + 1;
}

/** Reads `2 32 20 3 a:9 96 8 6 name:10 `: how many variables, and of each where it is, its size, and its name. */
static bool nearest_variable(uintptr_t frame, const char *text, uintptr_t address, struct piece *found) {
  char *at;
  unsigned long count = strtoul(text, &at, 10);
  bool is_found = false;
  for (unsigned long i = 0; i < count && i < 10000; i++) {
    struct piece piece = {.from = frame + strtoul(at, &at, 10), .size = strtoul(at, &at, 10)};
    unsigned long length = strtoul(at, &at, 10);
    if (*at != ' ') return is_found;
    at++;
    const char *colon = memchr(at, ':', length);
    put_name(piece.name, at, colon ? (size_t)(colon - at) : length);
    at += length;
    if (is_found && distance(&piece, address) >= distance(found, address)) continue;
    *found = piece;
    is_found = true;
  }
  return is_found;
}

/** Each function has a description of its variables at the beginning of their part of the stack. */
static bool stack_variable(uintptr_t address, struct piece *found) {
  uintptr_t low = address > MOST_FRAME ? address - MOST_FRAME : 0;
  for (uintptr_t at = address & ~7ull; at > low && at + 16 <= recorder.stack_end; at -= 8) {
    uintptr_t words[2];
    memcpy(words, (const void *)at, sizeof words);
    if (words[0] != FRAME_MAGIC || !is_static(words[1], 1)) continue;
    if (!nearest_variable(at, (const char *)words[1], address, found)) return false;
    found->element = element_at(found->from, found->name);
    return true;
  }
  return false;
}

static bool global_variable(uintptr_t address, struct piece *found) {
  const struct static_variable *near = static_variable_near(address);
  if (!near) return false;
  *found = (struct piece){.from = near->from, .size = near->size, .element = element_at(near->from, near->name)};
  /* Texts in quotation marks have no names. */
  if (near->name[0] != '*') put_name(found->name, near->name, strlen(near->name));
  return true;
}

static bool block_near(uintptr_t address, struct block *block) {
  for (uintptr_t back = 0; back <= BEHIND_BLOCK + GRANULE; back += GRANULE)
    if (find_block(address - back, block)) return true;
  return find_block((address / GRANULE + 1) * GRANULE, block);
}

static void set_cells(struct mistake *mistake, const struct piece *piece, uintptr_t address) {
  /* What the compiler has made for itself has a name in angle brackets. */
  if (piece->name[0] != '<') memcpy(mistake->name, piece->name, sizeof mistake->name);
  if (piece->element == 0 || piece->size < 2 * piece->element) return;
  int64_t offset = (int64_t)(address - piece->from), size = (int64_t)piece->element;
  mistake->cells = piece->size / piece->element;
  mistake->index = offset < 0 ? -((-offset + size - 1) / size) : offset / size;
}

static void describe_block(struct mistake *mistake, uintptr_t address, uint64_t size) {
  struct block block;
  bool is_freed = shadow_at(address) == SHADOW_FREED;
  mistake->kind = is_freed ? MISTAKE_FREED : MISTAKE_BOUNDS;
  strcpy(mistake->report, is_freed ? "heap-use-after-free" : "heap-buffer-overflow");
  if (!block_near(address, &block)) return;
  struct piece piece = {.from = block.from, .size = block.size, .element = size <= 8 ? size : 1};
  uint64_t element;
  if (name_of_pointer(block.from, piece.name, &element)) piece.element = element;
  set_cells(mistake, &piece, address);
  if (is_freed) mistake->cells = 0;
}

static void describe_access(struct mistake *mistake, uintptr_t address, uint64_t size) {
  struct piece piece;
  switch (shadow_at(address)) {
    case SHADOW_BESIDE_BLOCK:
    case SHADOW_FREED: return describe_block(mistake, address, size);
    case SHADOW_SCOPE_ENDED:
      mistake->kind = MISTAKE_ENDED;
      strcpy(mistake->report, "stack-use-after-scope");
      if (stack_variable(address, &piece)) set_cells(mistake, &piece, address);
      mistake->cells = 0;
      return;
    case SHADOW_ALLOCA_LEFT:
    case SHADOW_ALLOCA_RIGHT: strcpy(mistake->report, "dynamic-stack-buffer-overflow"); return;
    default: break;
  }
  struct block block;
  bool is_local = is_on_stack(address, 1) || address >= recorder.stack_end - (64u << 20);
  if (!is_local && find_block(address, &block)) return describe_block(mistake, address, size);
  strcpy(mistake->report, is_local ? "stack-buffer-overflow" : "global-buffer-overflow");
  if (is_local ? stack_variable(address, &piece) : global_variable(address, &piece)) set_cells(mistake, &piece, address);
}

/** The check of the index has come first, and knows less. */
static bool adds_name(const struct mistake *found) {
  struct mistake *known = mistake_of_step(MISTAKE_BOUNDS);
  if (!known || found->kind != MISTAKE_BOUNDS) return false;
  if (known->name[0] == '\0') memcpy(known->name, found->name, sizeof known->name);
  if (known->access == ACCESS_UNKNOWN) known->access = found->access;
  return true;
}

static bool is_below(uintptr_t address, uintptr_t stack) {
  return address < stack && stack - address < MOST_BELOW && stack < recorder.stack_end && recorder.stack_end - stack < (64u << 20);
}

void look_at_access(uintptr_t from, uint64_t size, enum access access, uintptr_t stack) {
  uintptr_t bad;
  bool is_left = is_below(from, stack);
  if ((!is_left && !first_poisoned(from, size, &bad)) || !is_watched()) return;
  /* What looks at memory is no access of the program's. */
  uintptr_t before = stack_low;
  stack_low = stack;
  struct mistake mistake = {.kind = MISTAKE_BOUNDS, .access = access};
  if (is_left) {
    mistake.kind = MISTAKE_ENDED;
    strcpy(mistake.report, "stack-use-after-return");
  } else {
    describe_access(&mistake, bad, size);
  }
  if (!adds_name(&mistake)) note_mistake(&mistake);
  stack_low = before;
}

#define STACK ((uintptr_t)__builtin_frame_address(0) + 16)

/* What the compiler calls before each access. */
#define CHECKS(size)                                                                                                   \
  void __asan_load##size##_noabort(uintptr_t from) {                                                                   \
    look_at_access(from, size, ACCESS_READ, STACK);                                                                    \
    look_at_value(from, size, (uintptr_t)__builtin_return_address(0));                                                 \
  }                                                                                                                    \
  void __asan_store##size##_noabort(uintptr_t from) {                                                                  \
    look_at_access(from, size, ACCESS_WRITE, STACK);                                                                   \
  }

#include "unset.h"

CHECKS(1)
CHECKS(2)
CHECKS(4)
CHECKS(8)

void __asan_load16_noabort(uintptr_t from) {
  look_at_access(from, 16, ACCESS_READ, STACK);
}

void __asan_store16_noabort(uintptr_t from) {
  look_at_access(from, 16, ACCESS_WRITE, STACK);
}

void __asan_loadN_noabort(uintptr_t from, uint64_t size) {
  look_at_access(from, size, ACCESS_READ, STACK);
}

void __asan_storeN_noabort(uintptr_t from, uint64_t size) {
  look_at_access(from, size, ACCESS_WRITE, STACK);
}
