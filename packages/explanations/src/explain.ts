import { fill } from '@abhyas/contract/fill';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { Diagnostic, ReadMessages } from '@abhyas/languages/diagnostic';
import { diagnosticsOf } from '@abhyas/languages/diagnostics';
import { SourceLines } from '@abhyas/languages/source-lines';

import { type Explanation, type ExplanationRule, type Failure, type Text, textIn } from './explanation.ts';

/** With what a program is explained: the reader and the rows of its language (rules.ts), and the reader's own. */
export type Explaining = {
  readonly readMessages: ReadMessages;
  readonly rules: readonly ExplanationRule[];
  readonly language: PageLanguage;
};

/**
 * The plain sentence that is above the raw message: about the first message that a row knows.
 * Null when none does; the raw message is then all that is shown.
 */
export function explain(failure: Failure, explaining: Explaining): Explanation | null {
  for (const { explanation } of eachExplained(failure, explaining)) if (explanation) return explanation;
  return null;
}

/** Every message about a failure, with its plain sentence where a row knows it. */
export function* eachExplained(
  failure: Failure,
  { readMessages, rules, language }: Explaining,
): Generator<{ readonly diagnostic: Diagnostic; readonly explanation: Explanation | null }> {
  const reading = { source: new SourceLines(failure.code), code: failure.code, language };
  for (const diagnostic of diagnosticsOf(failure, readMessages)) {
    yield { diagnostic, explanation: firstThatFits(rules, diagnostic, reading) };
  }
}

function firstThatFits(
  rules: readonly ExplanationRule[],
  diagnostic: Diagnostic,
  reading: Reading,
): Explanation | null {
  for (const rule of rules) {
    if (diagnostic.severity === 'warning' && !rule.warnings) continue;
    const explanation = apply(rule, diagnostic, reading);
    if (explanation) return explanation;
  }
  return null;
}

/** More warnings than these nobody reads beside a wrong answer. */
const WARNINGS_SHOWN = 3;

/** What gcc or g++ warned of in a program that compiled and is wrong: the most telling first, one of each kind. */
export function explainWarnings(
  warned: Pick<Failure, 'code' | 'compileOutput'>,
  { readMessages, rules, language }: Explaining,
): Explanation[] {
  const reading = { source: new SourceLines(warned.code), code: warned.code, language };
  const found = new Map<ExplanationRule, Explanation>();
  for (const diagnostic of diagnosticsOf({ ...warned, stderr: '', signal: null }, readMessages)) {
    if (diagnostic.severity !== 'warning') continue;
    for (const rule of rules) {
      const explanation = apply(rule, diagnostic, reading);
      if (!explanation) continue;
      if (!found.has(rule)) found.set(rule, explanation);
      break;
    }
  }
  return rules.flatMap((rule) => found.get(rule) ?? []).slice(0, WARNINGS_SHOWN);
}

type Reading = { readonly source: SourceLines; readonly code: string; readonly language: PageLanguage };

function apply(
  rule: ExplanationRule,
  diagnostic: Diagnostic,
  { source, code, language }: Reading,
): Explanation | null {
  const match = rule.pattern.exec(diagnostic.text);
  if (!match) return null;
  const groups = definedOnly(match.groups ?? {});
  const more = rule.values ? rule.values(groups, code) : {};
  if (!more) return null;
  const inLanguage = (value: string | Text) =>
    typeof value === 'string' ? value : fill(textIn(value, language), groups);
  const said = Object.entries(more).map(([name, value]) => [name, inLanguage(value)]);
  const values: Record<string, string> = { ...groups, ...Object.fromEntries(said) };
  return {
    id: rule.id,
    line: lineOf(rule, diagnostic, { source, values }),
    text: fill(textIn(rule.text, language), values),
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

type RuleContext = { readonly source: SourceLines; readonly values: Readonly<Record<string, string>> };

function lineOf(
  rule: ExplanationRule,
  diagnostic: Diagnostic,
  { source, values }: RuleContext,
): number | null {
  switch (rule.marks ?? 'reported') {
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
