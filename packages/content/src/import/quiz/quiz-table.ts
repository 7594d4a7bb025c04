import type { FaultList } from '../../files/faults.ts';
import { type CsvRow, readCsv } from '../csv.ts';
import { toMarkdown } from './foreign-text.ts';
import type { FoundQuestion, QuizSource } from './found-questions.ts';
import { type Columns, columnsOf } from './table-head.ts';

/** The first line of a quiz table; docs/how-to/import-content.md explains it. */
export const QUIZ_TABLE_HEAD = 'question,a,b,c,d,answer,explanation';

/**
 * Reads a quiz kept as a table: a head `question,a,b,c,d,answer,explanation`, then a question a line. `answer` names
 * the letters of all right choices.
 */
export function readQuizTable({ file, text }: QuizSource, notes: FaultList): FoundQuestion[] {
  const { rows, openQuote } = readCsv(text);
  if (openQuote !== null)
    notes.add(
      file,
      openQuote,
      'A quotation mark is opened here and never closed; the rest of the file is left out.',
    );
  const [head, ...body] = rows;
  if (!head) return [];
  const columns = columnsOf(head.cells);
  const missing = missingIn(columns);
  if (missing.length > 0) {
    notes.add(
      file,
      head.line,
      `The first line must name the columns, as in ${QUIZ_TABLE_HEAD}. Missing: ${missing.join(', ')}.`,
    );
    return [];
  }
  for (const name of columns.unknown) notes.add(file, head.line, `The column "${name}" is not taken over.`);
  return body.flatMap((row) => {
    const read = questionOf(row, columns, head.cells.length);
    if (typeof read !== 'string') return [read];
    notes.add(file, row.line, `${read} The question is left out.`);
    return [];
  });
}

function missingIn({ question, choices, answer }: Columns): string[] {
  const letters = choices.map(({ letter }) => letter);
  return [
    ...(question < 0 ? ['question'] : []),
    ...['a', 'b'].filter((letter) => !letters.includes(letter)),
    ...(answer < 0 ? ['answer'] : []),
  ];
}

type Choice = { readonly letter: string; readonly text: string };

function questionOf({ line, cells }: CsvRow, columns: Columns, width: number): FoundQuestion | string {
  const cell = (at: number): string => cells[at] ?? '';
  if (cells.length > width)
    return `The line has ${cells.length} cells, the first line ${width}: put texts with commas into quotation marks.`;
  if (cell(columns.question) === '') return 'The question is empty.';
  const choices = columns.choices.flatMap(({ letter, at }): Choice[] =>
    cell(at) === '' ? [] : [{ letter, text: cell(at) }],
  );
  if (choices.length < 2) return 'A question needs at least two choices.';
  const right = rightLetters(cell(columns.answer), choices);
  if (typeof right === 'string') return right;
  const pick = (isRight: boolean) =>
    choices
      .filter(({ letter }) => right.includes(letter) === isRight)
      .map(({ text }) => ({ text: toMarkdown(text), because: '' }));
  if (pick(false).length === 0) return 'Every choice is right; a question needs a wrong one.';
  return {
    line,
    question: toMarkdown(cell(columns.question)),
    correct: pick(true),
    wrong: pick(false),
    explanation: toMarkdown(cell(columns.explanation)),
    premium: /^(1|yes|true|y)$/i.test(cell(columns.premium)),
  };
}

/** The right choices: by letters, by their own text, or by numbers that count from 1. */
function rightLetters(answer: string, choices: readonly Choice[]): readonly string[] | string {
  if (answer === '') return 'The column answer is empty: write the letter of the right choice.';
  const letters = choices.map(({ letter }) => letter);
  const words = answer
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .flatMap((word) => (/^[a-h]{2,}$/.test(word) ? word.split('') : [word]));
  if (words.length > 0 && words.every((word) => letters.includes(word))) return words;
  const twin = choices.find(({ text }) => text.toLowerCase() === answer.toLowerCase());
  if (twin) return [twin.letter];
  const numbered = words.map((word) => choices[Number(word) - 1]?.letter ?? '');
  if (words.length > 0 && !numbered.includes('')) return numbered;
  return `The answer "${answer}" is none of the choices ${letters.join(', ').toUpperCase()}.`;
}
