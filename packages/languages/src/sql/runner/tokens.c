#include "tokens.h"

#include <stdlib.h>
#include <string.h>

#include "sqlite.h"

/* Our place in a text. A 0 stands after its last byte. */
struct reader {
  const char *bytes;
  size_t length, at;
  int line;
};

static char byte_at(const struct reader *reader, size_t at) { return at < reader->length ? reader->bytes[at] : 0; }

static bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

static bool begins_word(char byte) {
  return (lower(byte) >= 'a' && lower(byte) <= 'z') || byte == '_' || (unsigned char)byte >= 0x80;
}

static bool goes_on_in_word(char byte) { return begins_word(byte) || is_digit(byte); }

/* Where a quoted part ends that `mark` begins and ends, and in which two of them are one. */
static size_t quoted_end(const struct reader *reader, size_t at, char mark) {
  for (at++; at < reader->length; at++) {
    if (reader->bytes[at] != mark) continue;
    if (byte_at(reader, at + 1) != mark) return at + 1;
    at++;
  }
  return reader->length;
}

/* Where what begins at `at` ends, by the first of these marks. */
static size_t end_after(const struct reader *reader, size_t at, const char *mark) {
  const char *found = at < reader->length
                          ? memmem(reader->bytes + at, reader->length - at, mark, strlen(mark))
                          : NULL;
  return found ? (size_t)(found - reader->bytes) + strlen(mark) : reader->length;
}

/* Where the space or comment at `at` ends; `at` itself if there is none. */
static size_t space_end(const struct reader *reader, size_t at) {
  char first = byte_at(reader, at), second = byte_at(reader, at + 1);
  if (first == '-' && second == '-') {
    const char *found = memchr(reader->bytes + at, '\n', reader->length - at);
    return found ? (size_t)(found - reader->bytes) : reader->length;
  }
  if (first == '/' && second == '*') return end_after(reader, at + 2, "*/");
  while (at < reader->length) {
    size_t length;
    if (!is_space(character_at(reader->bytes + at, &length))) break;
    at += length;
  }
  return at;
}

static size_t word_end(const struct reader *reader, size_t at) {
  do at++;
  while (at < reader->length && (goes_on_in_word(reader->bytes[at]) || reader->bytes[at] == '$'));
  return at;
}

static size_t number_end(const struct reader *reader, size_t at) {
  bool has_point = reader->bytes[at] == '.';
  do at++;
  while (at < reader->length &&
         (goes_on_in_word(reader->bytes[at]) || (reader->bytes[at] == '.' && !has_point)));
  return at;
}

static size_t sign_end(const struct reader *reader, size_t at) {
  static const char *const signs[] = {"<>", "<=", ">=", "!=", "==", "||", "<<", ">>", "->>", "->"};
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
    size_t length = strlen(signs[i]);
    if (length <= reader->length - at && memcmp(reader->bytes + at, signs[i], length) == 0) return at + length;
  }
  return at + 1;
}

static size_t token_end(const struct reader *reader, size_t at, enum token_kind *kind) {
  char first = reader->bytes[at], second = byte_at(reader, at + 1);
  *kind = TOKEN_TEXT;
  if (first == '\'') return quoted_end(reader, at, '\'');
  if (lower(first) == 'x' && second == '\'') return quoted_end(reader, at + 1, '\'');
  *kind = TOKEN_NAME;
  if (first == '"' || first == '`') return quoted_end(reader, at, first);
  if (first == '[') return end_after(reader, at + 1, "]");
  if (begins_word(first)) return word_end(reader, at);
  *kind = TOKEN_NUMBER;
  if (is_digit(first) || (first == '.' && is_digit(second))) return number_end(reader, at);
  *kind = TOKEN_SIGN;
  return sign_end(reader, at);
}

/* Goes on to `end`. */
static void pass(struct reader *reader, size_t end) {
  for (; reader->at < end; reader->at++) reader->line += reader->bytes[reader->at] == '\n';
}

static bool next_token(struct reader *reader, struct token *token) {
  for (size_t end; (end = space_end(reader, reader->at)) > reader->at;) pass(reader, end);
  if (reader->at >= reader->length) return false;
  size_t start = reader->at, end = token_end(reader, start, &token->kind);
  token->bytes = reader->bytes + start;
  token->length = end - start;
  token->end = end;
  token->line = reader->line;
  pass(reader, end);
  return true;
}

struct text plain_name(const char *bytes, size_t length) {
  struct text name = {0};
  add(&name, "");
  for (size_t i = 0; i < length; i++)
    if (!memchr("\"`[]", bytes[i], 4)) add_bytes(&name, bytes + i, 1);
  to_lower(&name);
  return name;
}

static void read_statement(struct statement *statement, const char *bytes, size_t length, int line) {
  size_t room = 0;
  *statement = (struct statement){0};
  add_bytes(&statement->sql, bytes, length);
  struct reader reader = {statement->sql.bytes, length, 0, line};
  struct token token;
  while (next_token(&reader, &token)) {
    token.name = plain_name(token.bytes, token.length);
    statement->tokens = grown(statement->tokens, statement->count, &room, sizeof token);
    statement->tokens[statement->count++] = token;
  }
}

/* Whether SQLite would carry the part out as it stands. With a 0 in it, it says so itself. */
static bool is_complete(const char *bytes, size_t length) {
  struct text part = {0};
  add_bytes(&part, bytes, length);
  int answer = memchr(bytes, 0, length) ? 1 : sqlite3_complete(part.bytes);
  if (answer == SQLITE_NOMEM) out_of_memory();
  free_text(&part);
  return answer != 0;
}

bool next_statement(struct script *script, struct statement *statement) {
  const struct text *source = script->source;
  struct reader reader = {source->bytes, source->length, script->at, script->line};
  bool is_empty = true;
  for (struct token token; next_token(&reader, &token);) {
    bool ends = token.length == 1 && *token.bytes == ';';
    const char *start = source->bytes + script->at;
    size_t length = token.end - script->at;
    if (!ends) is_empty = false;
    if (!ends || (!is_empty && !is_complete(start, length))) continue;
    int line = script->line;
    script->at = token.end;
    script->line = token.line;
    if (is_empty) continue;
    read_statement(statement, start, length, line);
    return true;
  }
  size_t start = script->at;
  script->at = source->length;
  if (!is_empty) read_statement(statement, source->bytes + start, source->length - start, script->line);
  return !is_empty;
}

void free_statement(struct statement *statement) {
  for (size_t i = 0; i < statement->count; i++) free_text(&statement->tokens[i].name);
  free(statement->tokens);
  free_text(&statement->sql);
  *statement = (struct statement){0};
}

bool begins_with(const struct statement *statement, const char *const *verbs) {
  const struct token *first = &statement->tokens[0];
  struct text word = {(char *)first->bytes, first->length, 0};
  for (; *verbs; verbs++) {
    struct text verb = {(char *)*verbs, strlen(*verbs), 0};
    if (is_same_in_any_case(&word, &verb)) return true;
  }
  return false;
}
