#include "faults.h"

#include <stdio.h>
#include <string.h>

#include "meant.h"

/* Each try reads the statement once more. */
#define MOST_TRIED 50
/* Characters of the statement before a mistake. */
#define MOST_TOLD 300

/* The part of SQLite's words that names something; `bytes` is NULL if there is none. */
static const struct text NOTHING = {0};

static struct text first_line(const struct text *error) {
  struct text line = {0};
  add_bytes(&line, error->bytes, strcspn(error->bytes, "\n"));
  return line;
}

static bool follows(const char **at, const char *words) {
  size_t length = strlen(words);
  if (strncmp(*at, words, length) != 0) return false;
  *at += length;
  return true;
}

/* All up to the next space, or to a bracket where one ends a name. */
static struct text word_at(const char *at, bool ends_at_bracket) {
  struct text word = {(char *)at, 0, 0};
  for (size_t length; at[word.length]; word.length += length)
    if (is_space(character_at(at + word.length, &length)) || (ends_at_bracket && at[word.length] == '(')) break;
  return word.length ? word : NOTHING;
}

static struct text name_after(const char *at) {
  follows(&at, ":");
  return follows(&at, " ") ? word_at(at, true) : NOTHING;
}

/* The name that SQLite says is missing or unclear. */
static struct text named_in(const struct text *words) {
  static const char *const beginnings[] = {"no such table", "no such column", "no such function",
                                           "ambiguous column name", "misuse of aggregate"};
  const char *at = words->bytes;
  for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
    if (!follows(&at, beginnings[i])) continue;
    const char *rest = at;
    struct text name = follows(&rest, " function") ? name_after(rest) : NOTHING;
    return name.length ? name : name_after(at);
  }
  if (!follows(&at, "table ")) return NOTHING;
  at += word_at(at, false).length;
  return follows(&at, " has no column named ") ? word_at(at, false) : NOTHING;
}

/* The word at which SQLite says that it stopped: near "…": */
static struct text near_in(const struct text *words) {
  const char *at = words->bytes, *end = NULL;
  if (!follows(&at, "near \"")) return NOTHING;
  for (const char *found = at; (found = strstr(found, "\": ")); found++) end = found;
  return end ? (struct text){(char *)at, (size_t)(end - at), 0} : NOTHING;
}

/* Whether SQLite stops at the same word when the statement ends there. */
static bool stops_at(struct database *database, const struct statement *statement, const struct token *token,
                     const struct text *near) {
  struct text sql = {0}, error = {0}, wanted = {0};
  add(&sql, "EXPLAIN ");
  add_bytes(&sql, statement->sql.bytes, token->end);
  add_format(&wanted, "near \"%.*s\"", (int)near->length, near->bytes);
  bool stops = is_refused(database, &sql, &error) && strncmp(error.bytes, wanted.bytes, wanted.length) == 0;
  free_text(&sql);
  free_text(&error);
  free_text(&wanted);
  return stops;
}

/*
 * The word that SQLite names: the first after which the beginning is no longer merely unfinished. NULL: it is none of
 * the statement's.
 */
static const struct token *stopped_at(struct database *database, const struct statement *statement,
                                      const struct text *near) {
  const struct token *first = NULL;
  int tried = 0;
  for (size_t i = 0; i < statement->count && tried < MOST_TRIED; i++) {
    const struct token *token = &statement->tokens[i];
    struct text text = {(char *)token->bytes, token->length, 0};
    if (!is_same_in_any_case(&text, near)) continue;
    if (stops_at(database, statement, token, near)) return token;
    if (!first) first = token;
    tried++;
  }
  return first;
}

/* The last characters, as many as are told. */
static const char *last_of(const struct text *text) {
  size_t characters = 0, at = text->length;
  while (at > 0 && characters < MOST_TOLD)
    if (((unsigned char)text->bytes[--at] & 0xC0) != 0x80) characters++;
  return text->bytes + at;
}

