#ifndef ABHYAS_SQL_JSON_H
#define ABHYAS_SQL_JSON_H
#include "text.h"

/* Adds a text as JSON writes it: characters beyond ASCII stay as they are. */
void add_json_text(struct text *json, const char *bytes, size_t length);
/* Adds texts as an array. */
void add_json_texts(struct text *json, const struct texts *texts);
/* Adds a finite number in the fewest digits that read back as it. */
void add_json_real(struct text *json, double value);
/* Adds bytes as a text of hex digits. */
void add_json_hex(struct text *json, const char *bytes, size_t length);
/* Prints a line and empties it. */
void print_line(struct text *json);

#endif
