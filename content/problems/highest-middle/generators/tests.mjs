export const seed = 17101;

export function* tests(random) {
  const test = (name, tries, k, points) => ({ name, tries, input: `${points.length} ${k}\n${points.join(' ')}\n` });
  yield test('one', 'n = 1', 1, [7]);
  yield test('zero', 'no points at all', 2, [0, 0, 0]);
  yield test('k-is-one', 'k = 1', 1, [4, 9, 1, 7, 3]);
  yield test('k-is-n', 'the whole career is the only spell', 6, [8, 3, 5, 1, 9, 4]);
  yield test('two', 'two rounds', 2, [10, 3]);
  yield test('equal', 'all equal', 3, Array(9).fill(25));
  yield test('equal-pairs', 'many equal values', 4, [5, 5, 2, 2, 5, 5, 2, 2, 5]);
  yield test('longer-is-better', 'a spell longer than k is the best one', 4, [1, 8, 1, 8, 8, 1, 8, 1]);
  yield test('high-but-short', 'the highest rounds are too few together', 5, [2, 3, 90, 95, 99, 3, 2, 1, 4]);
  yield test('at-the-start', 'the best spell is at the beginning', 3, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
  yield test('at-the-end', 'the best spell is at the end', 4, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  yield test('large-values', 'the largest values', 2, [1000000000, 999999999, 1000000000, 0, 1000000000]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any points', 2 * i, random.ints(7 * i + 3, 0, 12 * i));
  yield test('up-and-down', 'high and low rounds in turn', 10, Array.from({ length: 301 }, (_, i) => (i % 2 === 0 ? 60 : 20) + random.int(0, 15)));
  yield test('many', 'thousands of rounds', 41, random.ints(4000, 0, 150));
}
