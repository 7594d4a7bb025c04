/** The tables of `layout.h` as they grow. */
#ifndef TABLES_H
#define TABLES_H

#include <stddef.h>

#include "layout.h"

struct table {
  char *bytes;
  size_t count, room, size;
};

struct tables {
  struct table types, fields, enumerators, variables, functions, texts;
};

/** Adds an entry of nothing and answers its number. */
uint32_t add(struct table *table, size_t how_many);
uint32_t add_text(struct tables *tables, const char *text);

#define AT(table, kind, at) ((struct kind *)(table).bytes + (at))

#endif
