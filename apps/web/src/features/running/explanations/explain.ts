import { fill } from '@abhyas/contract/fill';

import { cTable } from './c.table.ts';
import { cppTable } from './cpp.table.ts';
import type { Diagnostic, Explanation, ExplanationRule, Failure } from './explanation.ts';
import { javaTable } from './java.table.ts';
import { nativeCrashes } from './native-crashes.table.ts';
import { pythonTable } from './python.table.ts';
import { readGcc } from './read-gcc.ts';
import { readJavac, readJavaTrace } from './read-java.ts';
import { readPython } from './read-python.ts';
import { SourceLines } from './source-lines.ts';

type Sentences = Readonly<Record<string, string>>;

const TABLES: Readonly<Record<Failure['key'], readonly ExplanationRule[]>> = {
  c: [...cTable, ...nativeCrashes],
  cpp: [...cppTable, ...nativeCrashes],
  java: javaTable,
  py: pythonTable,
};

/**
 * The plain sentence that stands above the raw message: about the first message that a table knows.
 * Null when none does; the raw message is then all that is shown.
 *
 * @param sentences the tables' sentences in the reader's language, by the English ones
 */
export function explain(failure: Failure, sentences: Sentences = {}): Explanation | null {
  const source = new SourceLines(failure.code);
  for (const diagnostic of diagnosticsOf(failure)) {
    for (const rule of TABLES[failure.key]) {
      const explanation = apply(rule, diagnostic, { source, sentences });
      if (explanation) return explanation;
    }
  }
  return null;
}

function diagnosticsOf({ key, code, compileOutput, stderr, signal, crash }: Failure): Diagnostic[] {
  if (key === 'java') return [...readJavac(compileOutput, code), ...readJavaTrace(stderr, code)];
  if (key === 'py') return [...readPython(compileOutput, code), ...readPython(stderr, code)];
  const ending: Diagnostic = {
    severity: 'error',
    line: assertedLine(stderr) ?? crash?.line ?? null,
    column: null,
    text: `${stderr.replaceAll(/[‘’]/g, "'")}\ncrash: ${crash?.report ?? 'unknown'}\nsignal ${signal ?? 'none'}`,
  };
  return [...readGcc(compileOutput, code), ending];
}

/** The C library's own message names the line: `main: main.c:4: main: Assertion …`. */
function assertedLine(stderr: string): number | null {
  const line = /main\.c(?:pp)?:(\d+): .*Assertion/.exec(stderr)?.[1];
  return line === undefined ? null : Number(line);
}

type Reading = { readonly source: SourceLines; readonly sentences: Sentences };

function apply(
  rule: ExplanationRule,
  diagnostic: Diagnostic,
  { source, sentences }: Reading,
): Explanation | null {
  if (diagnostic.severity === 'warning' && !rule.warnings) return null;
  const match = rule.pattern.exec(diagnostic.text);
  if (!match) return null;
  const groups = definedOnly(match.groups ?? {});
  const more = rule.values ? rule.values(groups) : {};
  if (!more) return null;
  const say = (text: string, values: Readonly<Record<string, string>>) =>
    fill(sentences[text] ?? text, values);
  const said = Object.entries(more).map(([name, text]) => [name, say(text, groups)]);
  const values: Record<string, string> = { ...groups, ...Object.fromEntries(said) };
  return { id: rule.id, line: placeOf(rule, diagnostic, { source, values }), text: say(rule.text, values) };
}

function definedOnly(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, shortened(value)]],
    ),
  );
}

/** The library's own name of `std::string` is nothing for a beginner. */
function shortened(value: string): string {
  return value.replaceAll('std::__cxx11::basic_string<char>', 'std::string');
}

type Place = { readonly source: SourceLines; readonly values: Readonly<Record<string, string>> };

function placeOf(rule: ExplanationRule, diagnostic: Diagnostic, { source, values }: Place): number | null {
  switch (rule.place ?? 'reported') {
    case 'nowhere':
      return null;
    case 'call':
      return source.callOf(values['symbol'] ?? '');
    case 'before':
      return diagnostic.line === null ? null : source.endOfCodeBefore(diagnostic.line, diagnostic.column);
    case 'reported':
      return diagnostic.line !== null && source.has(diagnostic.line) ? diagnostic.line : null;
  }
}
