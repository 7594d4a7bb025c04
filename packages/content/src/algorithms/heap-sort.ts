import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { heapPictures } from './heap-picture.ts';
import { itemsOf, marked, swap, valueAt, type Item } from './picture.ts';

const LINES = {
  build: 'for i = last parent down to 0: sift_down(i)',
  take: 'for end = length - 1 down to 1: swap values[0], values[end]',
  again: '    sift_down(0), without the places from end on',
  compare: 'sift_down(i): larger = the larger child of i',
  stays: '    if there is none, or it is not larger: return',
  sink: '    swap values[i], values[larger], i = larger, again',
  end: 'the values are sorted',
};

type Step = Frame<keyof typeof LINES>;
type State = { readonly items: Item[]; size: number };

export const heapSort = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 9, low: -99, high: 999 }) },
  example: { values: '4 9 2 7 5 8' },
  *run({ values }): Generator<Step> {
    const state = { items: itemsOf(values), size: values.length };
    for (let i = Math.floor(values.length / 2) - 1; i >= 0; i -= 1) {
      yield { line: 'build', values: { value: valueAt(state.items, i) }, pictures: show(state, [i]) };
      yield* siftDown(state, i);
    }
    for (let end = values.length - 1; end >= 1; end -= 1) {
      const value = valueAt(state.items, 0);
      swap(state.items, 0, end);
      state.size = end;
      yield { line: 'take', values: { value, end }, pictures: show(state) };
      yield { line: 'again', values: { value: valueAt(state.items, 0) }, pictures: show(state, [0]) };
      yield* siftDown(state, 0);
    }
    state.size = 0;
    yield { line: 'end', pictures: show(state) };
  },
});

function show({ items, size }: State, now: readonly number[] = []) {
  return heapPictures(
    { items, size, title: 'values' },
    marked(now, 'now', (at) => (at >= size ? 'done' : undefined)),
  );
}

function* siftDown(state: State, from: number): Generator<Step> {
  const { items, size } = state;
  for (let i = from; ;) {
    const children = [2 * i + 1, 2 * i + 2].filter((child) => child < size);
    const value = valueAt(items, i);
    const [first, second] = children;
    if (first === undefined) {
      yield { line: 'stays', say: 'leaf', values: { value }, pictures: show(state, [i]) };
      return;
    }
    const larger = second !== undefined && valueAt(items, second) > valueAt(items, first) ? second : first;
    const child = valueAt(items, larger);
    yield { line: 'compare', values: { value, child }, pictures: show(state, [i, larger]) };
    if (child <= value) {
      yield { line: 'stays', values: { value, child }, pictures: show(state, [i]) };
      return;
    }
    swap(items, i, larger);
    i = larger;
    yield { line: 'sink', values: { value, child }, pictures: show(state, [larger]) };
  }
}
