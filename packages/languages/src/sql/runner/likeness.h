#ifndef ABHYAS_SQL_LIKENESS_H
#define ABHYAS_SQL_LIKENESS_H
#include "text.h"

/* How like a name has to be for it to be meant: 1 is the same, 0 nothing in common. */
#define ALIKE 0.6
#define VERY_ALIKE 0.75

/* The name most like `name`, whatever the capitals; NULL if none is like enough. */
const struct text *most_alike(const struct text *name, const struct texts *names, double least);

#endif
