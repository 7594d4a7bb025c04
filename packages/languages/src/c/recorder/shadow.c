/* Called between the program's lines, so compiled as count.c is. */
#include "shadow.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "recorder.h"

enum { GRANULE = 8, MOST_TABLES = 64, GAP = 32, MOST_STACK = 64 << 20 };
/** `-fasan-shadow-offset` of build.c. */
#define SHADOW_FROM 0x7fff8000ull
#define SHADOW_BYTES (1ull << 44)
/** Addresses of programs end here. */
#define MEMORY_END (1ull << 47)

static struct {
  const struct static_variable *variables;
  uint64_t count;
} tables[MOST_TABLES];
static uint32_t table_count;

/** Before anything of the program runs. */
static void map_shadow(void) {
  static bool is_mapped;
  if (is_mapped) return;
  is_mapped = true;
  void *at = mmap((void *)SHADOW_FROM, SHADOW_BYTES, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
  if (at == (void *)SHADOW_FROM) return;
  fputs("this machine has no room to look for mistakes of memory\n", stderr);
  abort();
}

__attribute__((constructor(101))) static void begin(void) {
  map_shadow();
}

static uint8_t *shadow_of(uintptr_t address) {
  return (uint8_t *)((address / GRANULE) + SHADOW_FROM);
}

uint8_t shadow_at(uintptr_t address) {
  return address < MEMORY_END ? *shadow_of(address) : 0;
}

/** The library's own function may use the registers of the program. */
static void set_shadow(uintptr_t from, uint64_t count, uint8_t byte) {
  uint8_t *to = shadow_of(from);
  __asm__ volatile("rep stosb" : "+D"(to), "+c"(count) : "a"(byte) : "memory");
}

void unpoison(uintptr_t from, uint64_t size) {
  if (from + size > MEMORY_END || size == 0) return;
  set_shadow(from, size / GRANULE, 0);
  if (size % GRANULE) *shadow_of(from + size) = size % GRANULE;
}

void poison(uintptr_t from, uint64_t size, uint8_t why) {
  uintptr_t end = from + size, first = (from + GRANULE - 1) / GRANULE * GRANULE;
  if (end > MEMORY_END || end <= first) return;
  set_shadow(first, (end - first) / GRANULE, why);
}

void unpoison_stack(uintptr_t from, uintptr_t to) {
  if (to > from && to - from < MOST_STACK) unpoison(from, (to - from) / GRANULE * GRANULE);
}

static bool is_poisoned(uintptr_t address) {
  int8_t left = (int8_t)*shadow_of(address);
  return left != 0 && (int8_t)(address % GRANULE) >= left;
}

bool first_poisoned(uintptr_t from, uint64_t size, uintptr_t *found) {
  if (size == 0 || from + size > MEMORY_END || from + size < from) return false;
  for (uintptr_t at = from; at < from + size; at = (at / GRANULE + 1) * GRANULE) {
    if (*shadow_of(at) == 0) continue;
    uintptr_t stop = (at / GRANULE + 1) * GRANULE;
    for (uintptr_t byte = at; byte < stop && byte < from + size; byte++) {
      if (!is_poisoned(byte)) continue;
      *found = byte;
      return true;
    }
  }
  return false;
}

static const struct static_variable *nearer(const struct static_variable *a, const struct static_variable *b,
                                            uintptr_t address) {
  if (!a || !b) return a ? a : b;
  return a->from > address || (b->from <= address && b->from > a->from) ? b : a;
}

const struct static_variable *static_variable_near(uintptr_t address) {
  const struct static_variable *best = NULL, *next = NULL;
  for (uint32_t table = 0; table < table_count; table++)
    for (uint64_t i = 0; i < tables[table].count; i++) {
      const struct static_variable *each = tables[table].variables + i;
      if (address >= each->from && address < each->from + each->size_with_gap) best = nearer(best, each, address);
      if (address < each->from && each->from - address <= GAP) next = each;
    }
  return best ? best : next;
}

void for_static_variables(void (*look)(uintptr_t from, uint64_t size)) {
  for (uint32_t table = 0; table < table_count; table++)
    for (uint64_t i = 0; i < tables[table].count; i++)
      look(tables[table].variables[i].from, tables[table].variables[i].size);
}

/* What the compiler calls beside each access. */

void __asan_register_globals(const struct static_variable *variables, uint64_t count) {
  map_shadow();
  if (table_count == MOST_TABLES) return;
  tables[table_count].variables = variables;
  tables[table_count++].count = count;
  for (uint64_t i = 0; i < count; i++) {
    const struct static_variable *each = variables + i;
    unpoison(each->from, each->size);
    poison(each->from + each->size, each->size_with_gap - each->size, SHADOW_GLOBAL);
  }
}

void __asan_unregister_globals(const struct static_variable *variables, uint64_t count) {
  for (uint64_t i = 0; i < count; i++) unpoison(variables[i].from, variables[i].size_with_gap);
}

void __asan_before_dynamic_init(const char *file) {
  (void)file;
}

void __asan_after_dynamic_init(void) {}

void __asan_alloca_poison(uintptr_t from, uint64_t size) {
  uintptr_t end = from + size, gap_end = (end + GAP - 1) / GAP * GAP + GAP;
  poison(from - GAP, GAP, SHADOW_ALLOCA_LEFT);
  unpoison(from, size);
  poison(end, gap_end - end, SHADOW_ALLOCA_RIGHT);
}

void __asan_allocas_unpoison(uintptr_t top, uintptr_t bottom) {
  if (top && bottom > top) unpoison(top, bottom - top);
}

/** What is left for good has no gaps any more. */
void __asan_handle_no_return(void) {
  unpoison_stack((uintptr_t)__builtin_frame_address(0), recorder.stack_end);
}

void __asan_poison_stack_memory(uintptr_t from, uint64_t size) {
  poison(from, size, SHADOW_SCOPE_ENDED);
}

void __asan_unpoison_stack_memory(uintptr_t from, uint64_t size) {
  unpoison(from, size);
}
