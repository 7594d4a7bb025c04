export const seed = 4114;

export function* tests(random) {
  const test = (name, tries, n, trails) => ({ name, tries, input: `${n} ${trails.length}\n${trails.map((t) => `${t.join(' ')}\n`).join('')}` });
  const forward = (n, m, most) =>
    Array.from({ length: m }, () => {
      const a = random.int(1, n - 1);
      return [a, random.int(a + 1, Math.min(n, a + 9)), random.int(-most, most)];
    });
  /** Prices of towns make every ring earn less than nothing: the trail pays the difference, less a toll. */
  const tolls = (n, m, most) => {
    const price = random.ints(n + 1, 0, most);
    return Array.from({ length: m }, () => {
      const a = random.int(1, n);
      const b = random.int(1, n);
      return [a, b, price[b] - price[a] - random.int(0, 20)];
    });
  };
  yield test('no-trail', 'no trail at all', 2, []);
  yield test('one-trail', 'a single trail with a loss', 2, [[1, 2, -7]]);
  yield test('wrong-way', 'the trail leads the wrong way', 2, [[2, 1, 7]]);
  yield test('several', 'several trails between two towns', 3, [[1, 2, 3], [1, 2, 8], [1, 2, 5], [2, 3, -1], [2, 3, -4]]);
  yield test('to-itself-loss', 'a trail to itself with a loss', 3, [[1, 1, -5], [1, 2, 2], [2, 2, -1], [2, 3, 2]]);
  yield test('to-itself-gain', 'a trail to itself with a gain', 3, [[1, 2, 2], [2, 2, 1], [2, 3, 2]]);
  yield test('zero-ring', 'a ring that earns nothing', 4, [[1, 2, 5], [2, 3, 4], [3, 2, -4], [3, 4, 1]]);
  yield test('ring-not-reached', 'a ring that earns but cannot be reached', 5, [[1, 5, 3], [2, 3, 9], [3, 2, 9], [3, 5, 1]]);
  yield test('ring-dead-end', 'a ring that earns but from which nobody comes to the end', 5, [[1, 5, 3], [1, 2, 1], [2, 3, 9], [3, 2, 9]]);
  yield test('ring-at-the-end', 'a ring through the last town', 3, [[1, 3, -50], [3, 2, 1], [2, 3, 1]]);
  yield test('ring-at-the-start', 'a ring through the first town', 3, [[1, 2, 4], [2, 1, -3], [2, 3, -9]]);
  yield test('slow-ring', 'a ring that earns a single rupee', 6, [[1, 2, 0], [2, 3, 999999], [3, 4, -1000000], [4, 5, 1000000], [5, 2, -999998], [4, 6, -1000000]]);
  yield test('far-ring', 'a ring far before the end', 12, [[1, 2, 1], [2, 1, 0], ...Array.from({ length: 10 }, (_, i) => [i + 2, i + 3, -1000000])]);
  yield test('backwards', 'trails are listed from the last to the first', 30, Array.from({ length: 29 }, (_, i) => [29 - i, 30 - i, (i % 5) - 2]));
  yield test('loss-first', 'a loss first, a gain later', 5, [[1, 2, 5], [2, 5, 1], [1, 3, -20], [3, 4, 10], [4, 5, 40]]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any trails without rings', 20 * i, forward(20 * i, 60 * i, 100));
  for (let i = 1; i <= 3; i += 1) yield test(`rings-${i}`, 'many rings, none of which earns', 12 * i, tolls(12 * i, 60 * i, 1000));
  yield test('largest', 'the largest map', 300, [...tolls(300, 2200, 400000), ...Array.from({ length: 299 }, (_, i) => [299 - i, 300 - i, -900000])]);
}
