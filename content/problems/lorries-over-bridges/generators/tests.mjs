export const seed = 17112;

export function* tests(random) {
  const rows = (items) => items.map((item) => `${item.join(' ')}\n`).join('');
  const test = (name, tries, n, bridges, trips) => ({ name, tries, input: `${n} ${bridges.length} ${trips.length}\n${rows(bridges)}${rows(trips)}` });
  const bridges = (n, m, most) =>
    Array.from({ length: m }, () => {
      const a = random.int(1, n);
      const b = random.int(1, n - 1);
      return [a, b < a ? b : b + 1, random.int(1, most)];
    });
  const trips = (n, q, most) => Array.from({ length: q }, () => [random.int(1, n), random.int(1, n), random.int(1, most)]);
  const chain = (n, weight) => Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2, weight(i)]);
  yield test('two', 'two villages', 2, [[1, 2, 7]], [[1, 2, 6], [1, 2, 7], [2, 1, 8]]);
  yield test('at-home', 'trips that end where they begin', 3, [[1, 2, 1]], [[3, 3, 9], [1, 1, 1000000000], [2, 2, 1]]);
  yield test('same-villages', 'several roads between the same villages', 2, [[1, 2, 5], [2, 1, 9], [1, 2, 7]], [[1, 2, 9], [1, 2, 10], [2, 1, 6]]);
  yield test('heavy-after-light', 'a heavy lorry after a light one', 3, [[1, 2, 4], [2, 3, 8]], [[1, 3, 4], [1, 3, 5], [2, 3, 8], [1, 2, 3], [1, 2, 8]]);
  yield test('light-after-heavy', 'a light lorry after a heavy one', 3, [[1, 2, 4], [2, 3, 8]], [[1, 3, 9], [1, 3, 8], [1, 3, 4]]);
  yield test('weakest-decides', 'a chain whose weakest bridge decides', 6, chain(6, (i) => 10 + 3 * ((i * 2) % 5)), trips(6, 30, 25));
  yield test('ring', 'a ring with a strong and a weak side', 6, [...chain(6, (i) => 20 - i), [6, 1, 3]], trips(6, 30, 25));
  yield test('equal-weights', 'all bridges and lorries of one weight', 8, bridges(8, 7, 1), trips(8, 30, 1));
  yield test('not-joined', 'two parts without a bridge between them', 6, [[1, 2, 9], [2, 3, 9], [4, 5, 9], [5, 6, 9]], trips(6, 30, 10));
  yield test('star', 'all roads lead to village 1', 9, Array.from({ length: 8 }, (_, i) => [1, i + 2, 5 * i + 5]), trips(9, 40, 45));
  yield test('largest-weights', 'the largest weights', 3, [[1, 2, 1000000000], [2, 3, 999999999]], [[1, 3, 1000000000], [1, 3, 999999999], [1, 2, 1000000000]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any bridges', 8 * i, bridges(8 * i, 12 * i, 30), trips(8 * i, 30 * i, 25));
  yield test('many', 'thousands of villages', 3000, bridges(3000, 4500, 1000000000), trips(3000, 3000, 700000000));
}
