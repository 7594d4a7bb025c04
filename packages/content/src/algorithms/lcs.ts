import { algorithm, type Frame } from './algorithm.ts';
import { word } from './fields.ts';
import { row } from './picture.ts';
import { cellTone, WordTable, type Place } from './word-table.ts';

const LINES = {
  start: 'row 0 and column 0 are 0',
  equal: 'if a[i] == b[j]: t[i][j] = t[i - 1][j - 1] + 1',
  unequal: 'else: t[i][j] = max(t[i - 1][j], t[i][j - 1])',
  back: 'from the last cell back: where the letters are equal, take one',
  end: 'what was taken, in reverse order',
};

type Step = Frame<keyof typeof LINES>;

export const lcs = algorithm({
  lines: LINES,
  fields: { first: word({ least: 1, most: 7 }), second: word({ least: 1, most: 7 }) },
  example: { first: 'mango', second: 'among' },
  *run({ first, second }): Generator<Step> {
    const table = new WordTable(first, second);
    for (let i = 0; i <= first.length; i += 1) table.write(i, 0, 0);
    for (let j = 0; j <= second.length; j += 1) table.write(0, j, 0);
    yield { line: 'start', pictures: [table.picture(), row('result', [])] };
    for (let i = 1; i <= first.length; i += 1) {
      for (let j = 1; j <= second.length; j += 1) {
        const [a, b] = [first.charAt(i - 1), second.charAt(j - 1)];
        const [above, left] = [table.at(i - 1, j), table.at(i, j - 1)];
        const value = a === b ? table.at(i - 1, j - 1) + 1 : Math.max(above, left);
        table.write(i, j, value);
        const from: Place[] =
          a === b
            ? [[i - 1, j - 1]]
            : [
                [i - 1, j],
                [i, j - 1],
              ];
        yield {
          line: a === b ? 'equal' : 'unequal',
          values: { a, b, above, left, value },
          pictures: [table.picture(cellTone([i, j], from, a === b)), row('result', [])],
        };
      }
    }
    yield* walkBack(table, first, second);
  },
});

function* walkBack(table: WordTable, first: string, second: string): Generator<Step> {
  let [i, j] = [first.length, second.length];
  const taken: string[] = [];
  const path: Place[] = [];
  while (i > 0 && j > 0) {
    const isTaken = first[i - 1] === second[j - 1];
    if (isTaken) taken.unshift(first.charAt(i - 1));
    const picture = table.picture(cellTone([i, j], path, isTaken));
    const values = { a: first.charAt(i - 1), b: second.charAt(j - 1) };
    yield {
      line: 'back',
      say: isTaken ? 'take' : 'back',
      values,
      pictures: [picture, row('result', taken, { tone: () => 'good' })],
    };
    if (isTaken) path.push([i, j]);
    if (isTaken) [i, j] = [i - 1, j - 1];
    else if (table.at(i - 1, j) >= table.at(i, j - 1)) i -= 1;
    else j -= 1;
  }
  const last = table.picture((row, column) =>
    path.some(([a, b]) => a === row && b === column) ? 'good' : undefined,
  );
  const values = { word: taken.join('') || '–', count: taken.length };
  yield { line: 'end', values, pictures: [last, row('result', taken, { tone: () => 'good' })] };
}
