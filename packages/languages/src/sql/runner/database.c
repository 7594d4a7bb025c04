#include "database.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define PAGE_BYTES 4096
#define LARGEST_VALUE_BYTES 1000000

static const struct {
  int limit, value;
} LIMITS[] = {
    {SQLITE_LIMIT_LENGTH, LARGEST_VALUE_BYTES},
    {SQLITE_LIMIT_COLUMN, 200},
    {SQLITE_LIMIT_EXPR_DEPTH, 200},
    {SQLITE_LIMIT_COMPOUND_SELECT, 200},
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 50},
    {SQLITE_LIMIT_ATTACHED, 0},
    {SQLITE_LIMIT_WORKER_THREADS, 0},
};

/* Settings that only tell of a table are no danger. */
static const char *const TELLING[] = {"table_info",       "table_xinfo",   "table_list", "index_list", "index_info",
                                      "foreign_key_list", "function_list", NULL};
static const char *const REFUSED_FUNCTIONS[] = {"load_extension", "fts3_tokenizer", "readfile",
                                                "writefile",      "edit",           NULL};

static bool is_among(const char *name, const char *const *names) {
  while (*names && strcasecmp(name, *names) != 0) names++;
  return *names != NULL;
}

/* Notes what is refused: a name between two other parts. */
static int refuse(struct database *database, const char *before, const char *name, const char *after) {
  database->refusal.length = 0;
  add_format(&database->refusal, "%s%s%s", before, name ? name : "", after);
  return SQLITE_DENY;
}

/* SQLite asks it for each thing that a statement would do. */
static int judge(void *context, int action, const char *first, const char *second, const char *schema,
                 const char *source) {
  struct database *database = context;
  (void)schema, (void)source;
  switch (action) {
    case SQLITE_ATTACH: return refuse(database, "", "ATTACH", "");
    case SQLITE_DETACH: return refuse(database, "", "DETACH", "");
    case SQLITE_CREATE_VTABLE: return refuse(database, "", "CREATE VIRTUAL TABLE", "");
    case SQLITE_DROP_VTABLE: return refuse(database, "", "DROP TABLE", "");
    case SQLITE_PRAGMA:
      return is_among(first ? first : "", TELLING) ? SQLITE_OK : refuse(database, "PRAGMA ", first, "");
    case SQLITE_FUNCTION:
      return is_among(second ? second : "", REFUSED_FUNCTIONS) ? refuse(database, "", second, "()") : SQLITE_OK;
    /* Whatever makes, changes or drops a table writes into SQLite's own list of them. */
    case SQLITE_INSERT:
    case SQLITE_UPDATE:
    case SQLITE_DELETE: database->writes = true;
  }
  return SQLITE_OK;
}

/* What SQLite says of the last fault. */
static void take_error(struct database *database, struct text *error) {
  if (sqlite3_errcode(database->connection) == SQLITE_NOMEM) out_of_memory();
  const char *words = sqlite3_errmsg(database->connection);
  error->length = 0;
  add_repaired(error, words, strlen(words));
}

/* Whether SQLite could read this many bytes at all. */
static bool fits(struct database *database, const struct text *sql) {
  int most = sqlite3_limit(database->connection, SQLITE_LIMIT_SQL_LENGTH, -1);
  return sql->length < INT_MAX && sql->length <= (size_t)most;
}

static _Noreturn void unreadable(const struct database *database, const struct text *error) {
  const char *refusal = database->refusal.length ? "not allowed here: " : "";
  const struct text *words = database->refusal.length ? &database->refusal : error;
  fprintf(stderr, "the data set cannot be read: %s%s\n", refusal, words->bytes);
  exit(1);
}

/* Carries out what the statement at the start says, and answers what is behind it; NULL: it failed. */
static const char *carry_out(sqlite3 *connection, const char *sql, size_t length) {
  sqlite3_stmt *prepared;
  const char *rest;
  if (sqlite3_prepare_v2(connection, sql, (int)length + 1, &prepared, &rest) != SQLITE_OK) return NULL;
  while (prepared && sqlite3_step(prepared) == SQLITE_ROW) continue;
  return sqlite3_finalize(prepared) == SQLITE_OK ? rest : NULL;
}

