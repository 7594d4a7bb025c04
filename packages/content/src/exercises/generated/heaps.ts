import type { Random } from '../../random.ts';
import { type Field, type Instance, numberField, numbersIn, type Shown, type TreeNode } from './instance.ts';

/** Two keys that changed places: the one that was above is named first. */
type Swap = readonly [number, number];

/** A heap after an operation, level by level, and the swaps that were needed. */
type Changed = { readonly heap: readonly number[]; readonly swaps: readonly Swap[] };

/** Whether the first key belongs above the second one. */
type Above = (a: number, b: number) => boolean;

const NOTHING = Number.NaN;

/** Puts the key at the end, and lets it rise. */
function insertIntoHeap(heap: readonly number[], key: number, isAbove: Above): Changed {
  const after = [...heap, key];
  const swaps: Swap[] = [];
  let at = heap.length;
  while (at > 0) {
    const parent = Math.floor((at - 1) / 2);
    const above = after[parent] ?? NOTHING;
    if (!isAbove(key, above)) break;
    [after[parent], after[at]] = [key, above];
    swaps.push([above, key]);
    at = parent;
  }
  return { heap: after, swaps };
}

/** Puts the last key in the place of the root, and lets it sink. */
function removeRoot(heap: readonly number[], isAbove: Above): Changed {
  const after = heap.slice(0, -1);
  const key = heap.at(-1) ?? NOTHING;
  const swaps: Swap[] = [];
  let at = 0;
  after[at] = key;
  for (;;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const child = isAbove(after[right] ?? NOTHING, after[left] ?? NOTHING) ? right : left;
    const below = after[child] ?? NOTHING;
    if (!isAbove(below, key)) break;
    [after[at], after[child]] = [below, key];
    swaps.push([key, below]);
    at = child;
  }
  return { heap: after, swaps };
}

const SMALLER: Above = (a, b) => a < b;
const LARGER: Above = (a, b) => a > b;

/** A key is inserted into a heap, then the root is removed; both move some keys. */
export function heapInstance(random: Random): Instance {
  const isMin = random.int(0, 1) === 0;
  const isAbove = isMin ? SMALLER : LARGER;
  let plan = randomPlan(random, isAbove);
  while (!isWorthwhile(plan)) plan = randomPlan(random, isAbove);
  const { heap, key, inserted, removed } = plan;
  return {
    given: [
      { kind: 'sentence', word: isMin ? 'minHeap' : 'maxHeap', values: { keys: heap.join(', ') } },
      { kind: 'tree', caption: 'theTree', values: {}, root: drawn(heap, 0) },
      { kind: 'sentence', word: 'insertThenRemove', values: { key } },
    ],
    fields: [
      levelsField('inserted', 'heapAfterInsertion', inserted.heap),
      levelsField('removed', 'heapAfterRemoval', removed.heap),
      numberField('swaps', 'swapsInAll', inserted.swaps.length + removed.swaps.length),
    ],
    solution: [
      {
        kind: 'table',
        caption: 'swaps',
        head: [{ word: 'operation' }, { word: 'swapped' }],
        rows: [
          ...inserted.swaps.map((swap) => [{ word: 'insertion' } as const, swap.join(' ↔ ')]),
          ...removed.swaps.map((swap) => [{ word: 'removal' } as const, swap.join(' ↔ ')]),
        ],
      },
      ...treeShown('heapAfterInsertion', inserted.heap),
      ...treeShown('heapAfterRemoval', removed.heap),
    ],
  };
}

type Plan = {
  readonly heap: readonly number[];
  readonly key: number;
  readonly inserted: Changed;
  readonly removed: Changed;
};

function randomPlan(random: Random, isAbove: Above): Plan {
  const [key = 1, ...keys] = random
    .shuffle(Array.from({ length: 60 }, (_each, at) => at + 10))
    .slice(0, random.int(8, 10));
  let heap: readonly number[] = [];
  for (const each of keys) heap = insertIntoHeap(heap, each, isAbove).heap;
  const inserted = insertIntoHeap(heap, key, isAbove);
  return { heap, key, inserted, removed: removeRoot(inserted.heap, isAbove) };
}

function isWorthwhile({ inserted, removed }: Plan): boolean {
  return inserted.swaps.length >= 1 && removed.swaps.length >= 2;
}

function levelsField(name: string, label: Field['label'], right: readonly number[]): Field {
  return { name, label, input: 'text', isRight: (typed) => numbersIn(typed).join() === right.join() };
}

function treeShown(word: 'heapAfterInsertion' | 'heapAfterRemoval', heap: readonly number[]): Shown[] {
  return [
    { kind: 'sentence', word, values: { sum: heap.join(', ') } },
    { kind: 'tree', caption: 'theTree', values: {}, root: drawn(heap, 0) },
  ];
}

function drawn(heap: readonly number[], at: number): TreeNode {
  const places = [2 * at + 1, 2 * at + 2];
  const children = places.map((place) => (place < heap.length ? drawn(heap, place) : null));
  return { label: String(heap[at]), children: children[0] ? children : [] };
}
