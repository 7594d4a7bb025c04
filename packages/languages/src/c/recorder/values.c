#include "values.h"

#include <string.h>

#include "addresses.h"
#include "container-layout.h"
#include "hook.h"
#include "memory.h"
#include "number-texts.h"
#include "objects.h"

/** What a pointer to this type that holds this address points to. */
static struct value read_pointer(uintptr_t address, uint32_t element);

static struct value plain(enum tag tag) {
  return (struct value){.tag = tag};
}

static struct value text_value(enum tag tag, const char *text) {
  return (struct value){.tag = tag, .first = put_text(text)};
}

static int64_t sign_extended(uint64_t bits, unsigned count) {
  unsigned shift = 64 - count;
  return (int64_t)(bits << shift) >> shift;
}

static struct value whole(int64_t number) {
  /* Larger ones would lose digits where they are read. */
  if (number > -(1ll << 51) && number < 1ll << 51) return (struct value){.tag = TAG_WHOLE, .second = (uint64_t)number};
  return (struct value){.tag = TAG_NUMBER, .form = FORM_SIGNED, .second = (uint64_t)number};
}

static struct value natural(uint64_t number) {
  if (number < 1ull << 51) return whole((int64_t)number);
  return (struct value){.tag = TAG_NUMBER, .form = FORM_UNSIGNED, .second = number};
}

static struct value enumerator(const struct type *type, int64_t number) {
  const struct enumerator *each = recorder.enumerators + type->first;
  for (uint32_t i = 0; i < type->count; i++)
    if (each[i].value == number)
      return (struct value){.tag = TAG_NUMBER, .form = FORM_TEXT, .first = put_name(each[i].name)};
  return whole(number);
}

static struct value of_bits(const struct type *type, uint64_t bits, unsigned count) {
  switch (type->kind) {
    case TYPE_BOOL: return bits <= 1 ? plain(bits ? TAG_TRUE : TAG_FALSE) : plain(TAG_UNKNOWN);
    case TYPE_SIGNED: return whole(sign_extended(bits, count));
    case TYPE_UNSIGNED: return natural(bits);
    case TYPE_CHARACTER: return (struct value){.tag = TAG_NUMBER, .form = FORM_CHARACTER, .second = bits};
    case TYPE_ENUM: return enumerator(type, sign_extended(bits, count));
    default: return plain(TAG_UNKNOWN);
  }
}

static struct value of_float(const struct type *type, const void *bytes) {
  struct value value = {.tag = TAG_NUMBER, .form = type->size == sizeof(float) ? FORM_FLOAT : FORM_DOUBLE};
  if (type->size <= sizeof(double)) {
    memcpy(&value.second, bytes, type->size);
    return value;
  }
  if (type->size != WIDE_BYTES) return plain(TAG_UNKNOWN);
  put_vectors_aside();
  return wide_number(bytes);
}

struct value read_scalar(const struct type *type, const void *bytes) {
  if (type->kind == TYPE_FLOAT) return of_float(type, bytes);
  if (type->size == 0 || type->size > sizeof(uint64_t)) return plain(TAG_UNKNOWN);
  uint64_t bits = bits_at(bytes, type->size);
  if (type->kind == TYPE_POINTER || type->kind == TYPE_REFERENCE) return read_pointer(bits, type->element);
  return of_bits(type, bits, (unsigned)type->size * 8);
}

struct value read_bits(const struct field *field, uintptr_t address) {
  unsigned __int128 bits = 0;
  unsigned last = (field->bit_offset + field->bits + 7u) / 8;
  if (field->bits > 64 || !is_readable(address + field->offset, last)) return plain(TAG_UNKNOWN);
  memcpy(&bits, (const void *)(address + field->offset), last);
  if (is_filling(&bits, last)) return plain(TAG_UNSET);
  uint64_t found = (uint64_t)(bits >> field->bit_offset);
  if (field->bits < 64) found &= (1ull << field->bits) - 1;
  return of_bits(type_at(field->type), found, field->bits);
}

