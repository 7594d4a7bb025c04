import { algorithm, type Frame } from './algorithm.ts';
import { word } from './fields.ts';
import { cellTone, WordTable, type Place } from './word-table.ts';

const LINES = {
  start: 't[i][0] = i, t[0][j] = j',
  equal: 'if a[i] == b[j]: t[i][j] = t[i - 1][j - 1]',
  unequal: 'else: t[i][j] = 1 + the least of left, above, both',
  end: 'return the last cell',
};

export const editDistance = algorithm({
  lines: LINES,
  fields: { first: word({ least: 1, most: 7 }), second: word({ least: 1, most: 7 }) },
  example: { first: 'chair', second: 'char' },
  *run({ first, second }): Generator<Frame<keyof typeof LINES>> {
    const table = new WordTable(first, second);
    for (let i = 0; i <= first.length; i += 1) table.write(i, 0, i);
    for (let j = 0; j <= second.length; j += 1) table.write(0, j, j);
    yield { line: 'start', pictures: [table.picture()] };
    for (let i = 1; i <= first.length; i += 1) {
      for (let j = 1; j <= second.length; j += 1) {
        const [a, b] = [first.charAt(i - 1), second.charAt(j - 1)];
        const [above, left, both] = [table.at(i - 1, j), table.at(i, j - 1), table.at(i - 1, j - 1)];
        const value = a === b ? both : 1 + Math.min(above, left, both);
        table.write(i, j, value);
        const from: Place[] =
          a === b
            ? [[i - 1, j - 1]]
            : [
                [i - 1, j],
                [i, j - 1],
                [i - 1, j - 1],
              ];
        yield {
          line: a === b ? 'equal' : 'unequal',
          values: { a, b, above, left, both, value },
          pictures: [table.picture(cellTone([i, j], from, a === b))],
        };
      }
    }
    const last: Place = [first.length, second.length];
    const value = table.at(...last);
    yield {
      line: 'end',
      values: { first, second, value },
      pictures: [table.picture(cellTone(last, [], true))],
    };
  },
});
