import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { itemRow, itemsOf, marked, swap, valueAt } from './picture.ts';

const LINES = {
  start: 'for first = 0 to length - 2:',
  smallest: '    smallest = first',
  compare: '    for i = first + 1 to length - 1: compare',
  smaller: '        if values[i] < values[smallest]: smallest = i',
  swap: '    swap values[first], values[smallest]',
  end: 'the values are sorted',
};

export const selectionSort = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 10, low: -99, high: 999 }) },
  example: { values: '5 1 4 2 3' },
  *run({ values }): Generator<Frame<keyof typeof LINES>> {
    const items = itemsOf(values);
    let first = 0;
    const show = (now: readonly number[] = [], pointers: Readonly<Record<string, number>> = {}) => [
      itemRow('values', items, {
        tone: marked(now, 'now', (at) => (at < first ? 'done' : undefined)),
        pointers,
      }),
    ];
    yield { line: 'start', values: { count: items.length }, pictures: show() };
    for (; first < items.length - 1; first += 1) {
      let smallest = first;
      yield {
        line: 'smallest',
        values: { value: valueAt(items, first) },
        pictures: show([first], { first, smallest }),
      };
      for (let i = first + 1; i < items.length; i += 1) {
        const [value, least] = [valueAt(items, i), valueAt(items, smallest)];
        yield {
          line: 'compare',
          values: { value, least },
          pictures: show([i, smallest], { first, smallest, i }),
        };
        if (value >= least) continue;
        smallest = i;
        yield { line: 'smaller', values: { value }, pictures: show([smallest], { first, smallest, i }) };
      }
      const value = valueAt(items, smallest);
      const say = smallest === first ? 'stays' : 'swap';
      swap(items, first, smallest);
      yield {
        line: 'swap',
        say,
        values: { value, first },
        pictures: show([first, smallest], { first, smallest }),
      };
    }
    first = items.length;
    yield { line: 'end', pictures: show() };
  },
});
