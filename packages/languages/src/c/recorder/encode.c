#include "encode.h"

#include <string.h>

#include "hook.h"
#include "number-texts.h"
#include "recorder.h"

enum { MOST_STRINGS = 1 << 17, STRING_SLOTS = 1 << 18, STRING_BYTES = 8 << 20, NAMES = 256 };

static struct string {
  uint32_t from, length;
  uint32_t hash;
} strings[MOST_STRINGS];
static uint32_t slots[STRING_SLOTS];
static char kept[STRING_BYTES];
static uint32_t count, used;

void put_length(void) {
  uint32_t length = (uint32_t)output.length;
  memcpy(output.bytes - sizeof length, &length, sizeof length);
}

static uint32_t hash_of(const char *bytes, size_t length) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < length; i++) hash = (hash ^ (uint8_t)bytes[i]) * 16777619u;
  return hash;
}

uint32_t put_string(const char *bytes, size_t length) {
  uint32_t hash = hash_of(bytes, length);
  uint32_t slot = hash % STRING_SLOTS;
  for (; slots[slot]; slot = (slot + 1) % STRING_SLOTS) {
    const struct string *known = strings + slots[slot] - 1;
    if (known->hash == hash && known->length == length && memcmp(kept + known->from, bytes, length) == 0)
      return slots[slot] - 1;
  }
  if (count == MOST_STRINGS || used + length > STRING_BYTES) {
    output.is_cut = true;
    return 0;
  }
  memcpy(kept + used, bytes, length);
  strings[count] = (struct string){used, (uint32_t)length, hash};
  used += (uint32_t)length;
  slots[slot] = ++count;
  put_byte(RECORD_STRING);
  put_number(length);
  for (size_t i = 0; i < length; i++) put_byte((uint8_t)bytes[i]);
  return count - 1;
}

uint32_t put_text(const char *text) {
  return put_string(text, strlen(text));
}

uint32_t put_name(uint32_t offset) {
  static struct {
    uint32_t offset, number;
    bool is_known;
  } met[NAMES];
  uint32_t at = offset % NAMES;
  if (!met[at].is_known || met[at].offset != offset) {
    met[at].number = put_text(text_of(offset));
    met[at].offset = offset;
    met[at].is_known = true;
  }
  return met[at].number;
}

static uint32_t number_text(const struct value *value) {
  if (value->form == FORM_TEXT) return value->first;
  put_vectors_aside();
  return text_of_number(value);
}

void prepare_value(const struct value *value) {
  if (value->tag == TAG_NUMBER) number_text(value);
}

void put_value(const struct value *value) {
  if (value->tag == TAG_NUMBER) {
    uint32_t text = number_text(value);
    put_byte(TAG_NUMBER);
    put_number(text);
    return;
  }
  put_byte((uint8_t)value->tag);
  switch (value->tag) {
    case TAG_WHOLE: {
      int64_t number = (int64_t)value->second;
      put_number(number >= 0 ? (uint64_t)number << 1 : ((uint64_t)-number << 1) - 1);
      return;
    }
    case TAG_TEXT:
    case TAG_CELL:
    case TAG_VARIABLE:
      put_number(value->first);
      put_number(value->second);
      return;
    case TAG_NOTHING:
    case TAG_OPAQUE:
    case TAG_REFERENCE:
    case TAG_INSIDE:
    case TAG_LOST: put_number(value->first); return;
    default: return;
  }
}
