#include "reads.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static bool begins(const char *text, const char *with) {
  return strncmp(text, with, strlen(with)) == 0;
}

/** How many bytes an instruction reads of memory; 0 for those that read none, or whose size is not known. */
static unsigned bytes_read(const char *name, size_t length, bool is_destination) {
  static const struct {
    const char *begin;
    unsigned bytes;
  } wide[] = {{"movzb", 1}, {"movsb", 1}, {"movzw", 2}, {"movsw", 2}, {"movslq", 4}, {"movss", 4}, {"movsd", 8},
              {"addss", 4}, {"addsd", 8}, {"subss", 4}, {"subsd", 8}, {"mulss", 4}, {"mulsd", 8}, {"divss", 4},
              {"divsd", 8}, {"cvtss2", 4}, {"cvtsd2", 8}, {"cvttss2", 4}, {"cvttsd2", 8}, {"comiss", 4}, {"comisd", 8},
              {"ucomiss", 4}, {"ucomisd", 8}, {"cvtsi2sdl", 4}, {"cvtsi2ssl", 4}, {"cvtsi2sdq", 8}, {"cvtsi2ssq", 8},
              {"sqrtsd", 8}};
  static const char *const whole[] = {"mov", "add", "sub", "imul", "and", "or", "xor", "cmp", "test", "idiv", "div", "mul",
                                      "neg", "not", "inc", "dec", "sal", "sar", "shr", "shl", "push"};
  for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
    if (begins(name, wide[i].begin)) return is_destination ? 0 : wide[i].bytes;
  for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) {
    size_t stem = strlen(whole[i]);
    if (length != stem + 1 || !begins(name, whole[i])) continue;
    if (is_destination && strcmp(whole[i], "mov") == 0) return 0;
    const char *sizes = "bwlq", *size = strchr(sizes, name[stem]);
    return size ? 1u << (size - sizes) : 0;
  }
  return 0;
}

void write_look(FILE *out, const char *text) {
  size_t length = strcspn(text, " \t");
  if (text[length] == '\0') return;
  const char *operand = text + length + strspn(text + length, " \t"), *base = strstr(operand, "(%rbp)");
  if (!base) return;
  bool is_destination = false;
  const char *from = base;
  while (from > operand && from[-1] != ' ') from--;
  if (from > operand) is_destination = true;
  char *end;
  long offset = strtol(from, &end, 10);
  if (end != base || offset >= 0) return;
  unsigned bytes = bytes_read(text, length, is_destination);
  if (bytes == 0) return;
  fprintf(out, "\tcall\t__abhyas_look_%u\n\t.byte\t0x0f, 0x1f, 0x80\n\t.long\t%ld\n", bytes, offset);
}
