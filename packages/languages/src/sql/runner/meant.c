#include "meant.h"

#include <ctype.h>
#include <string.h>

#include "likeness.h"

/* A shorter name is like many. */
#define SHORTEST_FUNCTION 4

static const char *const BEFORE_TABLES[] = {"from", "join", ",", "into", "update", NULL};
static const char *const NO_ALIAS[] = {"cross", "full",    "group", "having", "inner", "join",  "left",   "limit", "natural",
                                       "on",    "order",   "outer", "right",  "set",   "union", "using", "values",
                                       "where", NULL};

/* A table of the statement by the name that it has in it. */
struct source {
  struct text alias;
  const struct table *table;
};

struct sources {
  struct source *all;
  size_t count, room;
};

static bool is_among(const struct text *name, const char *const *names) {
  while (*names && !is_same(name, *names)) names++;
  return *names != NULL;
}

static bool has_column(const struct table *table, const struct text *name) {
  for (size_t i = 0; i < table->columns.count; i++)
    if (is_same_in_any_case(&table->columns.all[i], name)) return true;
  return false;
}

/* The last: of two in different capitals. */
static const struct table *table_named(const struct tables *tables, const struct text *name) {
  for (size_t i = tables->count; i-- > 0;)
    if (is_same_in_any_case(&tables->all[i].name, name)) return &tables->all[i];
  return NULL;
}

/* The name that the table of the token `at` has in the statement. */
static struct text alias_at(const struct statement *statement, size_t at) {
  size_t next = at + 1;
  if (next < statement->count && is_same(&statement->tokens[next].name, "as")) next++;
  bool has_alias = next < statement->count && statement->tokens[next].kind == TOKEN_NAME &&
                   !is_same(&statement->tokens[next].name, "as") &&
                   !is_among(&statement->tokens[next].name, NO_ALIAS);
  return statement->tokens[has_alias ? next : at].name;
}

static void add_source(struct sources *sources, struct source source) {
  for (size_t i = 0; i < sources->count; i++) {
    if (compare_texts(&sources->all[i].alias, &source.alias) != 0) continue;
    sources->all[i] = source;
    return;
  }
  sources->all = grown(sources->all, sources->count, &sources->room, sizeof source);
  sources->all[sources->count++] = source;
}

static struct sources sources_of(const struct statement *statement, const struct tables *tables) {
  struct sources sources = {0};
  for (size_t at = 1; at < statement->count; at++) {
    if (!is_among(&statement->tokens[at - 1].name, BEFORE_TABLES)) continue;
    const struct table *table = table_named(tables, &statement->tokens[at].name);
    if (table) add_source(&sources, (struct source){alias_at(statement, at), table});
  }
  return sources;
}

static void add_owned(struct texts *meant, const struct text *owner, const struct text *name) {
  struct text whole = {0};
  if (owner->length) add_format(&whole, "%.*s.", (int)owner->length, owner->bytes);
  add_bytes(&whole, name->bytes, name->length);
  append_text(meant, whole.bytes, whole.length);
  free_text(&whole);
}

static struct texts functions_meant(struct database *database, const struct text *name) {
  struct texts meant = {0}, functions = {0};
  size_t characters = 0;
  for (size_t at = 0, length; at < name->length; at += length, characters++)
    character_at(name->bytes + at, &length);
  if (characters >= SHORTEST_FUNCTION) functions = functions_of(database);
  const struct text *found = most_alike(name, &functions, VERY_ALIKE);
  if (found) append_text(&meant, found->bytes, found->length);
  if (found)
    for (size_t i = 0; i < found->length; i++) meant.all[0].bytes[i] = (char)toupper((unsigned char)found->bytes[i]);
  free_texts(&functions);
  return meant;
}

static struct texts tables_meant(const struct tables *tables, const struct text *owner, const struct text *last) {
  struct texts meant = {0}, names = {0};
  for (size_t i = 0; i < tables->count; i++)
    append_text(&names, tables->all[i].name.bytes, tables->all[i].name.length);
  const struct text *found = most_alike(last, &names, ALIKE);
  if (found) add_owned(&meant, owner, found);
  free_texts(&names);
  return meant;
}

/* The column of the statement's tables, or of the one called `owner`, that is most like the name. */
static void add_alike(struct texts *meant, const struct sources *sources, const struct text *owner,
                      const struct text *last) {
  struct texts columns = {0};
  for (size_t i = 0; i < sources->count; i++) {
    if (owner->length && !is_same_in_any_case(owner, &sources->all[i].alias)) continue;
    const struct texts *own = &sources->all[i].table->columns;
    for (size_t j = 0; j < own->count; j++) append_text(&columns, own->all[j].bytes, own->all[j].length);
  }
  const struct text *found = most_alike(last, &columns, ALIKE);
  if (found) add_owned(meant, owner, found);
  free_texts(&columns);
}

/* The tables of the statement that have it; else what is like it there; else all tables that have it. */
static struct texts columns_meant(const struct statement *statement, const struct tables *tables,
                                  const struct text *owner, const struct text *last) {
  struct texts meant = {0};
  struct sources sources = sources_of(statement, tables);
  for (size_t i = 0; i < sources.count; i++)
    if (has_column(sources.all[i].table, last)) add_owned(&meant, &sources.all[i].alias, last);
  if (meant.count == 0) add_alike(&meant, &sources, owner, last);
  for (size_t i = 0, none = meant.count == 0; none && i < tables->count; i++)
    if (has_column(&tables->all[i], last)) add_owned(&meant, &tables->all[i].name, last);
  return meant;
}

static bool begins(const struct text *words, const char *beginning) {
  return strncmp(words->bytes, beginning, strlen(beginning)) == 0;
}

struct texts meant_by(struct database *database, const struct statement *statement, const struct text *words,
                      const struct text *name) {
  if (begins(words, "no such function")) return functions_meant(database, name);
  struct tables tables = tables_of(database);
  const char *dot = memrchr(name->bytes, '.', name->length);
  size_t before = dot ? (size_t)(dot - name->bytes) : 0, behind = dot ? before + 1 : 0;
  struct text owner = {name->bytes, before, 0}, last = {name->bytes + behind, name->length - behind, 0};
  return begins(words, "no such table") ? tables_meant(&tables, &owner, &last)
                                        : columns_meant(statement, &tables, &owner, &last);
}
