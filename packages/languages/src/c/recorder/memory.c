#include "memory.h"

#include <link.h>
#include <string.h>

#include "blocks.h"
#include "recorder.h"

enum { MOST_SEGMENTS = 16 };

uintptr_t stack_low;

static struct segment {
  uintptr_t from, to;
} segments[MOST_SEGMENTS];
static size_t segment_count;

static int note_segments(struct dl_phdr_info *about, size_t size, void *unused) {
  (void)size, (void)unused;
  recorder.load_base = about->dlpi_addr;
  for (int i = 0; i < about->dlpi_phnum && segment_count < MOST_SEGMENTS; i++) {
    const ElfW(Phdr) *header = about->dlpi_phdr + i;
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_R)) continue;
    uintptr_t from = about->dlpi_addr + header->p_vaddr;
    segments[segment_count++] = (struct segment){from, from + header->p_memsz};
  }
  /* The program itself comes first; libraries are none of the learner's. */
  return 1;
}

void find_segments(void) {
  dl_iterate_phdr(note_segments, NULL);
}

bool is_static(uintptr_t address, uint64_t size) {
  for (size_t i = 0; i < segment_count; i++)
    if (address >= segments[i].from && address + size <= segments[i].to) return true;
  return false;
}

bool is_filling(const void *bytes, uint64_t size) {
  const uint8_t *byte = bytes;
  for (uint64_t i = 0; i < size; i++)
    if (byte[i] != FILLING) return false;
  return size > 0;
}

bool is_readable_elsewhere(uintptr_t address, uint64_t size) {
  if (address + size < address) return false;
  if (is_static(address, size)) return true;
  struct block block;
  return find_block(address, &block) && !block.is_freed && address + size <= block.from + block.size;
}

bool read_word(uintptr_t address, uintptr_t *word) {
  if (!is_readable(address, sizeof *word)) return false;
  memcpy(word, (const void *)address, sizeof *word);
  return true;
}

uintptr_t word_at(uintptr_t address) {
  uintptr_t word = 0;
  return read_word(address, &word) ? word : 0;
}
