import { expect, test } from 'vitest';
import { instanceOf, type Shown, type TreeNode } from '../generated.ts';
import { field, SEEDS, table, value } from './testing/read-instance.ts';

const inOrder = (keys: readonly number[]): number[] => keys.toSorted((a, b) => a - b);

/**
 * A B+ tree without inner keys: its leaves, and for each level above them how many nodes of the level below hang together.
 * A leaf holds three keys, a node three children, and each at least two.
 */
class Shelves {
  leaves: number[][] = [[]];
  readonly groups: number[][] = [];

  insert(key: number): void {
    const at = Math.max(
      0,
      this.leaves.findLastIndex(([first = Infinity]) => first <= key),
    );
    const keys = inOrder([...(this.leaves[at] ?? []), key]);
    this.leaves[at] = keys;
    if (keys.length < 4) return;
    this.leaves.splice(at, 1, keys.slice(0, 2), keys.slice(2));
    this.#oneMore(0, at);
  }

  #oneMore(level: number, child: number): void {
    const counts = this.groups[level];
    if (!counts) {
      this.groups.push([2]);
      return;
    }
    const at = this.#groupOf(level, child);
    counts[at] = (counts[at] ?? 0) + 1;
    if (counts[at] < 4) return;
    counts.splice(at, 1, 2, 2);
    this.#oneMore(level + 1, at);
  }

  #groupOf(level: number, child: number): number {
    let before = 0;
    return (this.groups[level] ?? []).findIndex((count) => {
      before += count;
      return child < before;
    });
  }

  remove(key: number): void {
    const at = this.leaves.findIndex((keys) => keys.includes(key));
    const leaf = this.#leaf(at);
    leaf.splice(leaf.indexOf(key), 1);
    if (leaf.length >= 2 || this.leaves.length === 1) return;
    const [left = -1, right = -1] = this.#beside(0, at);
    const [before, after] = [this.#leaf(left), this.#leaf(right)];
    if (before.length === 3) leaf.unshift(...before.splice(-1));
    else if (after.length === 3) leaf.push(...after.splice(0, 1));
    else {
      const group = this.#groupOf(0, at);
      this.leaves.splice(left === -1 ? at : left, 2, inOrder([...leaf, ...(left === -1 ? after : before)]));
      this.#oneLess(0, group);
    }
  }

  #leaf(at: number): number[] {
    return this.leaves[at] ?? [];
  }

  /** The neighbours of a node under the same parent. */
  #beside(level: number, child: number): (number | undefined)[] {
    const group = this.#groupOf(level, child);
    return [child - 1, child + 1].map((other) =>
      other >= 0 && this.#groupOf(level, other) === group ? other : undefined,
    );
  }

  #oneLess(level: number, group: number): void {
    const counts = this.groups[level] ?? [];
    counts[group] = (counts[group] ?? 0) - 1;
    if (counts.length === 1) {
      if (counts[0] === 1) this.groups.pop();
      return;
    }
    if ((counts[group] ?? 0) >= 2) return;
    const [left, right] = this.#beside(level + 1, group);
    const giver = [left, right].find((each) => each !== undefined && counts[each] === 3);
    if (giver !== undefined) {
      counts[giver] = 2;
      counts[group] = 2;
      return;
    }
    const above = this.#groupOf(level + 1, group);
    counts.splice(left ?? group, 2, 3);
    this.#oneLess(level + 1, above);
  }

  get rootKeys(): number[] {
    const starts = (level: number): number[] => {
      if (level < 0) return this.leaves.map((_leaf, at) => at);
      const below = starts(level - 1);
      let before = 0;
      return (this.groups[level] ?? []).map((count) => {
        before += count;
        return below[before - count] ?? 0;
      });
    };
    if (this.groups.length === 0) return this.leaves[0] ?? [];
    return starts(this.groups.length - 2)
      .slice(1)
      .map((leaf) => this.leaves[leaf]?.[0] ?? 0);
  }
}

const written = (leaves: readonly (readonly number[])[]): string =>
  leaves.map((keys) => `[${keys.join(' ')}]`).join(' ');

const trees = (parts: readonly Shown[]): TreeNode[] =>
  parts.flatMap((part) => (part.kind === 'tree' ? [part.root] : []));
const keysOf = ({ label }: TreeNode): number[] => label.split(' ').map(Number);
const childrenOf = ({ children }: TreeNode): TreeNode[] => children.flatMap((child) => child ?? []);
const leavesOf = (node: TreeNode): number[][] =>
  node.children.length === 0 ? [keysOf(node)] : childrenOf(node).flatMap(leavesOf);

type Bounds = readonly [number, number];

