import { compareRows } from '@abhyas/languages/sql/compare-rows';
import { readRowOutput } from '@abhyas/languages/sql/rows';
import type { Checker } from '@abhyas/queue/job';

/** Every checker but the author's own program, which needs a box. */
export type TextChecker = Exclude<Checker, { kind: 'custom' }>;

/** Whether a program's output is a right answer. */
export function matches(checker: TextChecker, expected: string, actual: string): boolean {
  switch (checker.kind) {
    case 'exact':
      return actual === expected;
    case 'trailing-space':
      return sameList(linesOf(expected), linesOf(actual));
    case 'tokens':
      return sameList(tokensOf(expected), tokensOf(actual));
    case 'floats':
      return sameList(tokensOf(expected), tokensOf(actual), (wanted, given) =>
        isNear(checker, wanted, given),
      );
    case 'unordered-lines':
      return sameList(linesOf(expected).sort(), linesOf(actual).sort());
    case 'rows':
      return compareRows(readRowOutput(expected), readRowOutput(actual)).faults.length === 0;
    default:
      return checker satisfies never;
  }
}

type Same = (wanted: string, given: string) => boolean;

function sameList(expected: readonly string[], actual: readonly string[], same: Same = Object.is): boolean {
  return (
    expected.length === actual.length && expected.every((wanted, index) => same(wanted, actual[index] ?? ''))
  );
}

/** Lines without the blanks at their ends, and without empty lines at the end of all. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map(withoutTrailingBlanks);
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The blanks of C's `isspace` and no others: `trimEnd` would also take what Unicode calls a space. */
const BLANKS = new Set([' ', '\t', '\r', '\v', '\f']);

function withoutTrailingBlanks(line: string): string {
  let end = line.length;
  while (end > 0 && BLANKS.has(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}

function tokensOf(text: string): string[] {
  return text.split(/[ \t\n\r\v\f]+/).filter((token) => token !== '');
}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

type Tolerance = { readonly absolute: number; readonly relative: number };

/** Near by either tolerance, as in the DMOJ and Kattis checkers. What is no finite decimal must be equal. */
function isNear({ absolute, relative }: Tolerance, wanted: string, given: string): boolean {
  if (wanted === given) return true;
  if (!DECIMAL.test(wanted) || !DECIMAL.test(given)) return false;
  const distance = Math.abs(Number(wanted) - Number(given));
  return distance <= absolute || distance <= relative * Math.abs(Number(wanted));
}
