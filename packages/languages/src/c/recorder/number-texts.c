#include "number-texts.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBER_BYTES = 64 };

static uint32_t character_text(uint64_t code) {
  static const char *const named[] = {"'\\0'", "'\\a'", "'\\b'", "'\\t'", "'\\n'", "'\\v'", "'\\f'", "'\\r'"};
  char text[NUMBER_BYTES];
  if (code == 0) return put_text(named[0]);
  if (code >= 7 && code <= 13) return put_text(named[code - 6]);
  if (code == '\'' || code == '\\') snprintf(text, sizeof text, "'\\%c'", (char)code);
  else if (code < 127 && isprint((int)code)) snprintf(text, sizeof text, "'%c'", (char)code);
  else snprintf(text, sizeof text, "%d", (int8_t)code);
  return put_text(text);
}

/** The shortest text that reads back as the same number. */
static uint32_t float_text(double number, bool is_float) {
  char text[NUMBER_BYTES];
  int most = is_float ? 9 : 17;
  for (int digits = is_float ? 6 : 15; digits <= most; digits++) {
    snprintf(text, sizeof text, "%.*g", digits, number);
    double back = strtod(text, NULL);
    if (is_float ? (float)back == (float)number : back == number) break;
  }
  /* Whatever the program has made of the decimal point. */
  char *comma = strchr(text, ',');
  if (comma) *comma = '.';
  return put_text(text);
}

uint32_t text_of_number(const struct value *value) {
  char text[NUMBER_BYTES];
  double number;
  float small;
  switch (value->form) {
    case FORM_SIGNED: snprintf(text, sizeof text, "%lld", (long long)value->second); return put_text(text);
    case FORM_UNSIGNED: snprintf(text, sizeof text, "%llu", (unsigned long long)value->second); return put_text(text);
    case FORM_CHARACTER: return character_text(value->second);
    case FORM_FLOAT:
      memcpy(&small, &value->second, sizeof small);
      return float_text(small, true);
    case FORM_DOUBLE:
      memcpy(&number, &value->second, sizeof number);
      return float_text(number, false);
    default: return value->first;
  }
}

static struct value wide_text(long double number) {
  char text[NUMBER_BYTES];
  snprintf(text, sizeof text, "%.19Lg", number);
  return (struct value){.tag = TAG_NUMBER, .form = FORM_TEXT, .first = put_text(text)};
}

struct value wide_number(const void *bytes) {
  long double wide;
  memcpy(&wide, bytes, sizeof wide);
  struct value value = {.tag = TAG_NUMBER, .form = FORM_DOUBLE};
  double number = (double)wide;
  /* Shown with the digits of a double; what needs more is not shown as less. */
  if ((long double)number != wide && wide == wide) return wide_text(wide);
  memcpy(&value.second, &number, sizeof number);
  return value;
}
