import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { itemRow, itemsOf, row, swap, valueAt } from './picture.ts';

const LINES = {
  start: 'for i = 1 to length - 1:',
  take: '    value, hole = values[i], i',
  compare: '    while hole > 0 and values[hole - 1] > value:',
  move: '        values[hole] = values[hole - 1], hole = hole - 1',
  put: '    values[hole] = value',
  end: 'the values are sorted',
};

export const insertionSort = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 10, low: -99, high: 999 }) },
  example: { values: '5 1 4 2 3' },
  *run({ values }): Generator<Frame<keyof typeof LINES>> {
    // The value that is inserted moves along with the hole, and is not shown there while it is in the hand.
    const items = itemsOf(values);
    let sorted = 1;
    const show = (hole?: number, compared?: number) => {
      const look = {
        tone: (at: number) =>
          at === hole ? 'out' : at === compared ? 'now' : at < sorted ? 'done' : undefined,
        pointers: { hole },
      } as const;
      const { cells, ...rest } = itemRow('values', items, look);
      const held = hole === undefined ? '' : valueAt(items, hole);
      return [
        { ...rest, cells: cells.map((cell, at) => (at === hole ? { ...cell, text: '' } : cell)) },
        row('hand', [held], { tone: () => (hole === undefined ? 'out' : 'now') }),
      ];
    };
    yield { line: 'start', values: { value: valueAt(items, 0) }, pictures: show() };
    for (let i = 1; i < items.length; i += 1) {
      const value = valueAt(items, i);
      let hole = i;
      yield { line: 'take', values: { value }, pictures: show(hole) };
      sorted = i + 1;
      while (hole > 0 && valueAt(items, hole - 1) > value) {
        const larger = valueAt(items, hole - 1);
        yield { line: 'compare', say: 'larger', values: { larger, value }, pictures: show(hole, hole - 1) };
        swap(items, hole, hole - 1);
        hole -= 1;
        yield { line: 'move', values: { larger }, pictures: show(hole, hole + 1) };
      }
      const before = hole > 0 ? valueAt(items, hole - 1) : 0;
      const say = hole > 0 ? 'enough' : 'front';
      yield { line: 'compare', say, values: { before, value }, pictures: show(hole, hole - 1) };
      yield { line: 'put', values: { value, hole }, pictures: show() };
    }
    yield { line: 'end', pictures: show() };
  },
});
