/** Letters with all their marks, as people see them: nothing is cut within one. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Somebody may pile any number of marks on a letter: drawing such a pile takes the square of its height. */
const MARKS_MAX = 16;

export type Measure = (text: string) => number;

/** A tab reaches to the next of these columns. */
const TAB = 4;

/** Controls, and what turns the direction of writing round; the joiners that Devanagari needs stay. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFEFF]/gu;

/** The lines of a text as they can be drawn: no tabs, no controls, no halves of characters. */
export function printableLines(text: string): string[] {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => withoutTabs(line).replaceAll(UNPRINTABLE, '?'));
}

function withoutTabs(line: string): string {
  const [first = '', ...others] = line.split('\t');
  return others.reduce((drawn, part) => drawn + ' '.repeat(TAB - (drawn.length % TAB)) + part, first);
}

/** Cuts a line wherever the width ends: for programs, where each character counts. */
export function cutLine(line: string, width: number, measure: Measure): string[] {
  if (line === '') return [''];
  const pieces: string[] = [];
  let piece = '';
  let reached = 0;
  for (const letter of lettersOf(line)) {
    const wide = measure(letter);
    if (piece !== '' && reached + wide > width) {
      pieces.push(piece);
      piece = '';
      reached = 0;
    }
    piece += letter;
    reached += wide;
  }
  return [...pieces, piece];
}

function* lettersOf(line: string): Generator<string> {
  for (const { segment } of letters.segment(line)) {
    if (segment.length <= MARKS_MAX) yield segment;
    else for (const character of segment) yield character;
  }
}

/** Breaks a line between words, and within those that are wider than the whole line. */
export function wrapLine(line: string, width: number, measure: Measure): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let current = '';
  let reached = 0;
  for (const word of line.split(' ').flatMap((each) => fitting(each, width, measure))) {
    const wide = measure(word);
    if (current !== '' && reached + space + wide > width) {
      lines.push(current);
      current = '';
      reached = 0;
    }
    reached += current === '' ? wide : space + wide;
    current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
}

/** Longer than any word of a language: its letters are measured one by one, not all together. */
const WORD_MAX = 60;

const fitting = (word: string, width: number, measure: Measure): string[] =>
  word.length <= WORD_MAX && measure(word) <= width ? [word] : cutLine(word, width, measure);
