#ifndef ABHYAS_SQL_TOKENS_H
#define ABHYAS_SQL_TOKENS_H
#include "text.h"

enum token_kind { TOKEN_TEXT, TOKEN_NAME, TOKEN_NUMBER, TOKEN_SIGN };

/* A word or a sign, without what is only space. */
struct token {
  enum token_kind kind;
  const char *bytes; /* in the statement's text */
  size_t length, end; /* `end` counts from the statement's first byte */
  int line;
  struct text name; /* as SQLite compares names: without quotation marks, in small letters */
};

/* One statement, with its words: there is at least one. */
struct statement {
  struct text sql;
  struct token *tokens;
  size_t count;
};

/* Where the next statement of a script begins. */
struct script {
  const struct text *source;
  size_t at;
  int line;
};

/* The next statement: a `;` ends one, except within a trigger. */
bool next_statement(struct script *script, struct statement *statement);
void free_statement(struct statement *statement);
/* Whether the first word is one of these; the last of them is NULL. */
bool begins_with(const struct statement *statement, const char *const *verbs);
/* The name in small letters and without quotation marks. */
struct text plain_name(const char *bytes, size_t length);

#endif