static void read_script(struct database *database, const struct text *script) {
  struct text error = {0};
  const char *at = script->bytes, *end = script->bytes + script->length;
  if (memchr(script->bytes, 0, script->length)) add(&error, "embedded null character");
  else if (!fits(database, script)) add(&error, "query string is too large");
  if (error.length) unreadable(database, &error);
  while (at && *at) at = carry_out(database->connection, at, (size_t)(end - at));
  if (at) return;
  take_error(database, &error);
  unreadable(database, &error);
}

static void set(struct database *database, const char *setting, int value) {
  struct text sql = {0};
  add_format(&sql, "PRAGMA %s = %d", setting, value);
  if (sqlite3_exec(database->connection, sql.bytes, NULL, NULL, NULL) != SQLITE_OK) out_of_memory();
  free_text(&sql);
}

void open_database(struct database *database, const struct text *script, int heap_mb) {
  *database = (struct database){0};
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  if (sqlite3_open_v2(":memory:", &database->connection, flags, NULL) != SQLITE_OK) out_of_memory();
  set(database, "hard_heap_limit", heap_mb << 20);
  set(database, "max_page_count", (heap_mb << 20) / PAGE_BYTES);
  enum { MEMORY = 2, ON = 1, OFF = 0 };
  set(database, "temp_store", MEMORY);
  set(database, "foreign_keys", ON);
  set(database, "trusted_schema", OFF);
  for (size_t i = 0; i < sizeof LIMITS / sizeof *LIMITS; i++)
    sqlite3_limit(database->connection, LIMITS[i].limit, LIMITS[i].value);
  sqlite3_set_authorizer(database->connection, judge, database);
  read_script(database, script);
  database->writes = false;
}

/* Whether there is only space, comments and signs that end nothing: a statement before it stands alone. */
static bool is_blank(const char *rest) {
  while (*rest) {
    const char *end;
    if (strchr(" \t\f\n\r", *rest)) {
      rest++;
    } else if (strncmp(rest, "--", 2) == 0) {
      rest += strcspn(rest, "\n");
    } else if (strncmp(rest, "/*", 2) == 0) {
      end = strstr(rest + 2, "*/");
      if (!end) return true;
      rest = end + 2;
    } else {
      return false;
    }
  }
  return true;
}

/* Answers whether SQLite reads the statement. */
static bool prepare(struct query *query, struct database *database, const struct text *sql, struct text *error) {
  *query = (struct query){database, NULL};
  error->length = 0;
  if (!fits(database, sql)) add(error, "query string is too large");
  else if (memchr(sql->bytes, 0, sql->length)) add(error, "the query contains a null character");
  if (error->length) return false;
  const char *rest;
  int code =
      sqlite3_prepare_v2(database->connection, sql->bytes, (int)sql->length + 1, &query->prepared, &rest);
  if (code != SQLITE_OK) take_error(database, error);
  else if (!is_blank(rest)) add(error, "You can only execute one statement at a time.");
  if (error->length) close_query(query);
  return error->length == 0;
}

enum progress start_query(struct query *query, struct database *database, const struct text *sql,
                          struct text *error) {
  if (!prepare(query, database, sql, error)) return FAILED;
  int needed = sqlite3_bind_parameter_count(query->prepared);
  if (needed == 0) return step_query(query, error);
  add_format(error,
             "Incorrect number of bindings supplied. The current statement uses %d, and there are 0 supplied.",
             needed);
  close_query(query);
  return FAILED;
}

enum progress step_query(struct query *query, struct text *error) {
  int code = query->prepared ? sqlite3_step(query->prepared) : SQLITE_DONE;
  if (code == SQLITE_ROW) return AT_ROW;
  if (code == SQLITE_DONE) return AT_END;
  take_error(query->database, error);
  close_query(query);
  return FAILED;
}

