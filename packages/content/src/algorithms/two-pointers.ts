import { algorithm, type Frame } from './algorithm.ts';
import { number, numbers } from './fields.ts';
import { itemAt, row } from './picture.ts';

const LINES = {
  start: 'left, right = 0, length - 1',
  sum: 'while left < right: sum = values[left] + values[right]',
  found: '    if sum == wanted: return left, right',
  small: '    if sum < wanted: left = left + 1',
  large: '    else: right = right - 1',
  absent: 'return nothing',
};

export const twoPointers = algorithm({
  lines: LINES,
  fields: {
    values: numbers({ least: 1, most: 12, low: -99, high: 999, isSorted: true }),
    wanted: number({ low: -999, high: 1998 }),
  },
  example: { values: '5 12 30 47 70 88', wanted: '77' },
  *run({ values, wanted }): Generator<Frame<keyof typeof LINES>> {
    let [left, right] = [0, values.length - 1];
    const show = (isFound = false) => [
      row('values', values, {
        tone: (at) => {
          if (at < left || at > right) return 'out';
          return at === left || at === right ? (isFound ? 'good' : 'now') : undefined;
        },
        pointers: { left, right },
      }),
    ];
    yield { line: 'start', values: { wanted }, pictures: show() };
    while (left < right) {
      const [a, b] = [itemAt(values, left), itemAt(values, right)];
      const sum = a + b;
      yield { line: 'sum', values: { a, b, sum, wanted }, pictures: show() };
      if (sum === wanted) {
        yield { line: 'found', values: { left, right, wanted }, pictures: show(true) };
        return;
      }
      if (sum < wanted) left += 1;
      else right -= 1;
      yield { line: sum < wanted ? 'small' : 'large', values: { a, b, wanted }, pictures: show() };
    }
    yield { line: 'absent', values: { wanted }, pictures: show() };
  },
});
