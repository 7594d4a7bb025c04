#ifndef ABHYAS_SQL_MEANT_H
#define ABHYAS_SQL_MEANT_H
#include "database.h"
#include "tokens.h"

/* What may have been meant by a name that, in SQLite's words, is not there, or is there twice. */
struct texts meant_by(struct database *database, const struct statement *statement, const struct text *words,
                      const struct text *name);

#endif
