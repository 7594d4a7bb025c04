import { algorithm, type Frame } from './algorithm.ts';
import { number, numbers } from './fields.ts';
import { heapPictures } from './heap-picture.ts';
import { itemAt, marked, row, swap, valueAt, type Item } from './picture.ts';

const LINES = {
  add: 'push(value): put it at the end, i = its place',
  up: '    while its parent is larger: swap them, i = parent',
  settled: '    here it stays',
  take: 'pop(): take values[0], put the last value in its place',
  down: '    while a child is smaller: swap with the smaller child',
  low: '    here it stays',
  end: 'done',
};

type Step = Frame<keyof typeof LINES>;
type State = { readonly items: Item[]; readonly taken: number[] };

export const minHeap = algorithm({
  lines: LINES,
  fields: {
    values: numbers({ least: 1, most: 9, low: -99, high: 999 }),
    takes: number({ low: 0, high: 9 }),
  },
  example: { values: '9 8 7 3 12 5', takes: '2' },
  *run({ values, takes }): Generator<Step> {
    const state: State = { items: [], taken: [] };
    for (const [key, value] of values.entries()) {
      state.items.push({ key, value });
      yield { line: 'add', values: { value }, pictures: show(state, [key]) };
      yield* siftUp(state);
    }
    for (let turn = 0; turn < takes && state.items.length > 0; turn += 1) yield* pop(state);
    yield { line: 'end', values: { count: state.items.length }, pictures: show(state) };
  },
});

function show({ items, taken }: State, now: readonly number[] = []) {
  return [
    ...heapPictures({ items, size: items.length, title: 'heap' }, marked(now, 'now')),
    row('result', taken, { tone: () => 'done' }),
  ];
}

function* siftUp(state: State): Generator<Step> {
  const { items } = state;
  let i = items.length - 1;
  const value = valueAt(items, i);
  while (i > 0) {
    const above = Math.floor((i - 1) / 2);
    const parent = valueAt(items, above);
    if (parent <= value) break;
    swap(items, i, above);
    i = above;
    yield { line: 'up', values: { value, parent }, pictures: show(state, [i]) };
  }
  yield { line: 'settled', values: { value }, pictures: show(state, [i]) };
}

function* pop(state: State): Generator<Step> {
  const { items, taken } = state;
  const smallest = valueAt(items, 0);
  swap(items, 0, items.length - 1);
  items.pop();
  taken.push(smallest);
  yield { line: 'take', values: { smallest }, pictures: show(state, [0]) };
  for (let i = 0; i < items.length;) {
    const value = valueAt(items, i);
    const [first] = [2 * i + 1, 2 * i + 2]
      .filter((child) => child < items.length)
      .toSorted((a, b) => valueAt(items, a) - valueAt(items, b));
    if (first === undefined || itemAt(items, first).value >= value) {
      yield { line: 'low', values: { value }, pictures: show(state, [i]) };
      return;
    }
    const child = valueAt(items, first);
    swap(items, i, first);
    i = first;
    yield { line: 'down', values: { value, child }, pictures: show(state, [i]) };
  }
}
