#include "leaks.h"

#include <elf.h>
#include <link.h>
#include <stdio.h>
#include <string.h>

#include "blocks.h"
#include "mistakes.h"
#include "shadow.h"

enum { MOST_ORIGINS = 1 << 17, WORD = sizeof(uintptr_t), PAGE = 4096, THREAD_OWN = 2048 };

/** A block of the learner's own asking. */
static struct origin {
  uintptr_t block;
  uint64_t step;
  uint32_t line;
  bool is_reached, is_looked_at;
} origins[MOST_ORIGINS];
static uint32_t count;

void note_origin(uintptr_t block) {
  const struct frame *frame = own_frame();
  if (!frame || !is_watched() || count == MOST_ORIGINS) return;
  origins[count++] = (struct origin){.block = block, .step = recorder.steps ? recorder.steps - 1 : 0, .line = frame->line};
}

void forget_origin(uintptr_t block) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < count; i++)
    if (origins[i].block != block) origins[kept++] = origins[i];
  count = kept;
}

/** By address, the newest of one address last. */
static int compare(const struct origin *a, const struct origin *b) {
  return a->block < b->block ? -1 : a->block > b->block;
}

static void sift(uint32_t from, uint32_t end) {
  for (uint32_t child; (child = 2 * from + 1) < end; from = child) {
    if (child + 1 < end && compare(origins + child, origins + child + 1) < 0) child++;
    if (compare(origins + from, origins + child) >= 0) return;
    struct origin moved = origins[from];
    origins[from] = origins[child];
    origins[child] = moved;
  }
}

/** Sorts without asking for memory. */
static void sort(void) {
  for (uint32_t i = count / 2; i-- > 0;) sift(i, count);
  for (uint32_t end = count; end-- > 1;) {
    struct origin moved = origins[0];
    origins[0] = origins[end];
    origins[end] = moved;
    sift(0, end);
  }
}

static struct origin *origin_holding(uintptr_t address) {
  uint32_t low = 0, high = count;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (origins[middle].block <= address) low = middle + 1;
    else high = middle;
  }
  struct block block;
  if (low == 0 || !find_block(origins[low - 1].block, &block) || block.is_freed || address > block.from + block.size) return NULL;
  return origins + low - 1;
}

static bool look_in(uintptr_t from, uintptr_t to) {
  bool is_new = false;
  for (uintptr_t at = (from + WORD - 1) / WORD * WORD; at + WORD <= to; at += WORD) {
    struct origin *origin = origin_holding(*(const uintptr_t *)at);
    if (!origin || origin->is_reached) continue;
    origin->is_reached = is_new = true;
  }
  return is_new;
}

static void look_in_variable(uintptr_t from, uint64_t size) {
  look_in(from, from + size);
}

/** Variables of the libraries. The first module is the program: among its own are the recorder's, which know all blocks. */
static int look_in_library(struct dl_phdr_info *about, size_t size, void *seen) {
  (void)size;
  if ((*(uint32_t *)seen)++ == 0) return 0;
  for (int i = 0; i < about->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = about->dlpi_phdr + i;
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_W)) continue;
    look_in(about->dlpi_addr + header->p_vaddr, about->dlpi_addr + header->p_vaddr + header->p_memsz);
  }
  return 0;
}

static void look_in_blocks(void) {
  for (bool is_new = true; is_new;) {
    is_new = false;
    for (uint32_t i = 0; i < count; i++) {
      struct block block;
      if (!origins[i].is_reached || origins[i].is_looked_at) continue;
      origins[i].is_looked_at = true;
      if (find_block(origins[i].block, &block)) is_new |= look_in(block.from, block.from + block.size);
    }
  }
}

void look_for_leaks(void) {
  struct block block;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < count; i++)
    if (find_block(origins[i].block, &block) && !block.is_freed && block.from == origins[i].block) origins[kept++] = origins[i];
  count = kept;
  if (count == 0) return;
  sort();
  uint32_t modules = 0;
  dl_iterate_phdr(look_in_library, &modules);
  for_static_variables(look_in_variable);
  look_in(recorder.thread / PAGE * PAGE, recorder.thread + THREAD_OWN);
  /* Calls that are under way when the program ends still hold what they hold. */
  look_in(recorder.depth ? recorder.frames[recorder.depth - 1].low : recorder.stack_end - WORD, recorder.stack_end);
  look_in_blocks();
  for (uint32_t i = 0; i < count; i++) {
    if (origins[i].is_reached || !find_block(origins[i].block, &block)) continue;
    struct mistake mistake = {.kind = MISTAKE_LEAK};
    snprintf(mistake.report, sizeof mistake.report, "memory leak of %llu bytes", (unsigned long long)block.size);
    note_mistake_at(mistake, origins[i].step, origins[i].line);
  }
}
