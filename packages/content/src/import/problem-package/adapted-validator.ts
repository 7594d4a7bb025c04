/**
 * Output validators of the problem package format are called as `validator input answer feedback/ flags… < output`
 * and end with 42 or 43, as our checkers do. What is written here around such a program gives it the call that it
 * expects; what it tells the team is on our standard output, and what it tells the judges goes nowhere.
 */
const FEEDBACK_CHARACTERS = 400;

export function adaptPython(code: string, flags: readonly string[]): string {
  return `# Written by content:import: calls the package's output validator as its format says.
import os
import sys

os.makedirs('feedback', exist_ok=True)
sys.argv = ['validator', 'input', 'expected', 'feedback/'] + ${JSON.stringify(flags)}
sys.stdin = open('actual')
os.dup2(sys.stdin.fileno(), 0)
TOLD = sys.stdout
sys.stdout = open(os.devnull, 'w')
SOURCE = ${JSON.stringify(code)}
try:
    exec(compile(SOURCE, 'validator.py', 'exec'), {'__name__': '__main__', '__file__': 'validator.py'})
finally:
    if os.path.exists('feedback/teammessage.txt'):
        with open('feedback/teammessage.txt') as told:
            TOLD.write(told.read(${FEEDBACK_CHARACTERS}))
    TOLD.flush()
`;
}

type CppSource = {
  readonly code: string;
  readonly name: string;
  readonly headers: ReadonlyMap<string, string>;
};

export function adaptCpp({ code, name, headers }: CppSource, flags: readonly string[]): string {
  const args = ['validator', 'input', 'expected', 'feedback/', ...flags].map((each) => JSON.stringify(each));
  return `// Written by content:import: calls the package's output validator as its format says.
#include <cstdio>
#include <cstdlib>
#include <sys/stat.h>
#include <unistd.h>
#define main validator_main
${withHeaders(code, headers, new Set())}
// The end of ${name}.
#undef main

namespace content_import {
int told = -1;

void tell() {
  static char text[${FEEDBACK_CHARACTERS}];
  std::FILE *message = std::fopen("feedback/teammessage.txt", "r");
  if (!message) return;
  const std::size_t length = std::fread(text, 1, sizeof text, message);
  if (write(told, text, length) < 0) return;
}

int call(int (*validator)(), int, char **) { return validator(); }
int call(int (*validator)(int, char **), int count, char **words) { return validator(count, words); }
int call(int (*validator)(int, const char **), int count, char **words) {
  return validator(count, const_cast<const char **>(words));
}
}

int main() {
  static const char *words[] = {${args.join(', ')}, nullptr};
  mkdir("feedback", 0777);
  content_import::told = dup(1);
  if (!std::freopen("actual", "r", stdin) || !std::freopen("/dev/null", "w", stdout)) return 1;
  std::atexit(content_import::tell);
  return content_import::call(validator_main, ${args.length}, const_cast<char **>(words));
}
`;
}

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*"([^"]+)"[^\n]*$/gm;

/** A checker is one file: headers of the package are put in where they are first asked for. */
function withHeaders(code: string, headers: ReadonlyMap<string, string>, taken: Set<string>): string {
  return code.replaceAll(INCLUDE, (line: string, path: string) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const header = headers.get(name);
    if (header === undefined) return line;
    if (taken.has(name)) return '';
    taken.add(name);
    return withHeaders(header.replaceAll(/^[ \t]*#[ \t]*pragma once.*$/gm, ''), headers, taken);
  });
}
