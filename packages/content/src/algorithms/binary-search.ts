import { algorithm, type Frame } from './algorithm.ts';
import { number, numbers } from './fields.ts';
import { row } from './picture.ts';

const LINES = {
  start: 'low, high = 0, length - 1',
  middle: 'while low <= high: middle = (low + high) // 2',
  found: '    if values[middle] == wanted: return middle',
  right: '    if values[middle] < wanted: low = middle + 1',
  left: '    else: high = middle - 1',
  absent: 'return -1',
};

export const binarySearch = algorithm({
  lines: LINES,
  fields: {
    values: numbers({ least: 1, most: 12, low: -99, high: 999, isSorted: true }),
    wanted: number({ low: -99, high: 999 }),
  },
  example: { values: '2 3 5 8 13 21 34', wanted: '21' },
  *run({ values, wanted }): Generator<Frame<keyof typeof LINES>> {
    let [low, high] = [0, values.length - 1];
    const show = (middle?: number, isFound = false) => [
      row('values', values, {
        tone: (at) => {
          if (at < low || at > high) return 'out';
          return at === middle ? (isFound ? 'good' : 'now') : undefined;
        },
        pointers: { low: low < values.length ? low : undefined, middle, high: high >= 0 ? high : undefined },
      }),
    ];
    yield { line: 'start', values: { wanted, low, high }, pictures: show() };
    while (low <= high) {
      const middle = Math.floor((low + high) / 2);
      const value = values[middle] ?? 0;
      yield { line: 'middle', values: { wanted, low, high, middle, value }, pictures: show(middle) };
      if (value === wanted) {
        yield { line: 'found', values: { middle, wanted }, pictures: show(middle, true) };
        return;
      }
      if (value < wanted) low = middle + 1;
      else high = middle - 1;
      yield {
        line: value < wanted ? 'right' : 'left',
        values: { value, wanted, low, high },
        pictures: show(),
      };
    }
    yield { line: 'absent', values: { wanted }, pictures: show() };
  },
});
