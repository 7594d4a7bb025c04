import { expect, test } from 'vitest';
import { instanceOf, type Instance } from '../generated.ts';
import { field, SEEDS, table, value } from './testing/read-instance.ts';

type Road = { readonly ends: string; readonly length: number };

/** The edges of the picture, as a learner reads them. */
function roadsOf(instance: Instance): Road[] {
  const [picture] = instance.given;
  if (picture?.kind !== 'graph') throw new Error('no graph');
  return picture.edges.map(({ from, to, label }) => ({ ends: from + to, length: Number(label) }));
}

const NAMES = 'ABCDEF'.split('');
const touches = (road: Road, node: string): boolean => road.ends.includes(node);

/** All distances, by Floyd and Warshall. */
function distancesOf(roads: readonly Road[]): (from: string, to: string) => number {
  const known = new Map<string, number>();
  const of = (from: string, to: string): number => (from === to ? 0 : (known.get(from + to) ?? Infinity));
  for (const { ends, length } of roads) {
    known.set(ends, length);
    known.set(ends.charAt(1) + ends.charAt(0), length);
  }
  for (const by of NAMES)
    for (const from of NAMES)
      for (const to of NAMES) known.set(from + to, Math.min(of(from, to), of(from, by) + of(by, to)));
  return of;
}

const steps = (roads: readonly Road[]): Road[] => roads.map((road) => ({ ...road, length: 1 }));

test('EXERCISES-22: breadth-first search goes level by level, in each in the order of the parents', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('bfs', seed);
    const roads = roadsOf(instance);
    const far = distancesOf(steps(roads));
    const placeOf = new Map([['A', 0]]);
    const order = ['A'];
    for (let level = 1; order.length < 6; level += 1) {
      const keyed = NAMES.filter((node) => far('A', node) === level).map((node) => {
        const parents = NAMES.filter((each) => far('A', each) === level - 1 && far(each, node) === 1);
        return { node, first: Math.min(...parents.map((each) => placeOf.get(each) ?? Infinity)) };
      });
      const next = keyed.toSorted((a, b) => a.first - b.first || a.node.localeCompare(b.node));
      for (const { node } of next) placeOf.set(node, order.push(node) - 1);
    }
    const { isRight } = field(instance, 'order');
    expect([isRight(order.join(', ')), isRight(order.join('').toLowerCase())], `seed ${seed}`).toEqual([
      true,
      true,
    ]);
    expect(isRight(order.toReversed().join())).toBe(false);
    expect(table(instance.solution, 'oneAfterAnother').map(([node]) => node)).toEqual(order);
  }
});

test('EXERCISES-22: depth-first search agrees with a stack of one’s own', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('dfs', seed);
    const roads = roadsOf(instance);
    const stack = ['A'];
    const order: string[] = [];
    while (stack.length > 0) {
      const node = stack.pop() ?? '';
      if (order.includes(node)) continue;
      order.push(node);
      const others = roads.filter((road) => touches(road, node)).map(({ ends }) => ends.replace(node, ''));
      stack.push(...others.toSorted().toReversed());
    }
    expect(field(instance, 'order').isRight(order.join(' ')), `seed ${seed}`).toBe(true);
    for (const [node = '', path = ''] of table(instance.solution, 'oneAfterAnother')) {
      const nodes = path.split(' ');
      expect([nodes[0], nodes.at(-1)]).toEqual(['A', node]);
      const pairs = nodes.slice(1).map((each, at) => [each, nodes[at] ?? ''] as const);
      expect(pairs.every(([a, b]) => roads.some((road) => touches(road, a) && touches(road, b)))).toBe(true);
    }
  }
});

