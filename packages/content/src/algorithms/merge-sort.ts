import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { itemAt, itemRow, itemsOf, marked, valueAt, type Item } from './picture.ts';

const LINES = {
  sort: 'sort(low, high):',
  one: '    if low == high: return',
  halves: '    sort(low, middle), sort(middle + 1, high)',
  compare: '    while both halves have values: compare their first ones',
  take: '        move the smaller one (of equal ones the left) to merged',
  rest: '    move what is left to merged',
  back: '    values[low .. high] = merged',
};

type Step = Frame<keyof typeof LINES>;
type Part = { readonly low: number; readonly high: number };

export const mergeSort = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 10, low: -99, high: 999 }) },
  example: { values: '5 8 1 9 3 7 4 2' },
  *run({ values }): Generator<Step> {
    const items = itemsOf(values);
    const all = { low: 0, high: values.length - 1 };
    yield* sort(items, all);
    yield {
      line: 'back',
      say: 'end',
      pictures: show(items, all, { now: items.map((_, at) => at), tone: 'done' }),
    };
  },
});

type Look = {
  readonly now?: readonly number[];
  readonly tone?: 'now' | 'done';
  readonly merged?: readonly Item[];
  readonly pointers?: Readonly<Record<string, number | undefined>>;
};

function show(items: readonly Item[], { low, high }: Part, look: Look = {}) {
  const { now = [], tone = 'now', merged = [], pointers = { low, high } } = look;
  return [
    itemRow('values', items, {
      tone: marked(now, tone, (at) => (at < low || at > high ? 'out' : undefined)),
      pointers,
    }),
    itemRow('merged', merged, { tone: () => 'good' }),
  ];
}

function* sort(items: Item[], part: Part): Generator<Step> {
  const { low, high } = part;
  if (low === high) {
    yield {
      line: 'one',
      values: { value: valueAt(items, low) },
      pictures: show(items, part, { now: [low] }),
    };
    return;
  }
  yield { line: 'sort', values: { low, high }, pictures: show(items, part) };
  const middle = Math.floor((low + high) / 2);
  yield { line: 'halves', values: { low, middle, next: middle + 1, high }, pictures: show(items, part) };
  yield* sort(items, { low, high: middle });
  yield* sort(items, { low: middle + 1, high });
  yield* merge(items, part, middle);
}

function* merge(items: Item[], part: Part, middle: number): Generator<Step> {
  const { low, high } = part;
  const merged: Item[] = [];
  let [i, j] = [low, middle + 1];
  const pointers = () => ({ i: i <= middle ? i : undefined, j: j <= high ? j : undefined });
  while (i <= middle && j <= high) {
    const [a, b] = [valueAt(items, i), valueAt(items, j)];
    yield {
      line: 'compare',
      values: { a, b },
      pictures: show(items, part, { now: [i, j], merged, pointers: pointers() }),
    };
    merged.push(itemAt(items, a <= b ? i : j));
    if (a <= b) i += 1;
    else j += 1;
    yield {
      line: 'take',
      values: { value: Math.min(a, b) },
      pictures: show(items, part, { merged, pointers: pointers() }),
    };
  }
  const rest = [...items.slice(i, middle + 1), ...items.slice(j, high + 1)];
  merged.push(...rest);
  yield {
    line: 'rest',
    values: { values: rest.map(({ value }) => value).join(', ') },
    pictures: show(items, part, { merged }),
  };
  items.splice(low, merged.length, ...merged);
  yield {
    line: 'back',
    values: { low, high },
    pictures: show(items, part, { now: range(low, high), merged }),
  };
}

function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}