/** The leaves below a node with their depths and the bounds that the keys above them set. */
function placesOf(node: TreeNode, depth = 1, [low, high]: Bounds = [-Infinity, Infinity]): Place[] {
  const bounds = [low, ...keysOf(node), high];
  const below = childrenOf(node).flatMap((child, at) =>
    placesOf(child, depth + 1, [bounds[at] ?? low, bounds[at + 1] ?? high]),
  );
  return [{ node, depth, bounds: [low, high] }, ...below];
}

type Place = { readonly node: TreeNode; readonly depth: number; readonly bounds: Bounds };

/** Keys lie between those that lead to them, nodes are at least half full, all leaves are equally deep. Gives the depth. */
function depthOf(root: TreeNode): number {
  const places = placesOf(root);
  for (const { node, bounds } of places) {
    const keys = keysOf(node);
    expect(keys).toEqual(inOrder(keys));
    expect(keys.every((key) => key >= bounds[0] && key < bounds[1])).toBe(true);
  }
  const [leaves, inner] = [true, false].map((isLeaf) =>
    places.filter(({ node }) => (node.children.length === 0) === isLeaf),
  );
  expect(leaves?.every(({ node }) => [2, 3].includes(keysOf(node).length))).toBe(true);
  expect(inner?.every(({ node }) => [2, 3].includes(node.children.length))).toBe(true);
  expect(inner?.every(({ node }) => node.children.length === keysOf(node).length + 1)).toBe(true);
  const depths = new Set(leaves?.map(({ depth }) => depth));
  expect(depths.size).toBe(1);
  return [...depths][0] ?? 0;
}

test('EXERCISES-20: B+ trees grow as leaves on shelves do', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('b-plus-insert', seed);
    const keys = value(instance.given, 'insertKeys', 'keys').split(', ').map(Number);
    const shelves = new Shelves();
    for (const key of keys) shelves.insert(key);
    const right = written(shelves.leaves);
    const depth = shelves.groups.length + 1;
    const shown = trees(instance.solution);
    expect(shown.map(depthOf).at(-1), `seed ${seed}`).toBe(depth);
    expect(shown.map((tree) => [written(leavesOf(tree)), keysOf(tree)]).at(-1)).toEqual([
      right,
      shelves.rootKeys,
    ]);
    expect(table(instance.solution, 'oneAfterAnother').map(([key]) => Number(key))).toEqual(keys);
    const levels = field(instance, 'levels');
    expect([levels.isRight(String(depth)), levels.isRight(String(depth + 1))]).toEqual([true, false]);
    const root = field(instance, 'root');
    expect(root.isRight(shelves.rootKeys.join(' '))).toBe(true);
    expect(root.isRight([...shelves.rootKeys, 99].join(' '))).toBe(false);
    const leaves = field(instance, 'leaves');
    const bars = shelves.leaves.map((each) => each.join(', ')).join(' | ');
    const commas = shelves.leaves.map((each) => each.join(' ')).join(', ');
    expect([right, bars, commas].map(leaves.isRight)).toEqual([true, true, true]);
    const wrong = ['', keys.join(' '), written(shelves.leaves.slice(1))];
    expect(wrong.map(leaves.isRight)).toEqual([false, false, false]);
  }
});

test('EXERCISES-20: B+ trees shrink as leaves on shelves do', () => {
  const shapes = new Set<string>();
  for (const seed of SEEDS) {
    const instance = instanceOf('b-plus-delete', seed);
    const [start, ...after] = [...trees(instance.given), ...trees(instance.solution)];
    if (!start) throw new Error('no tree');
    const shelves = new Shelves();
    shelves.leaves = leavesOf(start);
    for (let level = [start]; level[0]?.children.length; level = level.flatMap(childrenOf))
      shelves.groups.unshift(level.map((node) => node.children.length));
    const keys = value(instance.given, 'deleteKeys', 'keys').split(', ').map(Number);
    for (const [at, key] of keys.entries()) {
      shelves.remove(key);
      const tree = after[at];
      if (!tree) throw new Error('no tree');
      expect(written(leavesOf(tree)), `seed ${seed}, without ${key}`).toBe(written(shelves.leaves));
      expect(depthOf(tree)).toBe(shelves.groups.length + 1);
      shapes.add(table(instance.solution, 'oneAfterAnother')[at]?.slice(2).join() ?? '');
    }
    expect(field(instance, 'leaves').isRight(written(shelves.leaves))).toBe(true);
    expect(field(instance, 'leaves').isRight(written(leavesOf(start)))).toBe(false);
    expect(field(instance, 'levels').isRight(String(shelves.groups.length + 1))).toBe(true);
  }
  expect(shapes).toContain('borrowedLeft,–');
  expect(shapes).toContain('borrowedRight,–');
  expect(shapes).toContain('merged,–');
  expect(shapes).toContain('merged,merged');
});
