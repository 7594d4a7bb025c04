#include "instrument.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "layout.h"
#include "reads.h"
#include "redirect.h"

#define FRAME_MAGIC "1102416563"

enum { MOST_FILES = 4096 };

struct reading {
  char **lines;
  size_t count;
  FILE *out;
  const char *source;
  bool is_checked;
  /** Numbers of files that are the learner's. A source may have two. */
  bool own[MOST_FILES];
};

/** Where in a function the reading stands. */
enum stage { OUTSIDE, PROLOGUE, BODY };

struct function_state {
  enum stage stage;
  unsigned line;
  /** The line whose hook was written last on this straight way; 0 after a label that can be jumped to. */
  unsigned hooked;
  /** Functions with a variable number of parameters jump in their prologue. */
  bool jumps_early;
  bool is_aligned;
  /** The last two places on the stack whose addresses its prologue has taken; the first of them if gaps were laid out. */
  long taken[2], kept;
};

static const char *skip_blanks(const char *text) {
  return text + strspn(text, " \t");
}

static bool begins(const char *text, const char *with) {
  return strncmp(text, with, strlen(with)) == 0;
}

/** Reads `.file 1 "main.c"` and `.file 0 "/work" "main.c"`. */
static void note_file(struct reading *reading, const char *text) {
  char *rest;
  unsigned long number = strtoul(text + 6, &rest, 10);
  if (rest == text + 6 || number >= MOST_FILES) return;
  char *end = strrchr(rest, '"');
  if (!end || end == rest) return;
  char *name = end;
  while (name > rest && name[-1] != '"') name--;
  reading->own[number] = (size_t)(end - name) == strlen(reading->source) && begins(name, reading->source);
}

/** The line of a `.loc` in the learner's file; 0 for another. */
static unsigned own_line(const struct reading *reading, const char *text) {
  char *rest;
  unsigned long file = strtoul(text + 5, &rest, 10);
  if (file >= MOST_FILES || !reading->own[file]) return 0;
  return (unsigned)strtoul(rest, NULL, 10);
}

/** A number for the recorder: the operand of a no-op. */
static void write_operand(const struct reading *reading, long number) {
  fprintf(reading->out, "\t.byte\t0x0f, 0x1f, 0x80\n\t.long\t%ld\n", number);
}

static void write_hook(const struct reading *reading, unsigned line, unsigned kind) {
  if (line == 0) return;
  fprintf(reading->out, "\tcall\t__abhyas_hook\n");
  write_operand(reading, line << HOOK_BITS | kind);
}

/** A label that a jump may lead to: those for debuggers and exceptions lead to nothing of their own. */
static bool is_target(const char *line) {
  return begins(line, ".L") && line[2] >= '0' && line[2] <= '9';
}

static bool is_label(const char *line) {
  return line[0] != '\t' && line[0] != ' ' && line[0] != '#' && line[0] != '\0';
}

static bool restores(const char *text) {
  return strcmp(text, "leave") == 0 || begins(text, "popq\t") || begins(text, ".cfi") ||
         (begins(text, "leaq\t-") && strstr(text, "(%rbp), %rsp")) || begins(text, "addq\t$") ||
         (begins(text, "movq\t-") && (strstr(text, "(%rbp), %rbx") || strstr(text, "(%rbp), %r1")));
}

/** Whether a function ends here: nothing but the restoring of registers comes before its `ret`. */
static bool is_end(const struct reading *reading, size_t at) {
  for (; at < reading->count; at++) {
    const char *text = skip_blanks(reading->lines[at]);
    if (strcmp(text, "ret") == 0) return true;
    if (!restores(text)) return false;
  }
  return false;
}

/** Whether nothing is done between a `.loc` and the end but to bring the value to where it is returned. */
static bool only_returns(const struct reading *reading, size_t at) {
  for (at++; at < reading->count; at++) {
    const char *text = skip_blanks(reading->lines[at]);
    if (is_end(reading, at)) return true;
    if (!(begins(text, "mov") || begins(text, "cvt") || begins(text, ".cfi") || strcmp(text, "nop") == 0 ||
          begins(text, ".LBE")))
      return false;
  }
  return false;
}

