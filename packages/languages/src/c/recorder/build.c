/**
 * Builds a program that records its steps: `build HOW SOURCE RECORDER COMPILER FLAGS… -- LIBRARIES…` makes `program` in
 * the working folder. HOW is `recorded`, or `checked` for one that is looked over for mistakes of memory as well. The compiler makes assembler of it, hooks are put in, and what the recorder has to know of the
 * program's types is appended to it.
 */
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "describe.h"
#include "instrument.h"

#define ASSEMBLER "hooked.s"
#define PROGRAM "program"

extern char **environ;

enum { MOST_ARGUMENTS = 128 };

struct command {
  char *words[MOST_ARGUMENTS];
  size_t count;
};

static void say(struct command *command, const char *word) {
  if (command->count < MOST_ARGUMENTS - 1) command->words[command->count++] = (char *)word;
}

/** The exit code of a command. */
static int run(const struct command *command) {
  pid_t child;
  int status;
  if (posix_spawn(&child, command->words[0], NULL, NULL, command->words, environ) != 0) return 127;
  if (waitpid(child, &status, 0) != child) return 127;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

/**
 * The checks are calls to functions of ours (guard.h): nothing of the compiler's own libraries is linked. Of the kernel's
 * kind they take no memory for themselves and go on after a mistake.
 */
static const char *const checks[] = {
    "-fsanitize=kernel-address", "-fasan-shadow-offset=0x7fff8000", "--param=asan-stack=1", "--param=asan-globals=1",
    "--param=asan-instrumentation-with-call-threshold=0",
    "-fsanitize=bounds,null,integer-divide-by-zero,return,vla-bound,signed-integer-overflow,shift-exponent",
    "-fsanitize-recover=all", "-fsanitize-address-use-after-scope", "-D_GLIBCXX_ASSERTIONS"};
static int compile(char **words, int flags, const char *source, bool is_checked) {
  struct command command = {.count = 0};
  for (int i = 0; i < flags; i++) say(&command, words[i]);
  for (size_t i = 0; is_checked && i < sizeof checks / sizeof *checks; i++) say(&command, checks[i]);
  static const char *const own[] = {"-S", "-o", "main.s"};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) say(&command, own[i]);
  say(&command, source);
  return run(&command);
}

static int link_program(char **words, int count, int flags, const char *recorder) {
  struct command command = {.count = 0};
  for (int i = 0; i < flags; i++)
    /* A header would be compiled in, and the assembler would describe its own lines. */
    if (strcmp(words[i], "-include") == 0) i++;
    else if (strncmp(words[i], "-g", 2) != 0) say(&command, words[i]);
  static const char *const own[] = {"-o", PROGRAM, ASSEMBLER};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) say(&command, own[i]);
  say(&command, recorder);
  for (int i = flags + 1; i < count; i++) say(&command, words[i]);
  return run(&command);
}

int main(int argc, char **argv) {
  if (argc < 6) return 2;
  bool is_checked = strcmp(argv[1], "checked") == 0;
  const char *source = argv[2], *recorder = argv[3];
  char **words = argv + 4;
  int count = argc - 4, flags = 0;
  while (flags < count && strcmp(words[flags], "--") != 0) flags++;
  int failed = compile(words, flags, source, is_checked);
  if (failed) return failed;
  if (!instrument("main.s", ASSEMBLER, source, is_checked)) return 3;
  failed = link_program(words, count, flags, recorder);
  if (failed) return failed;
  bool is_cpp = strstr(source, ".cpp") != NULL;
  return describe(PROGRAM, source, is_cpp) ? 0 : 4;
}
