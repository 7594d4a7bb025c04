import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { linesOf } from '../code/program.ts';

type Slice = { readonly from: number; readonly to: number | undefined; readonly step: number };

/** What Python takes out of a text for `[from:to:step]`. */
function sliced(text: string, { from, to, step }: Slice): string {
  const letters = Array.from(text);
  const at = (place: number): number => Math.max(0, place < 0 ? place + letters.length : place);
  const part = letters.slice(at(from), to === undefined ? undefined : at(to));
  return part.filter((_, index) => index % step === 0).join('');
}

const SLICE = /\b\w+\[(-?\d*):(-?\d+|len\(\w+\))?(?::([1-9]\d*))?\]/g;

/** A slice of the program that gives what was printed, and the text of the input that it was taken from. */
function* printedSlices({ program, input, actual }: TakenApart) {
  for (const [given, from = '', to = '', step = ''] of linesOf(program, 'py').join('\n').matchAll(SLICE)) {
    const end = /^-?\d+$/.test(to) ? Number(to) : undefined;
    const slice = { from: Number(from || '0'), to: end, step: Number(step || '1') };
    const text = [...input.split('\n'), ...wordsOf(input)].find(
      (each) => sliced(each, slice) === actual.text,
    );
    if (text !== undefined) yield { given, slice, text };
  }
}

/** A slice that begins one place beside what is expected. */
function beginsBeside(answer: TakenApart): Values | undefined {
  for (const { given, slice, text } of printedSlices(answer)) {
    const place = [slice.from + 1, slice.from - 1].find(
      (from) => from < 0 === slice.from < 0 && sliced(text, { ...slice, from }) === answer.expected.text,
    );
    if (place !== undefined) return { given, place: String(slice.from), wanted: String(place) };
  }
  return undefined;
}

/** A slice that stops one place beside what is expected. */
function stopsBeside(answer: TakenApart): Values | undefined {
  for (const { given, slice, text } of printedSlices(answer)) {
    const { to = 0 } = slice;
    const place = [to + 1, to - 1].find(
      (each) => each !== 0 && sliced(text, { ...slice, to: each }) === answer.expected.text,
    );
    if (to !== 0 && place !== undefined) return { given, place: String(to), wanted: String(place) };
  }
  return undefined;
}

/** Parts of texts that begin or stop one place beside what is expected. */
export const sliceRules: readonly AnswerRule[] = [
  {
    id: 'answers/slice-begins',
    text: {
      en: '`{given}` begins at the place {place}, and places count from 0. The expected output begins at the place {wanted}.',
      hi: '`{given}` जगह {place} से शुरू होता है, और जगहें 0 से गिनी जाती हैं। अपेक्षित आउटपुट जगह {wanted} से शुरू होता है।',
    },
    fits: beginsBeside,
  },
  {
    id: 'answers/slice-stops',
    text: {
      en: '`{given}` stops before the place {place}; what stands there is left out. For the expected output write {wanted} instead of {place}.',
      hi: '`{given}` जगह {place} से पहले रुकता है; जो वहाँ है वह छूट जाता है। अपेक्षित आउटपुट के लिए {place} की जगह {wanted} लिखें।',
    },
    fits: stopsBeside,
  },
];
