/*
 * Runs SQL statements on a data set: `run HEAP_MB main.sql`, with the data set's script on standard input.
 *
 * Prints one JSON value per line: an object begins a table and names its columns, an array is a row of it.
 *   {"columns": [...]}                  the rows that a statement gives
 *   {"plan": [...]}                     how SQLite finds them, when the data set begins with `-- explain`
 *   {"table": "...", "columns": [...]}  a table that the statements have changed, as it is afterwards
 *   {"dropped": "..."}                  a table that is gone
 *   {"cut": N}                          there are more rows than these N
 * A row holds null, numbers and texts; {"int": "..."} is a number that JSON readers would round, {"real": "..."} one that
 * JSON cannot write, and {"blob": "..."} bytes in hex.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "changes.h"
#include "database.h"
#include "faults.h"
#include "json.h"
#include "rows.h"
#include "tokens.h"

#define EXPLAINING "-- explain"
#define LARGEST_HEAP_MB 2047

static const char *const PLANNED[] = {"SELECT", "WITH", "VALUES", "INSERT", "REPLACE", "UPDATE", "DELETE", NULL};

/* How deep a step of a plan lies in others. */
struct step {
  long long number, depth;
};

static struct text read_all(FILE *file) {
  struct text raw = {0}, text = {0};
  char part[1 << 16];
  for (size_t length; (length = fread(part, 1, sizeof part, file)) > 0;) add_bytes(&raw, part, length);
  add(&text, "");
  add_repaired(&text, raw.bytes, raw.length);
  free_text(&raw);
  return text;
}

/* Each line ends with one \n, however the editor ends it. */
static void unify_line_ends(struct text *text) {
  size_t kept = 0;
  for (size_t i = 0; i < text->length; i++) {
    if (text->bytes[i] == '\r' && text->bytes[i + 1] == '\n') continue;
    text->bytes[kept++] = text->bytes[i] == '\r' ? '\n' : text->bytes[i];
  }
  text->length = kept;
  text->bytes[kept] = 0;
}

static struct text read_source(const char *name) {
  FILE *file = fopen(name, "rb");
  if (!file) {
    perror(name);
    exit(1);
  }
  struct text source = read_all(file);
  fclose(file);
  unify_line_ends(&source);
  return source;
}

static _Noreturn void fail(struct database *database, const struct statement *statement, const struct text *error) {
  fflush(stdout);
  tell_fault(database, statement, error);
  exit(1);
}

/* How deep the step `number` lies; one that is not there is around all. */
static long long depth_of(const struct step *steps, size_t count, long long number) {
  while (count > 0 && steps[count - 1].number != number) count--;
  return count > 0 ? steps[count - 1].depth : -1;
}

/* Prints how SQLite would carry out a statement, indented as its steps lie in each other. */
static void print_plan(struct database *database, const struct statement *statement) {
  struct text sql = {0}, error = {0}, line = {0};
  struct query query;
  struct step *steps = NULL;
  size_t count = 0, room = 0;
  add(&sql, "EXPLAIN QUERY PLAN ");
  add_bytes(&sql, statement->sql.bytes, statement->sql.length);
  add(&line, "{\"plan\": [");
  enum { NUMBER, PARENT, WORDS = 3, COLUMNS };
  enum progress progress = start_query(&query, database, &sql, &error);
  for (; progress == AT_ROW; progress = step_query(&query, &error)) {
    row values = read_row(&query, COLUMNS);
    long long depth = depth_of(steps, count, values[PARENT].integer) + 1;
    steps = grown(steps, count, &room, sizeof *steps);
    steps[count++] = (struct step){values[NUMBER].integer, depth};
    add_format(&line, "%s[%lld, ", count > 1 ? ", " : "", depth);
    add_json_text(&line, values[WORDS].bytes.bytes, values[WORDS].bytes.length);
    add(&line, "]");
    free_row(values, COLUMNS);
  }
  if (progress == FAILED) fail(database, statement, &error);
  add(&line, "]}");
  print_line(&line);
  close_query(&query);
  free(steps);
  free_text(&sql);
  free_text(&line);
}

/* Starts a table that has the columns of a query. */
static void print_head(struct table_printer *printer, sqlite3_stmt *prepared, int columns) {
  add(&printer->line, "{\"columns\": [");
  for (int i = 0; i < columns; i++) {
    const char *name = sqlite3_column_name(prepared, i);
    if (!name) out_of_memory();
    if (i) add(&printer->line, ", ");
    add_json_text(&printer->line, name, strlen(name));
  }
  add(&printer->line, "]}");
  print_line(&printer->line);
}

/* Prints the rows of a query. One is only printed when SQLite has come to the next without a fault. */
static void print_result(struct query *query, enum progress progress, const struct statement *statement) {
  struct database *database = query->database;
  struct text error = {0};
  struct table_printer printer = {0};
  int columns = sqlite3_column_count(query->prepared);
  if (columns == 0) return;
  print_head(&printer, query->prepared, columns);
  for (bool goes_on = true; goes_on && progress == AT_ROW;) {
    row values = read_row(query, (size_t)columns);
    progress = step_query(query, &error);
    if (progress == FAILED) fail(database, statement, &error);
    goes_on = print_row(&printer, values, (size_t)columns);
    free_row(values, (size_t)columns);
  }
  /* After its last row it goes on by itself: what a cut one reads stays locked until the statement after it. */
  if (progress == AT_END) close_query(query);
  end_table(&printer);
}

/* Carries out all statements, and prints what they give. */
static void run(struct database *database, const struct text *source, bool explains) {
  struct script script = {source, 0, 1};
  struct statement statement;
  struct query query = {0};
  struct text error = {0};
  int line = 0;
  while (next_statement(&script, &statement)) {
    struct query last = query;
    line = statement.tokens[0].line;
    if (explains && begins_with(&statement, PLANNED)) print_plan(database, &statement);
    enum progress progress = start_query(&query, database, &statement.sql, &error);
    if (progress == FAILED) fail(database, &statement, &error);
    close_query(&last);
    print_result(&query, progress, &statement);
    if (sqlite3_column_count(query.prepared) == 0) close_query(&query);
    free_statement(&statement);
  }
  if (!sqlite3_get_autocommit(database->connection)) {
    fflush(stdout);
    fprintf(stderr, "main.sql:%d: the transaction is still open: end it with COMMIT\n", line);
    exit(1);
  }
  close_query(&query);
}

int main(int count, char **arguments) {
  int heap_mb = count == 3 ? atoi(arguments[1]) : 0;
  if (heap_mb <= 0 || heap_mb > LARGEST_HEAP_MB) {
    fputs("run HEAP_MB main.sql\n", stderr);
    return 2;
  }
  struct database before, after;
  struct text script = read_all(stdin);
  open_database(&after, &script, heap_mb);
  struct text source = read_source(arguments[2]);
  run(&after, &source, strncmp(script.bytes, EXPLAINING, strlen(EXPLAINING)) == 0);
  if (!after.writes) return 0;
  open_database(&before, &script, heap_mb);
  print_changes(&before, &after);
  return 0;
}
