import { THOROUGH } from '@abhyas/queue/testing/thorough';

import { ALGORITHMS, type AlgorithmName, type Typed } from '../../algorithms.ts';
import { createRandom, type Random } from '../../random.ts';

/** So many inputs are tried of each algorithm. */
const RUNS = THOROUGH ? 200 : 60;

/** Inputs as learners may type them: the example, and many by chance. */
export function typedInputs(name: AlgorithmName): readonly Typed[] {
  const example = Object.fromEntries(ALGORITHMS[name].fields.map((field) => [field.name, field.example]));
  return [example, ...Array.from({ length: RUNS }, (_, seed) => TYPISTS[name](createRandom(seed + 1)))];
}

const spaced = (numbers: readonly (number | string)[]): string => numbers.join(' ');

/** Few different values now and then, so that equal ones occur. */
function values(random: Random, most: number, low = -99): string {
  const high = random.pick([9, 99, 999]);
  return spaced(random.ints(random.int(1, most), Math.max(low, -high), high));
}

function sorted(random: Random): number[] {
  const high = random.pick([5, 30, 99]);
  return random.ints(random.int(1, 12), -5, high).toSorted((a, b) => a - b);
}

type Shape = {
  readonly last: string;
  readonly most: number;
  readonly sign: '-' | '>';
  readonly weights?: readonly [number, number];
};

function graph(random: Random, { last, most, sign, weights }: Shape): string {
  const names = 'ABCDEFGH'
    .split('')
    .filter((name) => name <= last)
    .slice(0, random.int(2, 8));
  const pairs = names.flatMap((from) =>
    names.filter((to) => (sign === '>' ? to !== from : to > from)).map((to) => `${from}${sign}${to}`),
  );
  return random
    .shuffle(pairs)
    .slice(0, random.int(1, most))
    .map((pair) => (weights ? `${pair} ${random.int(...weights)}` : pair))
    .join(', ');
}

const UNDIRECTED: Shape = { last: 'H', most: 12, sign: '-' };
const LETTERS = 'abc';

const onlyValues = (most: number) => (random: Random) => ({ values: values(random, most) });
const twoWords = (random: Random) => ({
  first: random.text(random.int(1, 7), LETTERS),
  second: random.text(random.int(1, 7), LETTERS),
});

const TYPISTS: Readonly<Record<AlgorithmName, (random: Random) => Typed>> = {
  'binary-search': (random) => {
    const all = sorted(random);
    return { values: spaced(all), wanted: String(random.int(0, 1) ? random.pick(all) : random.int(-9, 99)) };
  },
  'two-pointers': (random) => {
    const all = sorted(random);
    const wanted = random.int(0, 1) ? random.pick(all) + random.pick(all) : random.int(-9, 99);
    return { values: spaced(all), wanted: String(wanted) };
  },
  'sliding-window': (random) => ({
    values: spaced(random.ints(random.int(1, 12), 0, random.pick([5, 99]))),
    wanted: String(random.int(1, random.pick([10, 60]))),
  }),
  kadane: (random) => ({ values: spaced(random.ints(random.int(1, 12), -20, random.pick([-1, 20]))) }),
  'bubble-sort': onlyValues(10),
  'selection-sort': onlyValues(10),
  'insertion-sort': onlyValues(10),
  'merge-sort': onlyValues(10),
  'quick-sort': onlyValues(10),
  'heap-sort': onlyValues(9),
  'min-heap': (random) => ({ values: values(random, 9), takes: String(random.int(0, 9)) }),
  'counting-sort': (random) => ({ values: spaced(random.ints(random.int(1, 10), 0, 9)) }),
  'bst-insert': onlyValues(10),
  'bst-delete': (random) => {
    const all = random.ints(random.int(1, 10), 0, 15);
    return { values: spaced(all), gone: String(random.int(0, 4) ? random.pick(all) : random.int(0, 15)) };
  },
  'avl-insert': onlyValues(10),
  'trie-insert': (random) => ({
    words: spaced(Array.from({ length: random.int(1, 6) }, () => random.text(random.int(1, 5), LETTERS))),
  }),
  'union-find': (random) => ({
    links: spaced(Array.from({ length: random.int(1, 10) }, () => `${random.int(1, 8)}-${random.int(1, 8)}`)),
  }),
  'list-reverse': onlyValues(7),
  'hash-chaining': (random) => ({ keys: spaced(random.ints(random.int(1, 12), 0, random.pick([20, 999]))) }),
  'hash-probing': (random) => ({ keys: spaced(random.ints(random.int(1, 10), 0, random.pick([20, 999]))) }),
  'bracket-stack': (random) => ({
    brackets: random.pick([
      random.text(random.int(1, 14), '()[]{}'),
      balanced(random),
      `${balanced(random)}(`,
    ]),
  }),
  'circular-queue': (random) => ({
    acts: spaced(
      Array.from({ length: random.int(1, 16) }, () => (random.int(0, 2) ? random.int(-99, 999) : 'out')),
    ),
  }),
  bfs: (random) => ({ edges: graph(random, UNDIRECTED), start: random.text(1, 'ABCH') }),
  dfs: (random) => ({ edges: graph(random, UNDIRECTED), start: random.text(1, 'ABCH') }),
  dijkstra: (random) => ({
    edges: graph(random, { ...UNDIRECTED, weights: [0, 20] }),
    start: random.text(1, 'ABCH'),
  }),
  'bellman-ford': (random) => ({
    edges: graph(random, { last: 'F', most: 9, sign: '>', weights: [random.pick([-8, 0]), 20] }),
    start: random.text(1, 'ABC'),
  }),
  'floyd-warshall': (random) => ({
    edges: graph(random, { last: 'E', most: 12, sign: '>', weights: [0, 20] }),
  }),
  kruskal: (random) => ({ edges: graph(random, { ...UNDIRECTED, weights: [-5, 9] }) }),
  prim: (random) => ({
    edges: graph(random, { ...UNDIRECTED, weights: [-5, 9] }),
    start: random.text(1, 'ABCH'),
  }),
  'topological-sort': (random) => ({ edges: graph(random, { last: 'H', most: 9, sign: '>' }) }),
  kmp: (random) => ({
    text: random.text(random.int(1, 16), 'ab'),
    pattern: random.text(random.int(1, 5), 'ab'),
  }),
  lcs: twoWords,
  'edit-distance': twoWords,
  knapsack: (random) => ({
    goods: spaced(Array.from({ length: random.int(1, 5) }, () => `${random.int(1, 8)}:${random.int(1, 20)}`)),
    capacity: String(random.int(1, 10)),
  }),
  'coin-change': (random) => ({
    coins: spaced(random.ints(random.int(1, 4), 1, 9)),
    amount: String(random.int(1, 15)),
  }),
  'n-queens': (random) => ({ size: String(random.int(1, 6)) }),
  'fibonacci-calls': (random) => ({ n: String(random.int(0, 6)) }),
  sieve: (random) => ({ n: String(random.int(2, 60)) }),
};

function balanced(random: Random): string {
  const [open, close] = random.pick(['()', '[]', '{}'] as const);
  return random.int(0, 1) ? `${open}${close}()` : `${open}{[]}${close}`;
}
