#ifndef ABHYAS_SQLITE_H
#define ABHYAS_SQLITE_H
/*
 * What we use of SQLite's interface for C, as https://sqlite.org/c3ref/intro.html describes it: its numbers never change.
 * Debian's Python brings the library (libsqlite3.so.0) and not the header.
 */

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

enum { SQLITE_OK = 0, SQLITE_DENY = 1, SQLITE_NOMEM = 7, SQLITE_ROW = 100, SQLITE_DONE = 101 };
enum { SQLITE_INTEGER = 1, SQLITE_FLOAT = 2, SQLITE_TEXT = 3, SQLITE_BLOB = 4, SQLITE_NULL = 5 };
enum { SQLITE_OPEN_READWRITE = 2, SQLITE_OPEN_CREATE = 4 };

enum {
  SQLITE_LIMIT_LENGTH = 0,
  SQLITE_LIMIT_SQL_LENGTH = 1,
  SQLITE_LIMIT_COLUMN = 2,
  SQLITE_LIMIT_EXPR_DEPTH = 3,
  SQLITE_LIMIT_COMPOUND_SELECT = 4,
  SQLITE_LIMIT_ATTACHED = 7,
  SQLITE_LIMIT_LIKE_PATTERN_LENGTH = 8,
  SQLITE_LIMIT_TRIGGER_DEPTH = 10,
  SQLITE_LIMIT_WORKER_THREADS = 11,
};

/* What an authorizer is asked about. */
enum {
  SQLITE_DELETE = 9,
  SQLITE_INSERT = 18,
  SQLITE_PRAGMA = 19,
  SQLITE_UPDATE = 23,
  SQLITE_ATTACH = 24,
  SQLITE_DETACH = 25,
  SQLITE_CREATE_VTABLE = 29,
  SQLITE_DROP_VTABLE = 30,
  SQLITE_FUNCTION = 31,
};

int sqlite3_open_v2(const char *name, sqlite3 **, int flags, const char *vfs);
int sqlite3_exec(sqlite3 *, const char *sql, int (*)(void *, int, char **, char **), void *, char **words);
int sqlite3_limit(sqlite3 *, int limit, int value);
int sqlite3_set_authorizer(
    sqlite3 *, int (*)(void *, int, const char *, const char *, const char *, const char *), void *);
int sqlite3_errcode(sqlite3 *);
const char *sqlite3_errmsg(sqlite3 *);
int sqlite3_get_autocommit(sqlite3 *);
int sqlite3_complete(const char *sql);

int sqlite3_prepare_v2(sqlite3 *, const char *sql, int bytes, sqlite3_stmt **, const char **tail);
int sqlite3_bind_parameter_count(sqlite3_stmt *);
int sqlite3_bind_text(sqlite3_stmt *, int parameter, const char *, int bytes, void (*)(void *));
int sqlite3_step(sqlite3_stmt *);
int sqlite3_finalize(sqlite3_stmt *);

int sqlite3_column_count(sqlite3_stmt *);
const char *sqlite3_column_name(sqlite3_stmt *, int column);
int sqlite3_column_type(sqlite3_stmt *, int column);
long long sqlite3_column_int64(sqlite3_stmt *, int column);
double sqlite3_column_double(sqlite3_stmt *, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *, int column);
const void *sqlite3_column_blob(sqlite3_stmt *, int column);
int sqlite3_column_bytes(sqlite3_stmt *, int column);

#endif
