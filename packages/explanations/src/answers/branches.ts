import { quoted, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { conditionIn, textsIn } from './outcomes.ts';
import { linesOf } from '../code/program.ts';

/** The line on which the condition stands that decides about this one: the line itself, or the one before it. */
function headOf(lines: readonly string[], at: number): string {
  const [line = '', before = ''] = [lines[at], lines.slice(0, at).findLast((each) => /[^\s{}]/.test(each))];
  if (/\belse\b(?!\s+if)/.test(line)) return '';
  if (/\b(?:el)?if\b/.test(line)) return line;
  return /\b(?:el)?if\b.*[){:]\s*$/.test(before) ? before : '';
}

/** The condition right under which the one line stands that prints this text. */
function conditionOf(text: string, lines: readonly string[]): string | undefined {
  const places = [...lines.keys()].filter((at) =>
    textsIn(lines[at] ?? '').some((each) => each.trim() === text),
  );
  const [at] = places;
  const condition = at === undefined || places.length > 1 ? '' : conditionIn(headOf(lines, at));
  return condition === '' ? undefined : condition;
}

const LETTERS = /[A-Za-z]{2}/;

/** The right text stands under a condition that was not true; what was printed is no text of the program. */
function branchNotTaken({ program, expected, actual }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'c', 'cpp', 'java', 'js', 'py');
  const isOwn = lines.some((line) => textsIn(line).some((each) => each.trim() === actual.text));
  if (!LETTERS.test(expected.text) || isOwn || actual.text.includes(expected.text)) return undefined;
  const given = conditionOf(expected.text, lines);
  return given === undefined ? undefined : { given: quoted(given), wanted: quoted(expected.text) };
}

/** A text was printed under a condition that should not have been true; the right answer is no text of the program. */
function branchTaken({ program, expected, actual }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'c', 'cpp', 'java', 'js', 'py');
  const isOwn = lines.some((line) => textsIn(line).some((each) => each.trim() === expected.text));
  if (!LETTERS.test(actual.text) || isOwn) return undefined;
  const given = conditionOf(actual.text, lines);
  return given === undefined
    ? undefined
    : { given: quoted(given), printed: quoted(actual.text), wanted: quoted(expected.text) };
}

/** Told when nothing more exact is: they say only what the program itself shows. */
export const branchRules: readonly AnswerRule[] = [
  {
    id: 'answers/branch-not-taken',
    text: {
      en: '"{wanted}" is expected, and your program prints it only if it comes to `{given}` and finds it true, which did not happen. Work the conditions out by hand for this input.',
      hi: '"{wanted}" चाहिए, और आपका प्रोग्राम उसे तभी छापता है जब वह `{given}` तक पहुँचे और उसे सच पाए, जो नहीं हुआ। इस इनपुट के लिए शर्तों को हाथ से निकालकर देखें।',
    },
    fits: branchNotTaken,
  },
  {
    id: 'answers/branch-taken',
    text: {
      en: 'Your program printed "{printed}", because `{given}` was true, and "{wanted}" is expected. Work the condition out by hand for this input.',
      hi: 'आपके प्रोग्राम ने "{printed}" छापा, क्योंकि `{given}` सच था, और "{wanted}" चाहिए। इस इनपुट के लिए शर्त को हाथ से निकालकर देखें।',
    },
    fits: branchTaken,
  },
];
