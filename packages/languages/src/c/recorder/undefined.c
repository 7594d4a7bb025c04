/** What the compiler calls where the language says nothing of what happens: its own library is not linked. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mistakes.h"

struct place {
  const char *file;
  uint32_t line, column;
};

struct described_type {
  uint16_t kind, about;
  char name[];
};

enum { KIND_WHOLE, KIND_FLOAT };

struct bounds_data {
  struct place place;
  const struct described_type *array, *index;
};

struct number_data {
  struct place place;
  const struct described_type *type;
};

struct shift_data {
  struct place place;
  const struct described_type *left, *right;
};

struct pointer_data {
  struct place place;
  const struct described_type *type;
  uint8_t alignment, use;
};

static bool is_signed(const struct described_type *type) {
  return type->kind == KIND_WHOLE && (type->about & 1);
}

static int64_t number_of(const struct described_type *type, uintptr_t held) {
  unsigned bits = 1u << (type->about >> 1);
  if (bits > 64) return *(const int64_t *)held;
  if (bits == 64) return (int64_t)held;
  return is_signed(type) ? (int64_t)(held << (64 - bits)) >> (64 - bits) : (int64_t)(held & ((1ull << bits) - 1));
}

static void note(enum mistake_kind kind, const struct place *place, const char *report) {
  if (!is_watched()) return;
  struct mistake mistake = {.kind = kind, .column = place->column};
  snprintf(mistake.report, sizeof mistake.report, "%s", report);
  note_mistake(&mistake);
}

void __ubsan_handle_out_of_bounds(const struct bounds_data *data, uintptr_t index) {
  if (!is_watched()) return;
  struct mistake mistake = {.kind = MISTAKE_BOUNDS, .column = data->place.column, .index = number_of(data->index, index)};
  snprintf(mistake.report, sizeof mistake.report, "index %lld out of bounds for type %.80s", (long long)mistake.index,
           data->array->name);
  const char *bracket = strchr(data->array->name, '[');
  if (bracket) mistake.cells = strtoull(bracket + 1, NULL, 10);
  /* `int [*]`: its length is known only while the program runs. */
  if (mistake.cells == 0) strcpy(mistake.report, "dynamic-stack-buffer-overflow");
  note_mistake(&mistake);
}

static void overflow(const struct number_data *data, uintptr_t left, const char *sign, uintptr_t right) {
  char report[160];
  snprintf(report, sizeof report, "signed integer overflow: %lld %s %lld cannot be represented in type %.60s",
           (long long)number_of(data->type, left), sign, (long long)number_of(data->type, right), data->type->name);
  note(MISTAKE_NUMBER, &data->place, report);
}

void __ubsan_handle_add_overflow(const struct number_data *data, uintptr_t left, uintptr_t right) {
  overflow(data, left, "+", right);
}

void __ubsan_handle_sub_overflow(const struct number_data *data, uintptr_t left, uintptr_t right) {
  overflow(data, left, "-", right);
}

void __ubsan_handle_mul_overflow(const struct number_data *data, uintptr_t left, uintptr_t right) {
  overflow(data, left, "*", right);
}

void __ubsan_handle_negate_overflow(const struct number_data *data, uintptr_t number) {
  char report[160];
  snprintf(report, sizeof report, "negation of %lld cannot be represented in type %.60s",
           (long long)number_of(data->type, number), data->type->name);
  note(MISTAKE_NUMBER, &data->place, report);
}

void __ubsan_handle_divrem_overflow(const struct number_data *data, uintptr_t left, uintptr_t right) {
  if (data->type->kind != KIND_WHOLE) return;
  if (number_of(data->type, right) != 0) return overflow(data, left, "/", right);
  note(MISTAKE_NUMBER, &data->place, "division by zero");
}

void __ubsan_handle_shift_out_of_bounds(const struct shift_data *data, uintptr_t left, uintptr_t right) {
  (void)left;
  char report[160];
  long long by = (long long)number_of(data->right, right);
  snprintf(report, sizeof report, "shift exponent %lld is %s for type %.60s", by, by < 0 ? "negative" : "too large", data->left->name);
  note(MISTAKE_NUMBER, &data->place, report);
}

void __ubsan_handle_vla_bound_not_positive(const struct number_data *data, uintptr_t bound) {
  char report[160];
  snprintf(report, sizeof report, "variable length array bound evaluates to non-positive value %lld",
           (long long)number_of(data->type, bound));
  note(MISTAKE_NUMBER, &data->place, report);
}

void __ubsan_handle_type_mismatch_v1(const struct pointer_data *data, uintptr_t pointer) {
  static const char *const uses[] = {"load of",        "store to",          "reference binding to", "member access within",
                                     "member call on", "constructor call on"};
  /* Only what is null is asked for, not what is aligned otherwise. */
  if (pointer != 0) return;
  char report[160];
  snprintf(report, sizeof report, "%s null pointer of type %.80s", uses[data->use < 6 ? data->use : 3], data->type->name);
  note(MISTAKE_NULL, &data->place, report);
}

/** Nothing follows here that could be carried out. */
_Noreturn void __ubsan_handle_missing_return(const struct place *place) {
  note(MISTAKE_OTHER, place, "execution reached the end of a value-returning function without returning a value");
  __builtin_trap();
}

_Noreturn void __ubsan_handle_builtin_unreachable(const struct place *place) {
  note(MISTAKE_OTHER, place, "execution reached an unreachable program point");
  __builtin_trap();
}
