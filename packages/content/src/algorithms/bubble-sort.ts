import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { itemRow, itemsOf, marked, swap, valueAt } from './picture.ts';

const LINES = {
  start: 'for last = length - 1 down to 1:',
  pass: '    swapped = false',
  compare: '    for i = 0 to last - 1: compare values[i], values[i + 1]',
  swap: '        if the left one is larger: swap them, swapped = true',
  early: '    if not swapped: stop',
  end: 'the values are sorted',
};

export const bubbleSort = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 10, low: -99, high: 999 }) },
  example: { values: '5 1 4 2 3' },
  *run({ values }): Generator<Frame<keyof typeof LINES>> {
    const items = itemsOf(values);
    let last = items.length - 1;
    const show = (now: readonly number[] = [], i?: number) => [
      itemRow('values', items, {
        tone: marked(now, 'now', (at) => (at > last ? 'done' : undefined)),
        pointers: { i },
      }),
    ];
    yield { line: 'start', values: { count: items.length }, pictures: show() };
    for (; last >= 1; last -= 1) {
      let isSwapped = false;
      yield { line: 'pass', values: { last }, pictures: show() };
      for (let i = 0; i < last; i += 1) {
        const [a, b] = [valueAt(items, i), valueAt(items, i + 1)];
        yield {
          line: 'compare',
          say: a > b ? 'wrong' : 'right',
          values: { a, b },
          pictures: show([i, i + 1], i),
        };
        if (a <= b) continue;
        swap(items, i, i + 1);
        isSwapped = true;
        yield { line: 'swap', values: { a, b }, pictures: show([i, i + 1], i) };
      }
      if (isSwapped) continue;
      last = -1;
      yield { line: 'early', pictures: show() };
      return;
    }
    last = -1;
    yield { line: 'end', pictures: show() };
  },
});
