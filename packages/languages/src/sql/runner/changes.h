#ifndef ABHYAS_SQL_CHANGES_H
#define ABHYAS_SQL_CHANGES_H
#include "database.h"

/* Prints the tables that are not as they were; a view of the data set follows its tables anyway. */
void print_changes(struct database *before, struct database *after);

#endif
