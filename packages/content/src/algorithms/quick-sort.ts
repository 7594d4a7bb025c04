import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { itemRow, itemsOf, marked, swap, valueAt, type Item } from './picture.ts';

const LINES = {
  sort: 'sort(low, high):',
  one: '    if low >= high: return',
  pivot: '    pivot, edge = values[high], low',
  compare: '    for i = low to high - 1: compare values[i] with pivot',
  smaller: '        if smaller: swap values[i], values[edge], edge = edge + 1',
  place: '    swap values[edge], values[high]',
  parts: '    sort(low, edge - 1), sort(edge + 1, high)',
};

type Step = Frame<keyof typeof LINES>;
type State = { readonly items: Item[]; readonly placed: Set<number> };
type Look = { readonly now?: readonly number[]; readonly edge?: number };
type Part = { readonly low: number; readonly high: number };

export const quickSort = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 10, low: -99, high: 999 }) },
  example: { values: '5 8 1 9 3 7 4' },
  *run({ values }): Generator<Step> {
    const state = { items: itemsOf(values), placed: new Set<number>() };
    yield* sort(state, { low: 0, high: values.length - 1 });
    yield { line: 'parts', say: 'end', pictures: show(state, { low: 0, high: values.length - 1 }) };
  },
});

function show({ items, placed }: State, { low, high }: Part, { now = [], edge }: Look = {}) {
  const rest = (at: number) => (placed.has(at) ? 'done' : at < low || at > high ? 'out' : undefined);
  return [itemRow('values', items, { tone: marked(now, 'now', rest), pointers: { low, high, edge } })];
}

function* sort(state: State, part: Part): Generator<Step> {
  const { low, high } = part;
  if (low > high) return;
  if (low === high) {
    state.placed.add(low);
    yield {
      line: 'one',
      values: { value: valueAt(state.items, low) },
      pictures: show(state, part, { now: [low] }),
    };
    return;
  }
  yield { line: 'sort', values: { low, high }, pictures: show(state, part) };
  const edge = yield* divide(state, part);
  yield {
    line: 'parts',
    values: { low, high, before: edge - 1, after: edge + 1 },
    pictures: show(state, part),
  };
  yield* sort(state, { low, high: edge - 1 });
  yield* sort(state, { low: edge + 1, high });
}

/** Brings what is smaller than the last value before it (Lomuto's partition), and says where that value stands then. */
function* divide(state: State, part: Part): Generator<Step, number> {
  const { items } = state;
  const { low, high } = part;
  const pivot = valueAt(items, high);
  let edge = low;
  yield { line: 'pivot', values: { pivot }, pictures: show(state, part, { now: [high], edge }) };
  for (let i = low; i < high; i += 1) {
    const value = valueAt(items, i);
    const say = value < pivot ? 'less' : 'more';
    yield {
      line: 'compare',
      say,
      values: { value, pivot },
      pictures: show(state, part, { now: [i, high], edge }),
    };
    if (value >= pivot) continue;
    swap(items, i, edge);
    edge += 1;
    yield { line: 'smaller', values: { value }, pictures: show(state, part, { now: [edge - 1], edge }) };
  }
  swap(items, edge, high);
  state.placed.add(edge);
  yield { line: 'place', values: { pivot, edge }, pictures: show(state, part, { now: [edge] }) };
  return edge;
}
