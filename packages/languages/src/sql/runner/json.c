#include "json.h"

#include <fenv.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The digits of a real that never need more: 17, a sign, a point and an exponent. */
#define REAL_ROOM 32
#define MOST_DIGITS 17

/* What JSON writes in place of a byte; NULL: the byte itself. */
static const char *escaped(char byte, char unicode[7]) {
  switch (byte) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\b': return "\\b";
    case '\f': return "\\f";
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
  }
  if ((unsigned char)byte >= 0x20) return NULL;
  snprintf(unicode, 7, "\\u%04x", (unsigned)byte);
  return unicode;
}

void add_json_text(struct text *json, const char *bytes, size_t length) {
  size_t plain = 0;
  add(json, "\"");
  for (size_t i = 0; i < length; i++) {
    char unicode[7];
    const char *instead = escaped(bytes[i], unicode);
    if (!instead) continue;
    add_bytes(json, bytes + plain, i - plain);
    add(json, instead);
    plain = i + 1;
  }
  add_bytes(json, bytes + plain, length - plain);
  add(json, "\"");
}

void add_json_texts(struct text *json, const struct texts *texts) {
  add(json, "[");
  for (size_t i = 0; i < texts->count; i++) {
    if (i) add(json, ", ");
    add_json_text(json, texts->all[i].bytes, texts->all[i].length);
  }
  add(json, "]");
}

static bool reads_back(char *words, double value, int digits) {
  snprintf(words, REAL_ROOM, "%.*e", digits - 1, value);
  return strtod(words, NULL) == value;
}

/*
 * The fewest digits after which a positive number reads back. Below a power of two numbers lie closer, so that the
 * nearest of so few digits may read as the number below, and the one above it as the number itself.
 */
static void shortest(char *words, double value) {
  for (int digits = 1; digits <= MOST_DIGITS; digits++) {
    if (reads_back(words, value, digits)) return;
    fesetround(FE_UPWARD);
    snprintf(words, REAL_ROOM, "%.*e", digits - 1, value);
    fesetround(FE_TONEAREST);
    if (strtod(words, NULL) == value) return;
  }
}

/* Adds digits with a point after the first `whole` of them, and zeros where there are none. */
static void add_pointed(struct text *json, const char *digits, int whole) {
  int count = (int)strlen(digits);
  if (whole <= 0) add(json, "0.");
  for (int i = whole; i < 0; i++) add(json, "0");
  for (int i = 0; i < count; i++) {
    if (i == whole && whole > 0) add(json, ".");
    add_bytes(json, digits + i, 1);
  }
  for (int i = count; i < whole; i++) add(json, "0");
  if (count <= whole) add(json, ".0");
}

void add_json_real(struct text *json, double value) {
  char words[REAL_ROOM];
  if (signbit(value)) add(json, "-");
  shortest(words, fabs(value));
  char *mark = strchr(words, 'e');
  int exponent = atoi(mark + 1);
  *mark = 0;
  if (exponent < -4 || exponent >= 16) {
    add_format(json, "%se%+03d", words, exponent);
    return;
  }
  /* The point goes out of the digits: it stands after the first. */
  if (words[1]) memmove(words + 1, words + 2, strlen(words + 2) + 1);
  add_pointed(json, words, exponent + 1);
}

void add_json_hex(struct text *json, const char *bytes, size_t length) {
  static const char digits[] = "0123456789abcdef";
  add(json, "\"");
  for (size_t i = 0; i < length; i++) {
    unsigned char byte = (unsigned char)bytes[i];
    char pair[2] = {digits[byte >> 4], digits[byte & 15]};
    add_bytes(json, pair, 2);
  }
  add(json, "\"");
}

void print_line(struct text *json) {
  add(json, "\n");
  fwrite(json->bytes, 1, json->length, stdout);
  json->length = 0;
}
