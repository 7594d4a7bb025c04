import { fill } from '@abhyas/contract/fill';

import { cTable } from './c.table.ts';
import { cppTable } from './cpp.table.ts';
import type { Diagnostic, Explanation, ExplanationRule, Failure, Sentences } from './explanation.ts';
import { javaTable } from './java.table.ts';
import { nativeCrashes } from './native-crashes.table.ts';
import { pythonTable } from './python.table.ts';
import { readGcc } from './read-gcc.ts';
import { readJavac, readJavaTrace } from './read-java.ts';
import { readPython } from './read-python.ts';
import { SourceLines } from './source-lines.ts';
import { warningsTable } from './warnings.table.ts';

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
      if (diagnostic.severity === 'warning' && !rule.warnings) continue;
      const explanation = apply(rule, diagnostic, { source, sentences });
      if (explanation) return explanation;
    }
  }
  return null;
}

const WARNINGS: readonly ExplanationRule[] = [...TABLES.c.filter((rule) => rule.warnings), ...warningsTable];

/** More warnings than these nobody reads beside a wrong answer. */
const WARNINGS_SHOWN = 3;

/** What gcc or g++ warned of in a program that compiled and is wrong: the most telling first, one of each kind. */
export function explainWarnings(
  { code, compileOutput }: Pick<Failure, 'code' | 'compileOutput'>,
  sentences: Sentences = {},
): Explanation[] {
  const source = new SourceLines(code);
  const found = new Map<ExplanationRule, Explanation>();
  for (const diagnostic of readGcc(compileOutput, code)) {
    if (diagnostic.severity !== 'warning') continue;
    for (const rule of WARNINGS) {
      const explanation = apply(rule, diagnostic, { source, sentences });
      if (!explanation) continue;
      if (!found.has(rule)) found.set(rule, explanation);
      break;
    }
  }
  return WARNINGS.flatMap((rule) => found.get(rule) ?? []).slice(0, WARNINGS_SHOWN);
}

function diagnosticsOf(failure: Failure): Diagnostic[] {
  const { key, code, compileOutput, stderr } = failure;
  switch (key) {
    case 'java':
      return orEnding([...readJavac(compileOutput, code), ...readJavaTrace(stderr, code)], failure);
    case 'py':
      return orEnding([...readPython(compileOutput, code), ...readPython(stderr, code)], failure);
    case 'c':
    case 'cpp':
      return [...readGcc(compileOutput, code), nativeEndingOf(failure)];
  }
}

/** A program that an exception has ended did not end itself, though it has an exit code too. */
function orEnding(said: Diagnostic[], failure: Failure): Diagnostic[] {
  return said.length > 0 ? said : [endingOf(failure)];
}

/** How a program ended that said nothing. */
function endingOf({ exitCode }: Failure): Diagnostic {
  return { severity: 'error', line: null, column: null, text: `exit code ${exitCode ?? 'unknown'}` };
}

function nativeEndingOf(failure: Failure): Diagnostic {
  const { code, stderr, signal, crash } = failure;
  const voidMain = code.split('\n').findIndex((line) => /\bvoid\s+main\b/.test(line)) + 1;
  const words = [
    stderr.replaceAll(/[‘’]/g, "'"),
    `crash: ${crash?.report ?? 'unknown'}`,
    `signal ${signal ?? 'none'}`,
    endingOf(failure).text,
    `main: ${voidMain > 0 ? 'void' : 'int'}`,
  ];
  const line = assertedLine(stderr) ?? crash?.line ?? (voidMain > 0 ? voidMain : null);
  return { severity: 'error', line, column: null, text: words.join('\n') };
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
  const match = rule.pattern.exec(diagnostic.text);
  if (!match) return null;
  const groups = definedOnly(match.groups ?? {});
  const more = rule.values ? rule.values(groups) : {};
  if (!more) return null;
  const say = (text: string, values: Readonly<Record<string, string>>) =>
    // A learner's own `toString` is no sentence, though every object has one.
    fill((Object.hasOwn(sentences, text) ? sentences[text] : undefined) ?? text, values);
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
