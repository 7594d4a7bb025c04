/**
 * Stands in for malloc and its like, and notes which blocks there are. Also `new` comes by here. A program with
 * an allocator of its own has its own functions: then nothing is known of its blocks.
 */
#include "blocks.h"

#include <errno.h>
#include <malloc.h>
#include <string.h>
#include <sys/mman.h>

#include "guard.h"
#include "recorder.h"

enum {
  GRANULE = 16,
  PAGE_BITS = 12,
  GRANULES = 1 << (PAGE_BITS - 4),
  MIDDLE_BITS = 17,
  TOP_BITS = 47 - PAGE_BITS - MIDDLE_BITS,
  MOST_PAGES_BACK = 1 << 17,
  LEAVES_AT_ONCE = 512,
};

/** Where a block begins; `size` is one more than its own. */
struct start {
  uint32_t size;
  uint32_t serial : 31;
  uint32_t is_freed : 1;
};

struct leaf {
  struct start starts[GRANULES];
};

static struct leaf ***top;
static uint32_t serials;
static bool busy;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void lock(void) {
  while (__atomic_test_and_set(&busy, __ATOMIC_ACQUIRE)) __builtin_ia32_pause();
}

static void unlock(void) {
  __atomic_clear(&busy, __ATOMIC_RELEASE);
}

