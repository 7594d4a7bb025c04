import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { numberRules } from './number-answers.table.ts';

/** As much of the learner's own output as a sentence can quote. */
const QUOTED_CHARACTERS = 40;

const FITS: Values = {};

const quoted = (text: string): string =>
  text.length > QUOTED_CHARACTERS ? `${text.slice(0, QUOTED_CHARACTERS)}…` : text;

const fitsIf = (condition: boolean): Values | undefined => (condition ? FITS : undefined);

const without = (text: string, sign: RegExp): string => text.replaceAll(sign, '');

/** Words with which a program asks for input, up to the sign that ends them. */
const PROMPT = /\b(?:enter|input|please|type|give|what is|how many)\b[^\n:?>]*[:?>]*[ \t]*/gi;

function promptOf({ expected, actual }: TakenApart): Values | undefined {
  const prompt = actual.text.match(PROMPT)?.[0];
  if (prompt === undefined || expected.text.includes(prompt.trim())) return undefined;
  const rest = wordsOf(actual.text.replaceAll(PROMPT, ' ')).join(' ');
  return rest.endsWith(expected.words.join(' ')) ? { prompt: quoted(prompt.trim()) } : undefined;
}

/** What stands before the expected text on every line of the learner's. */
function labelsOf(lines: readonly string[], bare: readonly string[]): string | undefined {
  if (bare.length === 0 || lines.length !== bare.length) return undefined;
  const labels = lines.map((line, index) =>
    line.endsWith(bare[index] ?? '') ? line.slice(0, line.length - (bare[index] ?? '').length) : undefined,
  );
  if (labels.some((label) => label === undefined || /[\w.-]$/.test(label))) return undefined;
  return labels.find((label) => label !== undefined && /[^\s\d]/.test(label));
}

const isStart = (start: readonly string[], whole: readonly string[]): boolean =>
  start.length > 0 && start.length < whole.length && start.every((each, index) => each === whole[index]);

const isEnd = (end: readonly string[], whole: readonly string[]): boolean =>
  isStart(end.toReversed(), whole.toReversed());

const sameInOrder = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((each, index) => each === right[index]);

/** The first line of the input counts the cases, and the answer has a line for each. */
function countsCases({ input, expected }: TakenApart): boolean {
  return Number(input.split(/\s/)[0]) === expected.lines.length && expected.lines.length > 1;
}

/**
 * What a wrong answer looks like, from the input, the expected and the learner's output of one visible test.
 * A row says what was seen and what to try, never the right answer's way.
 */
