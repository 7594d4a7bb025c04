import type { FaultList } from '../../files/faults.ts';
import { toMarkdown } from './foreign-text.ts';
import type { FoundQuestion, QuizSource } from './found-questions.ts';

const CHOICE = /^\s*([A-Z])\s*[.)]\s+(.*\S)\s*$/;
/** Written by hand: `a) one`, `B.two`, `(c) three`. So short a sign is taken only when its letter is the next one. */
const LOOSE_CHOICE = /^\s*\(?([A-Za-z])\s*[.)]\s*(\S.*?)\s*$/;
/** `ANSWER: B`, and by hand `Ans: (b).` or `Correct answer: A, C`. */
const ANSWER = /^\s*(?:CORRECT\s+)?ANS(?:WERS?)?\s*:\s*(.*?)\s*$/i;

type Open = {
  readonly line: number;
  lastLine: number;
  readonly words: string[];
  readonly choices: [string, string][];
};

/** True when a text looks like a quiz in Aiken: choices in lines of their own, and a line ANSWER. */
export function isAiken(text: string): boolean {
  const lines = text.split('\n');
  return lines.some((line) => LOOSE_CHOICE.test(line)) && lines.some((line) => ANSWER.test(line));
}

/** Reads a quiz in Aiken: the question, its choices A. or A), and ANSWER: B. */
export function readAiken({ file, text }: QuizSource, notes: FaultList): FoundQuestion[] {
  const found: FoundQuestion[] = [];
  let open: Open | null = null;
  const leave = (line: number, message: string): void =>
    notes.add(file, line, `${message} The question is left out.`);
  const lines = [...text.split('\n').entries()].map(([index, source]) => ({ line: index + 1, source }));
  for (const { line, source } of lines) {
    const answer = ANSWER.exec(source)?.[1];
    if (answer !== undefined) {
      const read = open ? close(open, answer) : 'There is an ANSWER without a question before it.';
      if (typeof read === 'string') leave(line, read);
      else found.push(read);
      open = null;
    } else if (source.trim() !== '') {
      const next = withLine(open, { line, source });
      if (open && next !== open) leave(open.line, 'The line ANSWER: is missing after the choices.');
      open = next;
    }
  }
  if (open) leave(open.line, 'The line ANSWER: is missing at the end.');
  return found;
}

/** The question that a line belongs to: one more choice, one more line of its text, or the next question. */
function withLine(
  open: Open | null,
  { line, source }: { readonly line: number; readonly source: string },
): Open {
  const isNear = open?.lastLine === line - 1;
  if (open) open.lastLine = line;
  const choice = open && choiceIn(source, open.choices.length);
  if (open && choice) {
    open.choices.push(choice);
    return open;
  }
  const last = open?.choices.at(-1);
  if (open && last && isNear) {
    last[1] = `${last[1]}\n${source}`;
    return open;
  }
  if (!open || last) return { line, lastLine: line, words: [source], choices: [] };
  open.words.push(source);
  return open;
}

function choiceIn(source: string, place: number): [string, string] | null {
  const [, letter = '', text = ''] = CHOICE.exec(source) ?? LOOSE_CHOICE.exec(source) ?? [];
  const isNext = letter.toUpperCase().charCodeAt(0) === FIRST_LETTER + place;
  return CHOICE.test(source) || isNext ? [letter.toUpperCase(), text] : null;
}

const FIRST_LETTER = 'A'.charCodeAt(0);

function close({ line, words, choices }: Open, answer: string): FoundQuestion | string {
  const right = answer
    .toUpperCase()
    .split(/[\s,;.()]+/)
    .filter(Boolean);
  const letters = choices.map(([letter]) => letter);
  if (choices.length < 2)
    return 'A question needs at least two choices, A. and B., each on a line of its own.';
  const unknown = right.find((letter) => !letters.includes(letter));
  if (right.length === 0 || unknown !== undefined)
    return `ANSWER: ${answer} is none of the choices ${letters.join(', ')}.`;
  const pick = (isRight: boolean) =>
    choices
      .filter(([letter]) => right.includes(letter) === isRight)
      .map(([, text]) => ({ text: toMarkdown(text), because: '' }));
  if (right.length === choices.length) return 'Every choice is right; a question needs a wrong one.';
  return {
    line,
    question: toMarkdown(words.join('\n')),
    correct: pick(true),
    wrong: pick(false),
    explanation: '',
    premium: false,
  };
}
