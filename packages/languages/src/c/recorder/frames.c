#include "frames.h"

#include <string.h>

#include "encode.h"
#include "memory.h"
#include "scope.h"
#include "values.h"

enum { MOST_VALUES = 1 << 20, MOST_VARIABLES = 4096 };
/** The first text of the tables is empty. */
enum { NO_NAME };

/** What was last written of a variable. */
struct told_variable {
  struct value value;
  uint32_t name;
  bool is_told;
  /** Whether it is in scope and declared, and whether it is the one that its name means. */
  bool is_there, is_visible;
  /** Whether its value says no more than these bytes. */
  bool is_plain;
  uint64_t bits;
};

static struct told_variable values[MOST_VALUES];

/**
 * Whether the line that declares it has been executed: before that, for a reader of the source, it does not exist yet.
 */
static bool is_declared(const struct frame *frame, const struct variable *variable, bool was_told) {
  if (variable->is_parameter || variable->location == LOCATION_STATIC || was_told || frame->line > variable->line) return true;
  uintptr_t before = frame->before - recorder.load_base;
  return before > variable->low && before <= variable->high && frame->line_before >= variable->line;
}

static void tell(uint32_t depth, struct told_variable *known, uint32_t name, struct value value) {
  if (known->is_told && memcmp(&known->value, &value, sizeof value) == 0) return;
  known->name = put_name(name);
  prepare_value(&value);
  put_byte(RECORD_SET);
  put_number(depth);
  put_number(known->name);
  put_value(&value);
  known->value = value;
  known->is_told = true;
}

static void take_back(uint32_t depth, struct told_variable *known) {
  if (!known->is_told) return;
  put_byte(RECORD_UNSET);
  put_number(depth);
  put_number(known->name);
  known->is_told = false;
}

/** Whether an inner block has a variable of the same name, which is the one that is meant. */
static bool is_covered(const struct told *call, const struct variable *variables, uint32_t at) {
  const struct told_variable *known = values + call->first;
  for (uint32_t i = at + 1; i < call->count; i++)
    if (known[i].is_there && strcmp(text_of(variables[i].name), text_of(variables[at].name)) == 0) return true;
  return false;
}

/** Most variables are as they were: that takes no more than a look at their bytes. */
static bool is_unchanged(struct told_variable *known, uint32_t number, uintptr_t address) {
  const struct type *type = type_at(number);
  bool was_plain = known->is_plain && known->is_told;
  known->is_plain = is_plain(type) && is_readable(address, type->size);
  if (!known->is_plain) return false;
  uint64_t bits = bits_at((const void *)address, type->size), before = known->bits;
  known->bits = bits;
  return was_plain && bits == before;
}

/** Finds out which variables are to be seen. */
static void look_at_scope(uint32_t depth, const struct frame *frame, const struct variable *variables) {
  const struct told *call = told + depth;
  struct told_variable *known = values + call->first;
  for (uint32_t i = 0; i < call->count; i++)
    known[i].is_there = is_in_scope(frame, variables + i) && is_declared(frame, variables + i, known[i].is_told);
  for (uint32_t i = 0; i < call->count; i++) {
    known[i].is_visible = known[i].is_there && !(variables[i].has_namesake && is_covered(call, variables, i));
    if (!known[i].is_visible) take_back(depth, known + i);
  }
}

static void write_variables(uint32_t depth) {
  struct told *call = told + depth;
  const struct frame *frame = recorder.frames + call->frame;
  if (frame->function == UINT32_MAX) return;
  const struct variable *variables = recorder.variables + recorder.functions[frame->function].first;
  struct told_variable *known = values + call->first;
  /* A call that waits for another stands where it stood. */
  if (depth == told_count - 1 || call->at != frame->at) look_at_scope(depth, frame, variables);
  call->at = frame->at;
  for (uint32_t i = 0; i < call->count; i++) {
    uintptr_t address;
    if (!known[i].is_visible) continue;
    struct value value = {.tag = TAG_UNKNOWN};
    if (address_of_variable(frame, variables + i, &address)) {
      if (is_unchanged(known + i, variables[i].type, address)) continue;
      value = read_value(variables[i].type, address);
    } else {
      known[i].is_plain = false;
    }
    tell(depth, known + i, variables[i].name, value);
  }
}

static void write_globals(void) {
  const struct variable *variable = recorder.variables + recorder.about.first_global;
  for (uint32_t i = 0; i < told[0].count; i++, variable++) {
    uintptr_t address = recorder.load_base + (uintptr_t)variable->offset;
    if (!is_unchanged(values + i, variable->type, address)) tell(0, values + i, variable->name, read_value(variable->type, address));
  }
}

static void push(uint32_t frame, uint32_t name, uint32_t line, uint32_t count) {
  uint32_t first = told_count ? told[told_count - 1].first + told[told_count - 1].count : 0;
  if (told_count == MOST_TOLD || first + count > MOST_VALUES) {
    output.is_cut = true;
    return;
  }
  uint32_t text = put_name(name);
  put_byte(RECORD_PUSH);
  put_number(text);
  put_number(line);
  memset(values + first, 0, count * sizeof *values);
  told[told_count++] = (struct told){
      .serial = frame == UINT32_MAX ? 0 : recorder.frames[frame].serial, .frame = frame, .first = first, .count = count};
}

static void pop(void) {
  put_byte(RECORD_POP);
  told_count--;
}

static bool is_under_way(const struct told *call) {
  return call->frame < recorder.depth && recorder.frames[call->frame].serial == call->serial;
}

static void push_frame(uint32_t at) {
  const struct frame *frame = recorder.frames + at;
  const struct function *function = recorder.functions + frame->function;
  push(at, function->name, function->line, function->count < MOST_VARIABLES ? function->count : MOST_VARIABLES);
}

void write_calls(void) {
  if (told_count == 0) push(UINT32_MAX, NO_NAME, 0, recorder.about.global_count);
  while (told_count > 1 && !is_under_way(told + told_count - 1)) pop();
  uint32_t next = told_count > 1 ? told[told_count - 1].frame + 1 : first_shown_frame();
  for (; next < recorder.depth && !output.is_cut; next++)
    if (!recorder.frames[next].is_hidden) push_frame(next);
  write_globals();
  uint32_t from = told_count > SHOWN_CALLS ? told_count - SHOWN_CALLS : 1;
  for (uint32_t depth = from; depth < told_count; depth++) write_variables(depth);
}

void end_call(void) {
  if (recorder.depth > 0) recorder.depth--;
  if (told_count > 1 && !is_under_way(told + told_count - 1)) pop();
}
