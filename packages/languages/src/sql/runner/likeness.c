/*
 * How like two names are, after Ratcliff and Obershelp: the longest run of characters that they share, and so on before
 * and behind it.
 */
#include "likeness.h"

#include <string.h>

/* Nobody means longer ones. */
#define MOST_CHARACTERS 199

struct name {
  uint32_t characters[MOST_CHARACTERS];
  size_t count;
};

/* A part of each of two names. */
struct parts {
  const uint32_t *left, *right;
  size_t left_count, right_count;
};

struct run {
  size_t left, right, length;
};

static bool read_name(struct name *name, const struct text *text) {
  name->count = 0;
  for (size_t at = 0, length; at < text->length; at += length) {
    if (name->count == MOST_CHARACTERS) return false;
    uint32_t character = character_at(text->bytes + at, &length);
    name->characters[name->count++] = character < 0x80 ? (unsigned char)lower((char)character) : character;
  }
  return true;
}

/* The longest run that both share; of several the first in the left one, and then in the right one. */
static struct run longest_run(struct parts parts) {
  /* How long the run is that ends before each character of the right one, for this and the last of the left one. */
  size_t lengths[2][MOST_CHARACTERS + 1] = {0};
  struct run longest = {0};
  for (size_t i = 0; i < parts.left_count; i++) {
    const size_t *before = lengths[i % 2];
    size_t *now = lengths[(i + 1) % 2];
    for (size_t j = 0; j < parts.right_count; j++) {
      now[j + 1] = parts.left[i] == parts.right[j] ? before[j] + 1 : 0;
      if (now[j + 1] > longest.length)
        longest = (struct run){i + 1 - now[j + 1], j + 1 - now[j + 1], now[j + 1]};
    }
  }
  return longest;
}

/* How many characters both share, in their order. */
static size_t shared(struct parts parts) {
  if (parts.left_count == 0 || parts.right_count == 0) return 0;
  struct run run = longest_run(parts);
  if (run.length == 0) return 0;
  size_t left_end = run.left + run.length, right_end = run.right + run.length;
  struct parts before = {parts.left, parts.right, run.left, run.right};
  struct parts after = {parts.left + left_end, parts.right + right_end, parts.left_count - left_end,
                        parts.right_count - right_end};
  return run.length + shared(before) + shared(after);
}

static double likeness(const struct name *left, const struct name *right) {
  size_t characters = left->count + right->count;
  struct parts parts = {left->characters, right->characters, left->count, right->count};
  return characters ? 2.0 * (double)shared(parts) / (double)characters : 1;
}

/* Of two that are as like, the later one in the order of the alphabet, and of two that differ in capitals the last. */
static bool is_later(const struct text *one, const struct text *other) {
  if (is_same_in_any_case(one, other)) return true;
  for (size_t i = 0; i < one->length && i < other->length; i++) {
    unsigned char mine = (unsigned char)lower(one->bytes[i]), yours = (unsigned char)lower(other->bytes[i]);
    if (mine != yours) return mine > yours;
  }
  return one->length > other->length;
}

const struct text *most_alike(const struct text *name, const struct texts *names, double least) {
  struct name wanted, each;
  const struct text *best = NULL;
  if (!read_name(&wanted, name)) return NULL;
  for (size_t i = 0; i < names->count; i++) {
    if (!read_name(&each, &names->all[i])) continue;
    double like = likeness(&each, &wanted);
    if (like < least || (like == least && best && !is_later(&names->all[i], best))) continue;
    best = &names->all[i];
    least = like;
  }
  return best;
}
