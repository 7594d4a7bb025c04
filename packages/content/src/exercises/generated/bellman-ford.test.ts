import { expect, test } from 'vitest';
import { instanceOf, type Instance } from '../generated.ts';
import { bellmanFord } from './bellman-ford.ts';
import { field, SEEDS, table, value } from './testing/read-instance.ts';

const NAMES = 'ABCDEF'.split('');

type Road = { readonly from: string; readonly to: string; readonly length: number };

/** The edges in the order in which they are relaxed, with the lengths of the picture. */
function roadsOf(instance: Instance): Road[] {
  const [picture] = instance.given;
  if (picture?.kind !== 'graph') throw new Error('no graph');
  expect(picture.isDirected).toBe(true);
  const lengths = new Map(picture.edges.map(({ from, to, label }) => [`${from}→${to}`, Number(label)]));
  const order = value(instance.given, 'edgeOrder', 'edges').split(', ');
  expect(order.toSorted()).toEqual([...lengths.keys()].toSorted());
  return order.map((name) => ({
    from: name.charAt(0),
    to: name.charAt(2),
    length: lengths.get(name) ?? Number.NaN,
  }));
}

type Path = { readonly to: string; readonly length: number; readonly rounds: number };

/**
 * All paths from A that meet no node twice. The edges of a path are relaxed in one round as far as they stand in the order of
 * the list; each edge that stands before the one that it follows needs a round more.
 */
function pathsOf(roads: readonly Road[]): Path[] {
  const found: Path[] = [];
  const walk = (here: Path, seen: string, last: number): void => {
    found.push(here);
    for (const [at, { from, to, length }] of roads.entries()) {
      if (from !== here.to || seen.includes(to)) continue;
      const rounds = here.rounds + (at > last ? 0 : 1);
      walk({ to, length: here.length + length, rounds }, seen + to, at);
    }
  };
  walk({ to: 'A', length: 0, rounds: 1 }, 'A', -1);
  return found;
}

const after = (paths: readonly Path[], rounds: number): number[] =>
  NAMES.map((node) =>
    Math.min(
      ...paths.filter((path) => path.to === node && path.rounds <= rounds).map(({ length }) => length),
    ),
  );

const typed = (distances: readonly number[] = []): string =>
  distances.join(', ').replaceAll('Infinity', 'inf');

/** Whether going round some cycle makes the way shorter, by Floyd and Warshall. */
function hasNegativeCycle(roads: readonly Road[]): boolean {
  const known = new Map<string, number>();
  const of = (from: string, to: string): number => known.get(from + to) ?? Infinity;
  for (const { from, to, length } of roads) known.set(from + to, length);
  for (const by of NAMES)
    for (const from of NAMES)
      for (const to of NAMES) known.set(from + to, Math.min(of(from, to), of(from, by) + of(by, to)));
  return NAMES.some((node) => of(node, node) < 0);
}

test('EXERCISES-26: the rounds of Bellman-Ford agree with the lengths of all paths', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('bellman-ford', seed);
    const roads = roadsOf(instance);
    expect(hasNegativeCycle(roads), `seed ${seed}`).toBe(false);
    expect(roads.some(({ length }) => length < 0)).toBe(true);
    const paths = pathsOf(roads);
    const rounds = [1, 2, 3, 4, 5, 6].map((count) => after(paths, count));
    const changing = rounds.findIndex((each, at) => each.join() === rounds[at + 1]?.join()) + 1;
    const [first, last] = [field(instance, 'first'), field(instance, 'distances')];
    expect(first.isRight(typed(rounds[0])), `seed ${seed}`).toBe(true);
    expect(first.isRight(typed(rounds[0]).replaceAll('inf', '∞'))).toBe(true);
    expect(last.isRight(typed(rounds.at(-1)))).toBe(true);
    expect(last.isRight(NAMES.map((node, at) => `${node} = ${rounds.at(-1)?.[at]}`).join(', '))).toBe(true);
    expect([first.isRight(typed(rounds.at(-1))), last.isRight(typed(rounds[0]))]).toEqual([false, false]);
    const { isRight } = field(instance, 'rounds');
    expect([isRight(String(changing)), isRight(String(changing + 1))]).toEqual([true, false]);
    const rows = table(instance.solution, 'bestKnown').map((row) =>
      row.slice(1).join().replaceAll('∞', 'Infinity'),
    );
    expect(rows).toEqual(rounds.slice(0, changing + 1).map((each) => each.join()));
    for (const [round, name = '', distance] of table(instance.solution, 'improvements'))
      expect(
        paths.some((path) => path.to === name.charAt(2) && path.length === Number(distance)),
        `round ${round}`,
      ).toBe(true);
  }
});

test('EXERCISES-26: the graph of the lesson needs two rounds', () => {
  const edges = [
    { a: 'A', b: 'B', length: 6 },
    { a: 'A', b: 'C', length: 7 },
    { a: 'B', b: 'D', length: 5 },
    { a: 'C', b: 'B', length: -4 },
    { a: 'C', b: 'D', length: 9 },
    { a: 'D', b: 'B', length: -2 },
  ];
  const { distances } = bellmanFord({ nodes: ['A', 'B', 'C', 'D'], edges }, 'A', 3);
  expect(distances).toEqual([
    [0, 3, 7, 11],
    [0, 3, 7, 8],
    [0, 3, 7, 8],
  ]);
});