static struct value read_string(uintptr_t address, bool is_view) {
  uintptr_t words[2];
  memcpy(words, (const void *)address, sizeof words);
  uintptr_t from = words[is_view], length = words[!is_view];
  uint64_t shown = length < MOST_CHARACTERS ? length : MOST_CHARACTERS;
  if (length > 0 && !is_readable(from, length)) return plain(TAG_UNKNOWN);
  if (is_filling((const void *)from, shown)) return plain(TAG_UNSET);
  return (struct value){
      .tag = TAG_TEXT, .first = put_string((const char *)from, shown), .second = length};
}

static struct value read_optional(const struct type *type, uintptr_t address) {
  const struct type *held = type_at(type->element);
  uint8_t engaged = *(const uint8_t *)(address + held->size);
  if (engaged == FILLING) return plain(TAG_UNSET);
  return engaged ? read_value(type->element, address) : text_value(TAG_NOTHING, "nullopt");
}

struct value read_value(uint32_t number, uintptr_t address) {
  const struct type *type = type_at(number);
  return is_readable(address, type->size) ? read_readable(number, address) : plain(TAG_UNKNOWN);
}

struct value read_readable(uint32_t number, uintptr_t address) {
  const struct type *type = type_at(number);
  if (type->kind == TYPE_UNKNOWN || type->kind == TYPE_VOID || type->kind == TYPE_FUNCTION) return plain(TAG_UNKNOWN);
  if (type->kind == TYPE_OPAQUE) return text_value(TAG_OPAQUE, text_of(type->name));
  if (is_drawn(type)) {
    enum container_state state = state_of(type, address);
    if (state != CONTAINER_WHOLE) return plain(state == CONTAINER_UNSET ? TAG_UNSET : TAG_UNKNOWN);
    return drawn_value(TAG_INSIDE, address, number, 0);
  }
  uint64_t size = type->kind == TYPE_FLOAT && type->size > 8 ? 10 : type->size;
  if (type->kind < TYPE_STRING && is_filling((const void *)(address + type->offset), size - type->offset)) return plain(TAG_UNSET);
  switch (type->kind) {
    case TYPE_STRING:
    case TYPE_STRING_VIEW:
      if (is_filling((const void *)address, 16)) return plain(TAG_UNSET);
      return read_string(address, type->kind == TYPE_STRING_VIEW);
    case TYPE_OPTIONAL: return read_optional(type, address);
    case TYPE_POINTER:
    case TYPE_REFERENCE: {
      uintptr_t target;
      memcpy(&target, (const void *)(address + type->offset), sizeof target);
      return read_pointer(target, type->element);
    }
    default: return read_scalar(type, (const void *)address);
  }
}

static struct value function_value(uintptr_t address) {
  uint32_t function = function_at(address + 1);
  if (function == UINT32_MAX) return text_value(TAG_OPAQUE, "function");
  return (struct value){
      .tag = TAG_NUMBER, .form = FORM_TEXT, .first = put_name(recorder.functions[function].name)};
}

/** A text that is in the program itself is shown as such. */
static bool constant_text(uintptr_t address, struct value *value) {
  if (!is_static(address, 1) || is_variable(address)) return false;
  uint64_t length = 0;
  while (length < MOST_CHARACTERS && is_static(address + length, 1) && *(const char *)(address + length)) length++;
  *value = (struct value){.tag = TAG_TEXT, .first = put_string((const char *)address, length), .second = length};
  return true;
}

static struct value read_pointer(uintptr_t address, uint32_t element) {
  const struct type *type = type_at(element);
  struct value value;
  if (address == 0) return text_value(TAG_NOTHING, recorder.about.is_cpp ? "nullptr" : "NULL");
  if (type->kind == TYPE_FUNCTION) return function_value(address);
  if (type->kind == TYPE_OPAQUE) return text_value(TAG_OPAQUE, text_of(type->name));
  if (type->kind == TYPE_CHARACTER && type->size == 1 && constant_text(address, &value)) return value;
  return resolve(address, element);
}