static void tell_syntax(struct database *database, const struct statement *statement, const struct text *words,
                        const struct text *near, struct text *told) {
  const struct token *token = stopped_at(database, statement, near);
  int line = token ? token->line : statement->tokens[0].line;
  struct text before = {0};
  for (size_t i = 0; token && &statement->tokens[i] < token; i++) {
    if (i) add(&before, " ");
    add_bytes(&before, statement->tokens[i].bytes, statement->tokens[i].length);
  }
  add_format(told, "main.sql:%d: %s\n", line, words->bytes);
  if (before.length) add_format(told, "after: %s\n", last_of(&before));
  free_text(&before);
}

static bool is_quoted_or_same(const struct text *name, const struct text *part) {
  struct text inner = *name;
  while (inner.length && inner.bytes[0] == '\'') inner.bytes++, inner.length--;
  while (inner.length && inner.bytes[inner.length - 1] == '\'') inner.length--;
  return compare_texts(&inner, part) == 0;
}

/* The next word at or after `at` that may stand in a name. */
static size_t skip_numbers(const struct statement *statement, size_t at) {
  while (at < statement->count && statement->tokens[at].kind == TOKEN_NUMBER) at++;
  return at;
}

/* Whether the parts of a name stand from `at` on, with a point between each two. */
static bool stands_at(const struct statement *statement, size_t at, const struct texts *parts) {
  for (size_t i = 0; i < parts->count; i++) {
    if (at >= statement->count || !is_quoted_or_same(&statement->tokens[at].name, &parts->all[i])) return false;
    size_t next = skip_numbers(statement, at + 1);
    bool goes_on = next < statement->count && statement->tokens[next].length == 1 && *statement->tokens[next].bytes == '.';
    at = goes_on ? skip_numbers(statement, next + 1) : statement->count;
  }
  return true;
}

/* The parts of a name, which points are between. */
static struct texts parts_of(const struct text *name) {
  struct texts parts = {0};
  for (const char *at = name->bytes, *end = at + name->length; at <= end;) {
    const char *dot = memchr(at, '.', (size_t)(end - at));
    size_t length = (size_t)((dot ? dot : end) - at);
    struct text plain = plain_name(at, length);
    append_text(&parts, plain.bytes, plain.length);
    free_text(&plain);
    at += length + 1;
  }
  return parts;
}

/* The line on which a name such as `customers.nmae` first stands; else its last part; else the statement. */
static int line_of_name(const struct statement *statement, const struct text *name) {
  struct texts parts = parts_of(name), last = {&parts.all[parts.count - 1], 1, 0};
  const struct texts *tries[] = {&parts, &last};
  for (size_t i = 0; i < 2; i++)
    for (size_t at = 0; at < statement->count; at++)
      if (statement->tokens[at].kind != TOKEN_NUMBER && stands_at(statement, at, tries[i]))
        return statement->tokens[at].line;
  return statement->tokens[0].line;
}

static void tell_name(struct database *database, const struct statement *statement, const struct text *words,
                      const struct text *name, struct text *told) {
  const char *at = words->bytes;
  struct texts meant = {0};
  if (!follows(&at, "misuse")) meant = meant_by(database, statement, words, name);
  add_format(told, "main.sql:%d: %s\n", line_of_name(statement, name), words->bytes);
  for (size_t i = 0; i < meant.count; i++) add_format(told, "did you mean: %s\n", meant.all[i].bytes);
  free_texts(&meant);
}

void tell_fault(struct database *database, const struct statement *statement, const struct text *error) {
  int line = statement->tokens[0].line;
  struct text told = {0}, words = first_line(error), near = near_in(&words), name = named_in(&words);
  if (database->refusal.length)
    add_format(&told, "main.sql:%d: not allowed here: %s\n", line, database->refusal.bytes);
  else if (near.bytes) tell_syntax(database, statement, &words, &near, &told);
  else if (name.length) tell_name(database, statement, &words, &name, &told);
  else add_format(&told, "main.sql:%d: %s\n", line, words.bytes);
  while (told.length && told.bytes[told.length - 1] == '\n') told.length--;
  fwrite(told.bytes, 1, told.length, stderr);
  fputs("\n", stderr);
}
