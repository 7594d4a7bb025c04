/**
 * Builds a program that records its steps: `build SOURCE RECORDER COMPILER FLAGS… -- LIBRARIES…` makes `program` in the
 * working folder. The compiler makes assembler of it, hooks are put in, and what the recorder has to know of the
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

static int compile(char **words, int flags, const char *source) {
  struct command command = {.count = 0};
  for (int i = 0; i < flags; i++) say(&command, words[i]);
  static const char *const own[] = {"-O0", "-g", "-gdwarf-5", "-mno-red-zone", "-fno-stack-protector",
                                    "-fcf-protection=none", "-fno-stack-clash-protection",
                                    "-fno-omit-frame-pointer", "-S", "-o", "main.s"};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) say(&command, own[i]);
  say(&command, source);
  return run(&command);
}

static int link_program(char **words, int count, int flags, const char *recorder) {
  struct command command = {.count = 0};
  for (int i = 0; i < flags; i++)
    /* Warnings have been said; a header would be compiled in. */
    if (strcmp(words[i], "-include") == 0) i++;
    else say(&command, words[i]);
  static const char *const own[] = {"-o", PROGRAM, ASSEMBLER};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) say(&command, own[i]);
  say(&command, recorder);
  for (int i = flags + 1; i < count; i++) say(&command, words[i]);
  return run(&command);
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  const char *source = argv[1], *recorder = argv[2];
  char **words = argv + 3;
  int count = argc - 3, flags = 0;
  while (flags < count && strcmp(words[flags], "--") != 0) flags++;
  int failed = compile(words, flags, source);
  if (failed) return failed;
  if (!instrument("main.s", ASSEMBLER, source)) return 3;
  failed = link_program(words, count, flags, recorder);
  if (failed) return failed;
  bool is_cpp = strstr(source, ".cpp") != NULL;
  return describe(PROGRAM, source, is_cpp) ? 0 : 4;
}
