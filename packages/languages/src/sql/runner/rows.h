#ifndef ABHYAS_SQL_ROWS_H
#define ABHYAS_SQL_ROWS_H
#include "database.h"
#include "text.h"

enum value_kind { VALUE_NULL, VALUE_INTEGER, VALUE_REAL, VALUE_TEXT, VALUE_BLOB };

struct value {
  enum value_kind kind;
  union {
    long long integer;
    double real;
    struct text bytes; /* of a text or a blob */
  };
};

/* As many values as the table has columns. */
typedef struct value *row;

struct rows {
  row *all;
  size_t count, room, columns;
};

/* The values of the row at which a query stands. */
row read_row(const struct query *query, size_t columns);
void free_row(row values, size_t columns);

/* Prints a table below its head, and no more of it than anybody reads. */
struct table_printer {
  struct text line;
  size_t printed;
};
/* Answers whether there may be more. */
bool print_row(struct table_printer *printer, row values, size_t columns);
void end_table(struct table_printer *printer);

/* Puts rows in an order of their values that knows nothing of how the table came about. */
void sort_rows(struct rows *rows);
/* Whether the rows hold the same; 1 and 1.0 are. */
bool are_same_rows(const struct rows *left, const struct rows *right);
void free_rows(struct rows *rows);

#endif