void close_query(struct query *query) {
  sqlite3_finalize(query->prepared);
  query->prepared = NULL;
}

bool is_refused(struct database *database, const struct text *sql, struct text *error) {
  struct query query;
  bool is_read = prepare(&query, database, sql, error);
  close_query(&query);
  return !is_read;
}

void fail_to_read_tables(const struct text *error) {
  fflush(stdout);
  fprintf(stderr, "the tables cannot be read: %s\n", error->bytes);
  exit(1);
}

static _Noreturn void tables_unreadable(struct database *database) {
  struct text error = {0};
  take_error(database, &error);
  fail_to_read_tables(&error);
}

/* A question of our own about the database; `name`, if there is one, is its parameter. */
static sqlite3_stmt *ask(struct database *database, const char *sql, const struct text *name) {
  sqlite3_stmt *prepared;
  if (sqlite3_prepare_v2(database->connection, sql, -1, &prepared, NULL) != SQLITE_OK) tables_unreadable(database);
  if (name) sqlite3_bind_text(prepared, 1, name->bytes, (int)name->length, NULL);
  return prepared;
}

static bool has_answer(struct database *database, sqlite3_stmt *prepared) {
  int code = sqlite3_step(prepared);
  if (code != SQLITE_ROW && code != SQLITE_DONE) tables_unreadable(database);
  return code == SQLITE_ROW;
}

static struct text text_of(sqlite3_stmt *prepared, int column) {
  struct text text = {0};
  const char *bytes = (const char *)sqlite3_column_text(prepared, column);
  add_repaired(&text, bytes ? bytes : "", (size_t)sqlite3_column_bytes(prepared, column));
  return text;
}

/* The answers to a question for one text each. */
static struct texts texts_of(struct database *database, const char *sql, const struct text *name) {
  struct texts texts = {0};
  sqlite3_stmt *prepared = ask(database, sql, name);
  while (has_answer(database, prepared)) {
    texts.all = grown(texts.all, texts.count, &texts.room, sizeof *texts.all);
    texts.all[texts.count++] = text_of(prepared, 0);
  }
  sqlite3_finalize(prepared);
  return texts;
}

struct table *find_table(const struct tables *tables, const struct text *name) {
  for (size_t i = 0; i < tables->count; i++)
    if (compare_texts(&tables->all[i].name, name) == 0) return &tables->all[i];
  return NULL;
}

/* Of two tables with one name the temporary one is meant, which comes last. */
static void add_table(struct tables *tables, struct table table) {
  struct table *known = find_table(tables, &table.name);
  if (known) {
    known->is_view = table.is_view;
    free_text(&table.name);
    return;
  }
  tables->all = grown(tables->all, tables->count, &tables->room, sizeof table);
  tables->all[tables->count++] = table;
}

struct tables tables_of(struct database *database) {
  struct tables tables = {0};
  sqlite3_stmt *prepared = ask(database,
                               "SELECT name, type = 'view' FROM sqlite_schema WHERE type IN ('table', 'view')"
                               " AND name NOT LIKE 'sqlite!_%' ESCAPE '!' UNION ALL SELECT name, type = 'view'"
                               " FROM sqlite_temp_schema WHERE type IN ('table', 'view')",
                               NULL);
  while (has_answer(database, prepared)) {
    bool is_view = sqlite3_column_int64(prepared, 1) != 0;
    add_table(&tables, (struct table){text_of(prepared, 0), {0}, is_view});
  }
  sqlite3_finalize(prepared);
  for (size_t i = 0; i < tables.count; i++)
    tables.all[i].columns =
        texts_of(database, "SELECT name FROM pragma_table_info(?)", &tables.all[i].name);
  return tables;
}

struct texts functions_of(struct database *database) {
  return texts_of(database, "SELECT DISTINCT name FROM pragma_function_list", NULL);
}