test('EXERCISES-22: the distances of Dijkstra are those of Floyd and Warshall, the nearest first', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('dijkstra', seed);
    const far = distancesOf(roadsOf(instance));
    const distances = NAMES.map((node) => far('A', node));
    const order = NAMES.toSorted((a, b) => far('A', a) - far('A', b));
    expect(new Set(distances).size).toBe(6);
    expect(field(instance, 'order').isRight(order.join()), `seed ${seed}`).toBe(true);
    const { isRight } = field(instance, 'distances');
    const named = NAMES.map((node) => `${node} = ${far('A', node)}`).join(', ');
    expect([isRight(distances.join(' ')), isRight(named)]).toEqual([true, true]);
    expect(isRight(distances.slice(1).join(' '))).toBe(false);
    const rows = table(instance.solution, 'bestKnown');
    expect(rows.map(([node]) => node)).toEqual(order);
    expect(rows.at(-1)?.slice(1).map(Number)).toEqual(distances);
    for (const row of rows)
      expect(row.slice(1).every((each, at) => each === '∞' || Number(each) >= (distances[at] ?? 0))).toBe(
        true,
      );
  }
});

/** All choices of so many of the items. */
function choices<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map((each) => [first, ...each]), ...choices(rest, count)];
}

/** The cheapest of all trees that join the six nodes. */
function cheapestTree(roads: readonly Road[]): Road[] {
  const trees = choices(roads, 5).filter((tree) => {
    const far = distancesOf(tree);
    return NAMES.every((node) => far('A', node) < Infinity);
  });
  const sum = (tree: readonly Road[]): number => tree.reduce((all, { length }) => all + length, 0);
  return trees.toSorted((a, b) => sum(a) - sum(b))[0] ?? [];
}

function expectTree(instance: Instance, tree: readonly Road[], seed: number): void {
  const [edges, sum] = ['edges', 'sum'].map((name) => field(instance, name).isRight);
  const turned = tree.map(({ ends }) => `${ends.charAt(1)}-${ends.charAt(0)}`);
  const names = tree.map(({ ends }) => ends);
  expect([edges?.(names.join(', ')), edges?.(turned.join(' '))], `seed ${seed}`).toEqual([true, true]);
  expect([edges?.(names.toReversed().join()), edges?.(names.slice(1).join())]).toEqual([false, false]);
  const total = tree.reduce((all, { length }) => all + length, 0);
  expect([sum?.(String(total)), sum?.(String(total + 1))]).toEqual([true, false]);
  expect(value(instance.solution, 'sumOfLengths', 'sum').endsWith(`= ${total}`)).toBe(true);
}

test('EXERCISES-22: Kruskal takes the cheapest of all spanning trees, cheap edges first', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('kruskal', seed);
    const tree = cheapestTree(roadsOf(instance)).toSorted((a, b) => a.length - b.length);
    expectTree(instance, tree, seed);
    const taken = table(instance.solution, 'cheapFirst').filter((row) => row[2] === 'yes');
    expect(taken.map(([name]) => name)).toEqual(tree.map(({ ends }) => ends));
  }
});

test('EXERCISES-22: Prim takes the cheapest of all spanning trees, growing from A', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('prim', seed);
    const open = cheapestTree(roadsOf(instance)).toSorted((a, b) => a.length - b.length);
    let inside = 'A';
    const tree: Road[] = [];
    while (open.length > 0) {
      const at = open.findIndex(
        ({ ends }) => inside.includes(ends.charAt(0)) !== inside.includes(ends.charAt(1)),
      );
      const [road] = open.splice(at, 1);
      if (!road) break;
      inside += road.ends;
      tree.push(road);
    }
    expectTree(instance, tree, seed);
    expect(table(instance.solution, 'oneAfterAnother').map(([name]) => name)).toEqual(
      tree.map(({ ends }) => ends),
    );
  }
});

function orders(items: readonly string[]): string[] {
  if (items.length === 0) return [''];
  return items.flatMap((item) => orders(items.filter((each) => each !== item)).map((rest) => item + rest));
}

test('EXERCISES-22: every topological order is right, and no other of the 720', () => {
  const all = orders(NAMES);
  for (const seed of SEEDS) {
    const instance = instanceOf('topological', seed);
    const roads = roadsOf(instance);
    const { isRight } = field(instance, 'order');
    const fitting = all.filter((order) =>
      roads.every(({ ends }) => order.indexOf(ends.charAt(0)) < order.indexOf(ends.charAt(1))),
    );
    expect(fitting.length).toBeGreaterThan(0);
    expect(all.filter(isRight), `seed ${seed}`).toEqual(fitting);
    expect(isRight(value(instance.solution, 'oneOrder', 'order'))).toBe(true);
    expect(isRight('')).toBe(false);
  }
});