export const answerRules: readonly AnswerRule[] = [
  {
    id: 'nothing-printed',
    text: 'Your program printed nothing. Check that it comes to the line that prints, and that it prints the result.',
    fits: ({ actual }) => fitsIf(actual.text === ''),
  },
  {
    id: 'letter-case',
    text: 'Only capital and small letters differ. Copy the words from the question exactly as they are.',
    fits: ({ expected, actual }) => fitsIf(expected.text.toLowerCase() === actual.text.toLowerCase()),
  },
  {
    id: 'line-break-missing',
    text: 'The characters are right, but things stand on one line that belong on several. End each line with a line break, `\\n` or `println`.',
    fits: ({ expected, actual }) =>
      fitsIf(
        without(expected.text, /\s/g) === without(actual.text, /\s/g) &&
          actual.lines.length < expected.lines.length,
      ),
  },
  {
    id: 'line-break-too-many',
    text: 'The characters are right, but things stand on several lines that belong on one. Print a space between them instead of a line break.',
    fits: ({ expected, actual }) =>
      fitsIf(
        without(expected.text, /\s/g) === without(actual.text, /\s/g) &&
          actual.lines.length > expected.lines.length,
      ),
  },
  {
    id: 'spaces',
    text: 'Only spaces differ. Compare the two lines below: each dot is a space.',
    fits: ({ expected, actual }) => fitsIf(without(expected.text, /\s/g) === without(actual.text, /\s/g)),
  },
  {
    id: 'list-form',
    text: 'The values are right, but printed as a whole list with brackets and commas. Print them one by one, with a space between them.',
    fits: ({ expected, actual }) =>
      fitsIf(
        /^\s*[[({]/m.test(actual.text) &&
          sameInOrder(expected.words, wordsOf(actual.text.replaceAll(/[[\](){},'"]/g, ' '))),
      ),
  },
  {
    id: 'signs',
    text: 'The words and numbers are right; only signs such as `.`, `,`, `:`, `!` or quotation marks differ. Copy them from the question exactly.',
    fits: ({ expected, actual }) =>
      fitsIf(
        without(expected.text, /[\s.,:;!?'"()\-–=]/g) === without(actual.text, /[\s.,:;!?'"()\-–=]/g) &&
          /[A-Za-z]/.test(expected.text),
      ),
  },
  {
    id: 'prompt',
    text: 'Your program also printed "{prompt}". All that it prints is compared with the answer, so print no words that ask for the input.',
    fits: promptOf,
  },
  {
    id: 'none-printed',
    text: 'Among your lines is `None`: `print` was given a function that returns nothing. Let the function `return` its result, or call it without `print`.',
    fits: ({ expected, actual }) =>
      fitsIf(
        actual.lines.includes('None') &&
          sameInOrder(
            expected.lines,
            actual.lines.filter((line) => line !== 'None'),
          ),
      ),
  },
  {
    id: 'label-too-many',
    text: 'The value is right, but "{label}" stands before it. Print the answer alone, as the sample does.',
    fits: ({ expected, actual }) => {
      const label = labelsOf(actual.lines, expected.lines);
      return label === undefined ? undefined : { label: quoted(label.trim()) };
    },
  },
  {
    id: 'label-missing',
    text: 'The value is right, but the sample has words before it. Print the line exactly as the sample shows it.',
    fits: ({ expected, actual }) => fitsIf(labelsOf(expected.lines, actual.lines) !== undefined),
  },
  {
    id: 'reversed',
    text: 'The values are right, but in the opposite order. Check where your loop starts and in which direction it goes, or which way you sort.',
    fits: ({ expected, actual }) =>
      fitsIf(expected.words.length > 1 && sameInOrder(expected.words, actual.words.toReversed())),
  },
  {
    id: 'other-order',
    text: 'The values are right, but in another order. The question says in which order they are wanted.',
    fits: ({ expected, actual }) => fitsIf(sameInOrder(expected.words.toSorted(), actual.words.toSorted())),
  },
  ...numberRules,
  {
    id: 'first-case-only',
    text: 'Your program answered only the first of {cases} cases. The first number of the input says how many follow: read and answer each in a loop.',
    fits: (answer) =>
      countsCases(answer) &&
      isStart(answer.actual.lines, answer.expected.lines) &&
      answer.actual.lines.length === 1
        ? { cases: String(answer.expected.lines.length) }
        : undefined,
  },
  {
    id: 'last-missing',
    text: 'All is right, but the last value is missing. Check where your loop stops: `<` or `<=`.',
    fits: ({ expected, actual }) =>
      fitsIf(isStart(actual.words, expected.words) && expected.words.length - actual.words.length === 1),
  },
  {
    id: 'stops-early',
    text: 'What your program printed is right, but it stops after {given} of {wanted} values. Check where your loop stops, and that all of the input is read.',
    fits: ({ expected, actual }) =>
      isStart(actual.words, expected.words)
        ? { given: String(actual.words.length), wanted: String(expected.words.length) }
        : undefined,
  },
  {
    id: 'first-missing',
    text: 'All is right, but the first value is missing. Check where your loop starts: the first place is 0.',
    fits: ({ expected, actual }) =>
      fitsIf(isEnd(actual.words, expected.words) && expected.words.length - actual.words.length === 1),
  },
  {
    id: 'printed-after',
    text: 'The right answer is there, and then your program goes on with "{more}". Take out what was printed to try things, and check where your loop stops.',
    fits: ({ expected, actual }) =>
      isStart(expected.words, actual.words)
        ? { more: quoted(actual.words.slice(expected.words.length).join(' ')) }
        : undefined,
  },
  {
    id: 'printed-before',
    text: 'The right answer is there, but before it your program printed "{more}". Print the answer alone.',
    fits: ({ expected, actual }) =>
      isEnd(expected.words, actual.words)
        ? { more: quoted(actual.words.slice(0, actual.words.length - expected.words.length).join(' ')) }
        : undefined,
  },
  {
    id: 'input-echoed',
    text: 'Your program printed the input itself. Check that you print the result and not the variable that was read.',
    fits: ({ input, actual }) => fitsIf(sameInOrder(wordsOf(input), actual.words)),
  },
  {
    id: 'last-wrong',
    text: 'All is right but the last of {count} values. Check what your loop does at its end: `<` or `<=`, and the last element.',
    fits: ({ expected, actual }) =>
      expected.words.length > 2 &&
      expected.words.length === actual.words.length &&
      sameInOrder(expected.words.slice(0, -1), actual.words.slice(0, -1))
        ? { count: String(expected.words.length) }
        : undefined,
  },
];
