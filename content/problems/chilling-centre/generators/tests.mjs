export const seed = 16301;

/** Joins each village to one of the `back` villages before it, under shuffled numbers. */
const tree = (random, n, back, most) => {
  const number = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
  return Array.from({ length: n - 1 }, (_, i) => {
    const ends = [number[random.int(Math.max(0, i + 1 - back), i)], number[i + 1]];
    return [...random.shuffle(ends), random.int(1, most)];
  });
};

export function* tests(random) {
  const test = (name, tries, cans, roads) => ({
    name,
    tries,
    input: [cans.length, cans.join(' '), ...roads.map((road) => road.join(' '))].join('\n') + '\n',
  });
  const chain = (n, d) => Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2, d]);
  yield test('one', 'n = 1', [12], []);
  yield test('two', 'two villages', [3, 8], [[1, 2, 7]]);
  yield test('two-turned', 'a road that is given from the larger number to the smaller one', [3, 8], [[2, 1, 7]]);
  yield test('no-milk', 'no milk at all', [0, 0, 0, 0], [[1, 3, 5], [3, 2, 2], [4, 3, 9]]);
  yield test('milk-at-root', 'only village 1 has milk', [9, 0, 0, 0, 0], [[1, 2, 2], [2, 3, 3], [1, 4, 4], [4, 5, 5]]);
  yield test('milk-at-leaf', 'only the last village has milk', [0, 0, 0, 0, 6], [[1, 2, 2], [2, 3, 3], [3, 4, 4], [4, 5, 5]]);
  yield test('star', 'all roads begin in village 1', [5, 1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7].map((b) => [1, b, 11 - b]));
  yield test('star-elsewhere', 'all roads end in village 4', [5, 1, 2, 3, 4], [1, 2, 3, 5].map((a) => [a, 4, a]));
  yield test('equal', 'equal villages and roads', Array(15).fill(10), Array.from({ length: 14 }, (_, i) => [(i + 2) >> 1, i + 2, 10]));
  yield test('chain', 'the villages stand in a row', random.ints(60, 0, 1000), chain(60, 100));
  yield test('deep-chain', 'a very long row of villages', random.ints(3000, 0, 1000), chain(3000, 100));
  yield test('large-cans', 'an answer of more than 32 bits', Array(500).fill(1000), chain(500, 100));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any valley', random.ints(6 * i * i, 0, 20 * i), tree(random, 6 * i * i, 99, 30));
  yield test('deep', 'a deep valley', random.ints(1500, 0, 1000), tree(random, 1500, 4, 100));
  yield test('broad', 'a broad valley', random.ints(1500, 0, 1000), tree(random, 1500, 1500, 100));
}
