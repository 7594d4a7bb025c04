#include "changes.h"

#include "json.h"
#include "rows.h"

/* All rows of a table in one order. */
static struct rows rows_of(struct database *database, const struct table *table) {
  struct rows rows = {0};
  struct text sql = {0}, error = {0};
  struct query query;
  add(&sql, "SELECT * FROM \"");
  for (size_t i = 0; i < table->name.length; i++) {
    if (table->name.bytes[i] == '"') add(&sql, "\"");
    add_bytes(&sql, table->name.bytes + i, 1);
  }
  add(&sql, "\"");
  enum progress progress = start_query(&query, database, &sql, &error);
  rows.columns = (size_t)sqlite3_column_count(query.prepared);
  for (; progress == AT_ROW; progress = step_query(&query, &error)) {
    rows.all = grown(rows.all, rows.count, &rows.room, sizeof *rows.all);
    rows.all[rows.count++] = read_row(&query, rows.columns);
  }
  if (progress == FAILED) fail_to_read_tables(&error);
  close_query(&query);
  free_text(&sql);
  sort_rows(&rows);
  return rows;
}

static bool are_same_columns(const struct texts *left, const struct texts *right) {
  if (left->count != right->count) return false;
  for (size_t i = 0; i < left->count; i++)
    if (compare_texts(&left->all[i], &right->all[i]) != 0) return false;
  return true;
}

static void print_table(const struct table *table, const struct rows *rows) {
  struct table_printer printer = {0};
  add(&printer.line, "{\"table\": ");
  add_json_text(&printer.line, table->name.bytes, table->name.length);
  add(&printer.line, ", \"columns\": ");
  add_json_texts(&printer.line, &table->columns);
  add(&printer.line, "}");
  print_line(&printer.line);
  for (size_t i = 0; i < rows->count && print_row(&printer, rows->all[i], rows->columns); i++) continue;
  end_table(&printer);
}

/* Prints a table if it is not as it was; `was` is NULL if there was none of its name. */
static void print_if_changed(struct database *before, const struct table *was, struct database *after,
                             const struct table *is) {
  if (was && was->is_view) return;
  struct rows now = rows_of(after, is), then = {0};
  if (was) then = rows_of(before, was);
  if (!was || !are_same_columns(&was->columns, &is->columns) || !are_same_rows(&then, &now)) print_table(is, &now);
  free_rows(&then);
  free_rows(&now);
}

static void print_dropped(const struct table *table) {
  struct text line = {0};
  add(&line, "{\"dropped\": ");
  add_json_text(&line, table->name.bytes, table->name.length);
  add(&line, "}");
  print_line(&line);
  free_text(&line);
}

void print_changes(struct database *before, struct database *after) {
  struct tables were = tables_of(before), are = tables_of(after);
  for (size_t i = 0; i < are.count; i++)
    print_if_changed(before, find_table(&were, &are.all[i].name), after, &are.all[i]);
  for (int views = 0; views <= 1; views++)
    for (size_t i = 0; i < were.count; i++)
      if (were.all[i].is_view == views && !find_table(&are, &were.all[i].name)) print_dropped(&were.all[i]);
}
