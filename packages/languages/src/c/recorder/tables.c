#include "tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint32_t add(struct table *table, size_t how_many) {
  if (table->count + how_many > table->room) {
    table->room = (table->count + how_many) * 2 + 64;
    table->bytes = realloc(table->bytes, table->room * table->size);
    if (!table->bytes) {
      fputs("no memory for the tables\n", stderr);
      exit(1);
    }
  }
  memset(table->bytes + table->count * table->size, 0, how_many * table->size);
  table->count += how_many;
  return (uint32_t)(table->count - how_many);
}

uint32_t add_text(struct tables *tables, const char *text) {
  size_t length = strlen(text) + 1;
  uint32_t at = add(&tables->texts, length);
  memcpy(tables->texts.bytes + at, text, length);
  return at;
}
