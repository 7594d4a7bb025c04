#ifndef ABHYAS_SQL_DATABASE_H
#define ABHYAS_SQL_DATABASE_H
#include "sqlite.h"
#include "text.h"

/*
 * A database in memory that is shut in: no other database, no settings, no extensions, and bounded in every way. It goes
 * away with the process.
 */
struct database {
  sqlite3 *connection;
  struct text refusal; /* what was asked for and is not allowed; empty: nothing was */
  bool writes;         /* whether a statement since then may have changed something */
};

/* A statement that SQLite carries out. */
struct query {
  struct database *database;
  sqlite3_stmt *prepared; /* NULL: there is nothing to carry out */
};

/* How far a query has come. */
enum progress { AT_ROW, AT_END, FAILED };

/* A table or view with the names of its columns. */
struct table {
  struct text name;
  struct texts columns;
  bool is_view;
};

struct tables {
  struct table *all;
  size_t count, room;
};

/* A database with what the data set's script makes in it; ends the program if it cannot be read. */
void open_database(struct database *database, const struct text *script, int heap_mb);

/* Prepares one statement and takes the first step. If it fails, `error` says why, and nothing is left to be closed. */
enum progress start_query(struct query *query, struct database *database, const struct text *sql,
                          struct text *error);
enum progress step_query(struct query *query, struct text *error);
void close_query(struct query *query);

/* What SQLite says of a statement that it does not read; whether it is at fault. Nothing is carried out. */
bool is_refused(struct database *database, const struct text *sql, struct text *error);

/* All tables and views, those for a while as well. */
struct tables tables_of(struct database *database);
/* NULL: none has this name. */
struct table *find_table(const struct tables *tables, const struct text *name);
/* A view may name a table that is gone: then SQLite tells nothing of it any more. Ends the program. */
_Noreturn void fail_to_read_tables(const struct text *error);
/* The names of all functions. */
struct texts functions_of(struct database *database);

#endif
