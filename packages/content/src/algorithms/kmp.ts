import { algorithm, type Frame } from './algorithm.ts';
import { word } from './fields.ts';
import { itemAt, row } from './picture.ts';

const LINES = {
  borders: 'border[j] = longest border of pattern[0 .. j]',
  start: 'j = 0',
  back: 'for each i: while j > 0 and text[i] != pattern[j]: j = border[j - 1]',
  equal: '    if text[i] == pattern[j]: j = j + 1',
  unequal: '    else: go on with the next i',
  found: '    if j == length of pattern: found, j = border[j - 1]',
  end: 'done',
};

export const kmp = algorithm({
  lines: LINES,
  fields: { text: word({ least: 1, most: 16 }), pattern: word({ least: 1, most: 8 }) },
  example: { text: 'ababcababab', pattern: 'abab' },
  *run({ text, pattern }): Generator<Frame<keyof typeof LINES>> {
    const [signs, wanted] = [text.split(''), pattern.split('')];
    const border = bordersOf(pattern);
    const places: number[] = [];
    let j = 0;
    const show = (i?: number, tone: 'now' | 'good' | 'bad' = 'now') => [
      row('text', signs, {
        tone: (at) => {
          if (i === undefined)
            return places.some((from) => at >= from && at < from + pattern.length) ? 'good' : undefined;
          return at === i ? tone : at < i && at >= i - j ? 'done' : undefined;
        },
        pointers: { i },
      }),
      row('pattern', wanted, {
        tone: (at) => (i === undefined ? undefined : at < j ? 'done' : at === j ? tone : undefined),
        pointers: { j: i !== undefined && j < pattern.length ? j : undefined },
      }),
      row('borders', border),
    ];
    yield { line: 'borders', values: { pattern }, pictures: show() };
    yield { line: 'start', pictures: show(0) };
    for (const [i, sign] of signs.entries()) {
      while (j > 0 && sign !== pattern[j]) {
        const [matched, kept] = [j, itemAt(border, j - 1)];
        yield {
          line: 'back',
          values: { sign, other: itemAt(wanted, j), matched, kept },
          pictures: show(i, 'bad'),
        };
        j = kept;
      }
      if (sign !== pattern[j]) {
        yield { line: 'unequal', values: { sign, other: itemAt(wanted, j) }, pictures: show(i, 'bad') };
        continue;
      }
      yield { line: 'equal', values: { sign, count: j + 1 }, pictures: show(i) };
      j += 1;
      if (j < pattern.length) continue;
      const from = i - pattern.length + 1;
      places.push(from);
      const kept = itemAt(border, j - 1);
      yield { line: 'found', values: { pattern, from, kept }, pictures: show(i, 'good') };
      j = kept;
    }
    const say = places.length === 0 ? 'absent' : 'end';
    yield { line: 'end', say, values: { pattern, places: places.join(', ') }, pictures: show() };
  },
});

/** For each beginning of a word: how many of its first letters are its last ones as well, without being all of it. */
function bordersOf(pattern: string): number[] {
  const border = [0];
  for (let at = 1; at < pattern.length; at += 1) {
    let length = border[at - 1] ?? 0;
    while (length > 0 && pattern[at] !== pattern[length]) length = border[length - 1] ?? 0;
    border.push(pattern[at] === pattern[length] ? length + 1 : 0);
  }
  return border;
}