static void begin_body(struct reading *reading, struct function_state *state) {
  write_hook(reading, state->line, state->is_aligned ? HOOK_ENTER_ALIGNED : HOOK_ENTER);
  if (reading->is_checked && state->line) write_operand(reading, state->kept);
  state->stage = BODY;
}

static void at_loc(struct reading *reading, struct function_state *state, size_t at, const char *text) {
  unsigned line = own_line(reading, text);
  if (state->stage == OUTSIDE) {
    *state = (struct function_state){.stage = line ? PROLOGUE : OUTSIDE, .line = line};
    return;
  }
  if (state->stage == PROLOGUE) begin_body(reading, state);
  state->line = line;
  if (line == state->hooked || only_returns(reading, at)) return;
  write_hook(reading, line, HOOK_LINE);
  state->hooked = line;
}

/** The compiler takes the address from which it counts, then that of a description which begins with a number of its own. */
static void note_gaps(struct function_state *state, const char *text) {
  if (begins(text, "leaq\t-") && strstr(text, "(%rbp), ")) {
    state->taken[0] = state->taken[1];
    state->taken[1] = strtol(text + strlen("leaq\t"), NULL, 10);
  }
  if (begins(text, "movq\t$" FRAME_MAGIC ",")) state->kept = state->taken[0];
}

static void at_code(struct reading *reading, struct function_state *state, size_t at, const char *text) {
  if (state->stage == PROLOGUE && text[0] == 'j') state->jumps_early = true;
  if (state->stage == PROLOGUE && begins(text, "andq\t$-")) state->is_aligned = true;
  if (state->stage == PROLOGUE && reading->is_checked) note_gaps(state, text);
  /* Its first instruction of several: the others follow at once. */
  if (state->stage == BODY && is_end(reading, at) && !is_end(reading, at - 1))
    write_hook(reading, state->line, HOOK_RETURN);
  if (reading->is_checked && state->stage == BODY && state->line) write_look(reading->out, text);
}

static void copy_line(struct reading *reading, struct function_state *state, size_t at) {
  char *line = reading->lines[at];
  const char *text = skip_blanks(line);
  if (begins(text, ".file\t") || begins(text, ".file ")) note_file(reading, text);
  if (is_label(line)) {
    if (is_target(line)) {
      if (state->stage == PROLOGUE && !state->jumps_early) begin_body(reading, state);
      state->hooked = 0;
    }
    if (begins(line, ".LFB")) *state = (struct function_state){.stage = OUTSIDE};
    if (begins(line, ".LFE")) *state = (struct function_state){.stage = OUTSIDE};
  } else if (text[0] != '.' && text[0] != '#') {
    at_code(reading, state, at, text);
  }
  if (!reading->is_checked || !write_redirected(reading->out, text)) fprintf(reading->out, "%s\n", line);
  if (begins(text, ".loc\t") || begins(text, ".loc ")) at_loc(reading, state, at, text);
}

static char *read_whole(const char *path, size_t *length) {
  FILE *file = fopen(path, "r");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *length = (size_t)ftell(file);
  rewind(file);
  char *text = malloc(*length + 1);
  if (text) text[fread(text, 1, *length, file)] = '\0';
  fclose(file);
  return text;
}

static void cut_lines(struct reading *reading, char *text, size_t length) {
  size_t most = 1;
  for (size_t i = 0; i < length; i++) most += text[i] == '\n';
  reading->lines = malloc(most * sizeof *reading->lines);
  for (char *line = text; reading->lines && line && *line;) {
    char *end = strchr(line, '\n');
    if (end) *end = '\0';
    reading->lines[reading->count++] = line;
    line = end ? end + 1 : NULL;
  }
}

bool instrument(const char *from, const char *to, const char *source, bool is_checked) {
  size_t length;
  char *text = read_whole(from, &length);
  FILE *out = fopen(to, "w");
  if (!text || !out) return false;
  struct reading reading = {.out = out, .source = source, .is_checked = is_checked};
  cut_lines(&reading, text, length);
  struct function_state state = {.stage = OUTSIDE};
  for (size_t at = 0; at < reading.count; at++) copy_line(&reading, &state, at);
  return fclose(out) == 0;
}
