import { expect, test } from 'vitest';
import { instanceOf, type Instance, type TreeNode } from '../generated.ts';
import { field, says, SEEDS, table, value } from './testing/read-instance.ts';

/** The places on the way from the root to a place, counted from 1. */
const wayTo = (place: number): number[] => (place < 1 ? [] : [...wayTo(Math.floor(place / 2)), place]);

/** The keys on a way take their places there in this order: nothing else in a heap moves. */
function placedOnWay(heap: readonly number[], way: readonly number[], keys: readonly number[]): number[] {
  return heap.map((key, at) => keys[way.indexOf(at + 1)] ?? key);
}

/** The way down on which each step goes to the child that belongs above the other one. */
function wayDown(heap: readonly number[], sign: number): number[] {
  const way = [1];
  for (;;) {
    const last = way.at(-1) ?? 1;
    const children = [2 * last, 2 * last + 1].filter((place) => place <= heap.length);
    const [next] = children.toSorted((a, b) => sign * ((heap[a - 1] ?? 0) - (heap[b - 1] ?? 0)));
    if (next === undefined) return way;
    way.push(next);
  }
}

const levels = (root: TreeNode): string[] => {
  const nodes = [root];
  for (const node of nodes) nodes.push(...node.children.flatMap((child) => child ?? []));
  return nodes.map(({ label }) => label);
};

const trees = (parts: Instance['given']): string[] =>
  parts.flatMap((part) => (part.kind === 'tree' ? levels(part.root).join() : []));

test('EXERCISES-26: in a heap only the keys on one way move, and stay in order there', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('heap', seed);
    const isMin = says(instance.given, 'minHeap');
    const sign = isMin ? 1 : -1;
    const inOrder = (a: number, b: number): number => sign * (a - b);
    const heap = value(instance.given, isMin ? 'minHeap' : 'maxHeap', 'keys')
      .split(', ')
      .map(Number);
    const key = Number(value(instance.given, 'insertThenRemove', 'key'));
    const up = wayTo(heap.length + 1);
    const keysUp = [...up.slice(0, -1).map((place) => heap[place - 1] ?? 0), key];
    const inserted = placedOnWay([...heap, key], up, keysUp.toSorted(inOrder));

    const last = inserted.at(-1) ?? 0;
    const rest = inserted.slice(0, -1);
    const down = wayDown(rest, sign);
    const keysDown = [...down.slice(1).map((place) => rest[place - 1] ?? 0), last];
    const removed = placedOnWay(rest, down, keysDown.toSorted(inOrder));

    const moved =
      keysUp.filter((each) => sign * (each - key) > 0).length +
      keysDown.filter((each) => sign * (each - last) < 0).length;
    const [afterInsertion, afterRemoval] = ['inserted', 'removed'].map(
      (name) => field(instance, name).isRight,
    );
    expect(
      [afterInsertion?.(inserted.join(' ')), afterRemoval?.(removed.join(', '))],
      `seed ${seed}`,
    ).toEqual([true, true]);
    expect([afterInsertion?.(removed.join(' ')), afterRemoval?.(inserted.join(' '))]).toEqual([false, false]);
    const { isRight } = field(instance, 'swaps');
    expect([isRight(String(moved)), isRight(String(moved + 1))], `seed ${seed}`).toEqual([true, false]);
    expect(table(instance.solution, 'swaps').length).toBe(moved);
    expect(trees(instance.given)).toEqual([heap.join()]);
    expect(trees(instance.solution)).toEqual([inserted.join(), removed.join()]);
  }
});
