/** Numbers that are no whole ones, and characters, as texts. The vector registers have to be put aside before. */
#ifndef NUMBER_TEXTS_H
#define NUMBER_TEXTS_H

#include "encode.h"

/** Of a long double. */
enum { WIDE_BYTES = sizeof(long double) };

/** The text of a number of any form but FORM_TEXT. */
uint32_t text_of_number(const struct value *value);
/** The value of a long double. */
struct value wide_number(const void *bytes);

#endif
