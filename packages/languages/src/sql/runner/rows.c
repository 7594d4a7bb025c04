#include "rows.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json.h"
#include "sqlite.h"

#define MOST_ROWS 2000
/* Readers of JSON would round beyond it. */
#define LARGEST_WHOLE (1LL << 53)

static struct value read_value(const struct query *query, int column) {
  sqlite3_stmt *prepared = query->prepared;
  struct value value = {VALUE_NULL, {0}};
  int type = sqlite3_column_type(prepared, column);
  if (type == SQLITE_NULL) return value;
  if (type == SQLITE_INTEGER)
    return (struct value){VALUE_INTEGER, {.integer = sqlite3_column_int64(prepared, column)}};
  if (type == SQLITE_FLOAT) return (struct value){VALUE_REAL, {.real = sqlite3_column_double(prepared, column)}};
  bool is_text = type == SQLITE_TEXT;
  const char *bytes = is_text ? (const char *)sqlite3_column_text(prepared, column)
                              : sqlite3_column_blob(prepared, column);
  if (!bytes && sqlite3_errcode(query->database->connection) == SQLITE_NOMEM) out_of_memory();
  size_t length = bytes ? (size_t)sqlite3_column_bytes(prepared, column) : 0;
  value.kind = is_text ? VALUE_TEXT : VALUE_BLOB;
  value.bytes = (struct text){0};
  (is_text ? add_repaired : add_bytes)(&value.bytes, bytes, length);
  return value;
}

row read_row(const struct query *query, size_t columns) {
  row values = allocate(columns * sizeof *values);
  for (size_t i = 0; i < columns; i++) values[i] = read_value(query, (int)i);
  return values;
}

void free_row(row values, size_t columns) {
  for (size_t i = 0; i < columns; i++)
    if (values[i].kind >= VALUE_TEXT) free_text(&values[i].bytes);
  free(values);
}

static void add_integer(struct text *json, long long integer) {
  bool is_rounded = integer > LARGEST_WHOLE || integer < -LARGEST_WHOLE;
  add_format(json, is_rounded ? "{\"int\": \"%lld\"}" : "%lld", integer);
}

static void add_real(struct text *json, double real) {
  if (isfinite(real)) add_json_real(json, real);
  else add_format(json, "{\"real\": \"%s\"}", isnan(real) ? "nan" : real < 0 ? "-inf" : "inf");
}

/* Adds a value as JSON that says which it is. */
static void add_value(struct text *json, const struct value *value) {
  switch (value->kind) {
    case VALUE_NULL: add(json, "null"); break;
    case VALUE_INTEGER: add_integer(json, value->integer); break;
    case VALUE_REAL: add_real(json, value->real); break;
    case VALUE_TEXT: add_json_text(json, value->bytes.bytes, value->bytes.length); break;
    case VALUE_BLOB:
      add(json, "{\"blob\": ");
      add_json_hex(json, value->bytes.bytes, value->bytes.length);
      add(json, "}");
  }
}

bool print_row(struct table_printer *printer, row values, size_t columns) {
  struct text *line = &printer->line;
  bool is_cut = printer->printed++ == MOST_ROWS;
  if (is_cut) {
    add_format(line, "{\"cut\": %d}", MOST_ROWS);
  } else {
    add(line, "[");
    for (size_t i = 0; i < columns; i++) {
      if (i) add(line, ", ");
      add_value(line, &values[i]);
    }
    add(line, "]");
  }
  print_line(line);
  return !is_cut;
}

void end_table(struct table_printer *printer) {
  free_text(&printer->line);
  /* What is there is kept, whatever ends the statements after it. */
  fflush(stdout);
}

static int sign_of(bool more, bool less) { return more - less; }

/* Exact: a whole number of 64 bits has more digits than a real. */
static int compare_integer(long long integer, double real) {
  if (real >= 0x1p63) return -1;
  if (real < -0x1p63) return 1;
  long long whole = (long long)real;
  if (integer != whole) return sign_of(integer > whole, integer < whole);
  double rest = real - (double)whole;
  return sign_of(rest < 0, rest > 0);
}

static int compare_numbers(const struct value *left, const struct value *right) {
  if (left->kind == VALUE_REAL && right->kind == VALUE_REAL)
    return sign_of(left->real > right->real, left->real < right->real);
  if (left->kind == VALUE_REAL) return -compare_integer(right->integer, left->real);
  if (right->kind == VALUE_REAL) return compare_integer(left->integer, right->real);
  return sign_of(left->integer > right->integer, left->integer < right->integer);
}

/* NULL comes first, then numbers, texts and blobs. */
static int class_of(const struct value *value) {
  return value->kind == VALUE_REAL ? (int)VALUE_INTEGER : (int)value->kind;
}

static int compare_values(const struct value *left, const struct value *right) {
  int order = class_of(left) - class_of(right);
  if (order || left->kind == VALUE_NULL) return order;
  return left->kind >= VALUE_TEXT ? compare_texts(&left->bytes, &right->bytes) : compare_numbers(left, right);
}

static int compare_rows(row left, row right, size_t columns) {
  int order = 0;
  for (size_t i = 0; i < columns && order == 0; i++) order = compare_values(&left[i], &right[i]);
  return order;
}

/* Puts two halves that are in order into one; rows that are as high keep their order. */
static void merge(row *all, row *spare, size_t half, size_t count, size_t columns) {
  size_t left = 0, right = half;
  for (size_t i = 0; i < count; i++) {
    bool takes_left = right == count || (left < half && compare_rows(all[left], all[right], columns) <= 0);
    spare[i] = takes_left ? all[left++] : all[right++];
  }
  memcpy(all, spare, count * sizeof *all);
}

static void sort(row *all, row *spare, size_t count, size_t columns) {
  if (count < 2) return;
  size_t half = count / 2;
  sort(all, spare, half, columns);
  sort(all + half, spare, count - half, columns);
  merge(all, spare, half, count, columns);
}

void sort_rows(struct rows *rows) {
  row *spare = allocate(rows->count * sizeof *spare);
  sort(rows->all, spare, rows->count, rows->columns);
  free(spare);
}

bool are_same_rows(const struct rows *left, const struct rows *right) {
  if (left->count != right->count || left->columns != right->columns) return false;
  for (size_t i = 0; i < left->count; i++)
    if (compare_rows(left->all[i], right->all[i], left->columns) != 0) return false;
  return true;
}

void free_rows(struct rows *rows) {
  for (size_t i = 0; i < rows->count; i++) free_row(rows->all[i], rows->columns);
  free(rows->all);
  *rows = (struct rows){0};
}
