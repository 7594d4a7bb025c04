import type { FaultList } from '../../files/faults.ts';
import { type CsvRow, readCsv } from '../csv.ts';
import { toMarkdown } from './foreign-text.ts';
import type { FoundQuestion, QuizSource } from './quiz-text.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const OPTIONAL = ['explanation', 'premium'];

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
  const columns = head.cells.map((cell) => cell.toLowerCase());
  const missing = ['question', 'a', 'b', 'answer'].filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    notes.add(
      file,
      head.line,
      `The first line must name the columns, as in ${QUIZ_TABLE_HEAD}. Missing: ${missing.join(', ')}.`,
    );
    return [];
  }
  for (const name of columns) {
    if (name !== '' && !['question', 'answer', ...LETTERS, ...OPTIONAL].includes(name))
      notes.add(file, head.line, `The column "${name}" is not taken over.`);
  }
  return body.flatMap((row) => {
    const read = questionOf(row, columns);
    if (typeof read !== 'string') return [read];
    notes.add(file, row.line, `${read} The question is left out.`);
    return [];
  });
}

function questionOf({ line, cells }: CsvRow, columns: readonly string[]): FoundQuestion | string {
  const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
  if (cells.length > columns.length)
    return `The line has ${cells.length} cells, the first line ${columns.length}: put texts with commas into quotation marks.`;
  if (cell('question') === '') return 'The question is empty.';
  const choices = LETTERS.flatMap((letter) =>
    columns.includes(letter) && cell(letter) !== '' ? [{ letter, text: cell(letter) }] : [],
  );
  if (choices.length < 2) return 'A question needs at least two choices.';
  const right = cell('answer')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .flatMap((word) => (/^[a-h]{2,}$/.test(word) ? word.split('') : [word]));
  if (right.length === 0) return 'The column answer is empty: write the letter of the right choice.';
  const unknown = right.find((letter) => !choices.some((choice) => choice.letter === letter));
  if (unknown !== undefined)
    return `The answer "${unknown.toUpperCase()}" is none of the choices ${choices.map(({ letter }) => letter.toUpperCase()).join(', ')}.`;
  const pick = (isRight: boolean) =>
    choices
      .filter(({ letter }) => right.includes(letter) === isRight)
      .map(({ text }) => ({ text: toMarkdown(text), because: '' }));
  if (pick(false).length === 0) return 'Every choice is right; a question needs a wrong one.';
  return {
    line,
    question: toMarkdown(cell('question')),
    correct: pick(true),
    wrong: pick(false),
    explanation: toMarkdown(cell('explanation')),
    premium: /^(1|yes|true|y)$/i.test(cell('premium')),
  };
}
