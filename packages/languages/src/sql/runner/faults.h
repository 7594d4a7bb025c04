#ifndef ABHYAS_SQL_FAULTS_H
#define ABHYAS_SQL_FAULTS_H
#include "database.h"
#include "tokens.h"

/* Says on standard error what is wrong with a statement: its line, SQLite's words, and what may have been meant. */
void tell_fault(struct database *database, const struct statement *statement, const struct text *error);

#endif
