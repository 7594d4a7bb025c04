import { fill } from '@abhyas/contract/fill';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { Diagnostic, Explanation, ExplanationRule, Failure, Text } from './explanation.ts';
import { boundedDiagnostic, readableText } from './readable.ts';
import { readGcc } from './readers/gcc.ts';
import { readJavac, readJavaTrace } from './readers/java.ts';
import { readPython } from './readers/python.ts';
import { SourceLines } from './readers/source-lines.ts';

/** With what a program is explained: the rows of its language (rules.ts), and in which language the reader reads. */
export type Explaining = { readonly rules: readonly ExplanationRule[]; readonly language: PageLanguage };

/**
 * The plain sentence that stands above the raw message: about the first message that a row knows.
 * Null when none does; the raw message is then all that is shown.
 */
export function explain(failure: Failure, { rules, language }: Explaining): Explanation | null {
  const source = new SourceLines(failure.code);
  for (const diagnostic of diagnosticsOf(readableFailure(failure))) {
    for (const rule of rules) {
      if (diagnostic.severity === 'warning' && !rule.warnings) continue;
      const explanation = apply(rule, diagnostic, { source, language });
      if (explanation) return explanation;
    }
  }
  return null;
}

/** More warnings than these nobody reads beside a wrong answer. */
const WARNINGS_SHOWN = 3;

/** What gcc or g++ warned of in a program that compiled and is wrong: the most telling first, one of each kind. */
export function explainWarnings(
  { code, compileOutput }: Pick<Failure, 'code' | 'compileOutput'>,
  { rules, language }: Explaining,
): Explanation[] {
  const source = new SourceLines(code);
  const found = new Map<ExplanationRule, Explanation>();
  for (const diagnostic of readGcc(readableText(compileOutput), code).map(boundedDiagnostic)) {
    if (diagnostic.severity !== 'warning') continue;
    for (const rule of rules) {
      const explanation = apply(rule, diagnostic, { source, language });
      if (!explanation) continue;
      if (!found.has(rule)) found.set(rule, explanation);
      break;
    }
  }
  return rules.flatMap((rule) => found.get(rule) ?? []).slice(0, WARNINGS_SHOWN);
}

function readableFailure(failure: Failure): Failure {
  const { compileOutput, stderr } = failure;
  return { ...failure, compileOutput: readableText(compileOutput), stderr: readableText(stderr) };
}

function diagnosticsOf(failure: Failure): Diagnostic[] {
  return saidBy(failure).slice(0, DIAGNOSTICS_MAX).map(boundedDiagnostic);
}

/** Nobody mends more than these at once, and the first that a table knows is told. */
const DIAGNOSTICS_MAX = 100;

function saidBy(failure: Failure): Diagnostic[] {
  const { key, code, compileOutput, stderr } = failure;
  switch (key) {
    case 'java':
      return orEnding([...readJavac(compileOutput, code), ...readJavaTrace(stderr, code)], failure);
    case 'py':
      return orEnding([...readPython(compileOutput, code), ...readPython(stderr, code)], failure);
    case 'c':
    case 'cpp':
      return [...readGcc(compileOutput, code).slice(0, DIAGNOSTICS_MAX - 1), nativeEndingOf(failure)];
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

type Reading = { readonly source: SourceLines; readonly language: PageLanguage };

function apply(
  rule: ExplanationRule,
  diagnostic: Diagnostic,
  { source, language }: Reading,
): Explanation | null {
  const match = rule.pattern.exec(diagnostic.text);
  if (!match) return null;
  const groups = definedOnly(match.groups ?? {});
  const more = rule.values ? rule.values(groups) : {};
  if (!more) return null;
  const inLanguage = (value: string | Text) =>
    typeof value === 'string' ? value : fill(value[language], groups);
  const said = Object.entries(more).map(([name, value]) => [name, inLanguage(value)]);
  const values: Record<string, string> = { ...groups, ...Object.fromEntries(said) };
  return {
    id: rule.id,
    line: placeOf(rule, diagnostic, { source, values }),
    text: fill(rule.text[language], values),
  };
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