static void *fresh(size_t bytes) {
  void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

static struct leaf *fresh_leaf(void) {
  static struct leaf *next;
  static unsigned left;
  if (left == 0) {
    next = fresh(LEAVES_AT_ONCE * sizeof *next);
    if (!next) return NULL;
    left = LEAVES_AT_ONCE;
  }
  left--;
  return next++;
}

static struct leaf *leaf_of(uintptr_t page, bool make) {
  if (page >> (TOP_BITS + MIDDLE_BITS)) return NULL;
  if (!top && (!make || !(top = fresh(sizeof *top << TOP_BITS)))) return NULL;
  struct leaf ***middle = top + (page >> MIDDLE_BITS);
  if (!*middle && (!make || !(*middle = fresh(sizeof **middle << MIDDLE_BITS)))) return NULL;
  struct leaf **leaf = *middle + (page & ((1 << MIDDLE_BITS) - 1));
  if (!*leaf && make) *leaf = fresh_leaf();
  return *leaf;
}

/** What was known of the memory that a new block takes is no longer so. */
static void forget(uintptr_t from, uint64_t size) {
  uintptr_t end = from + size;
  for (uintptr_t at = from; at < end;) {
    uintptr_t page = at >> PAGE_BITS, page_end = (page + 1) << PAGE_BITS;
    uintptr_t stop = page_end < end ? page_end : end;
    struct leaf *leaf = leaf_of(page, false);
    size_t first = (at / GRANULE) % GRANULES, count = (stop - at + GRANULE - 1) / GRANULE;
    if (leaf) memset(leaf->starts + first, 0, (count < GRANULES - first ? count : GRANULES - first) * sizeof *leaf->starts);
    at = page_end;
  }
}

static void note(void *block, size_t size) {
  uintptr_t from = (uintptr_t)block;
  if (!block || size >= UINT32_MAX || from % GRANULE) return;
  lock();
  forget(from, size ? size : 1);
  struct leaf *leaf = leaf_of(from >> PAGE_BITS, true);
  if (leaf) {
    serials = (serials + 1) & INT32_MAX;
    leaf->starts[(from / GRANULE) % GRANULES] = (struct start){.size = (uint32_t)size + 1, .serial = serials};
  }
  unlock();
}

static void note_free(void *block) {
  uintptr_t from = (uintptr_t)block;
  lock();
  struct leaf *leaf = leaf_of(from >> PAGE_BITS, false);
  if (leaf && from % GRANULE == 0) leaf->starts[(from / GRANULE) % GRANULES].is_freed = true;
  unlock();
}

/** How far back the next page is that may have a leaf. */
static uint64_t pages_without_leaf(uintptr_t page) {
  bool has_middle = page >> (TOP_BITS + MIDDLE_BITS) == 0 && top && top[page >> MIDDLE_BITS];
  return has_middle ? 1 : (page & ((1 << MIDDLE_BITS) - 1)) + 1;
}

bool find_block(uintptr_t address, struct block *found) {
  size_t granule = (address / GRANULE) % GRANULES;
  uintptr_t page = address >> PAGE_BITS;
  uint64_t skipped;
  for (uint64_t back = 0; back < MOST_PAGES_BACK; back += skipped, page -= skipped, granule = GRANULES - 1) {
    const struct leaf *leaf = leaf_of(page, false);
    skipped = pages_without_leaf(page);
    for (size_t at = granule + 1; leaf && at-- > 0;) {
      const struct start *start = leaf->starts + at;
      if (start->size == 0) continue;
      uintptr_t from = (page << PAGE_BITS) + at * GRANULE;
      *found = (struct block){from, start->size - 1, start->serial, start->is_freed};
      return address <= from + found->size;
    }
  }
  return false;
}

static void fill(void *block, size_t from, size_t size) {
  if (size > MOST_FILLED) size = MOST_FILLED;
  if (block && from < size) memset((char *)block + from, FILLING, size - from);
}

#define REPLACES __attribute__((weak, visibility("default")))

/** What the library is asked for. */
static size_t with_gap(size_t size) {
  return guard && recorder.is_on && size < SIZE_MAX - BEHIND_BLOCK ? size + BEHIND_BLOCK : size;
}

static void note_made(void *block, size_t size) {
  note(block, size);
  if (guard) guard->made(block, size);
}

REPLACES void *malloc(size_t size) {
  void *block = __libc_malloc(with_gap(size));
  if (recorder.is_on) {
    note_made(block, size);
    fill(block, 0, size);
  }
  return block;
}

REPLACES void *calloc(size_t count, size_t size) {
  size_t bytes;
  bool is_guarded = guard && recorder.is_on && !__builtin_mul_overflow(count, size, &bytes);
  void *block = is_guarded ? __libc_calloc(1, with_gap(bytes)) : __libc_calloc(count, size);
  if (recorder.is_on) note_made(block, count * size);
  return block;
}

/** Always moves, so that what is left can be told. */
static void *moved(void *old, size_t size) {
  struct block before;
  bool is_known = find_block((uintptr_t)old, &before) && before.from == (uintptr_t)old && !before.is_freed;
  if (!is_known && !find_block((uintptr_t)old, &before)) return __libc_realloc(old, size);
  void *block = size ? malloc(size) : NULL;
  if (block && is_known) memcpy(block, old, before.size < size ? before.size : size);
  if (block || size == 0) free(old);
  return block;
}

REPLACES void *realloc(void *old, size_t size) {
  if (!recorder.is_on) return __libc_realloc(old, size);
  if (guard) return old ? moved(old, size) : malloc(size);
  struct block before;
  bool is_known = old && find_block((uintptr_t)old, &before) && before.from == (uintptr_t)old && !before.is_freed;
  void *block = __libc_realloc(old, size);
  if (block != old && old && (block || size == 0)) note_free(old);
  note(block, size);
  if (is_known || !old) fill(block, old ? before.size : 0, size);
  return block;
}

REPLACES void free(void *block) {
  bool is_kept = guard && recorder.is_on && block && !guard->may_free(block);
  if (recorder.is_on && block) note_free(block);
  if (!is_kept) __libc_free(block);
}

static void *aligned(size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, with_gap(size));
  if (recorder.is_on) {
    note_made(block, size);
    fill(block, 0, size);
  }
  return block;
}

REPLACES void *memalign(size_t alignment, size_t size) {
  return aligned(alignment, size);
}

REPLACES void *aligned_alloc(size_t alignment, size_t size) {
  return aligned(alignment, size);
}

REPLACES int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) || alignment == 0 || (alignment & (alignment - 1))) return EINVAL;
  int before = errno;
  void *found = aligned(alignment, size);
  errno = before;
  if (!found) return ENOMEM;
  *block = found;
  return 0;
}
