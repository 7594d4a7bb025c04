export const seed = 9218;

export function* tests(random) {
  const test = (name, tries, n, k, lines) => ({ name, tries, input: `${n} ${lines.length} ${k}\n${lines.map((l) => `${l.join(' ')}\n`).join('')}` });
  const any = (n, m, most) => Array.from({ length: m }, () => {
    const a = random.int(1, n);
    const b = 1 + ((a + random.int(0, n - 2)) % n);
    return [a, b, random.int(1, most)];
  });
  const row = (n, fare) => Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2, fare(i)]);
  yield test('no-lines', 'no bus line at all', 2, 3, []);
  yield test('one-ride', 'one ride and one coupon', 2, 1, [[1, 2, 9]]);
  yield test('fare-one', 'a fare of 1 rupee', 2, 1, [[2, 1, 1]]);
  yield test('no-coupons', 'k = 0', 3, 0, [[1, 2, 5], [2, 3, 6], [1, 3, 12]]);
  yield test('coupons-left', 'more coupons than rides', 3, 10, [[1, 2, 5], [2, 3, 6], [1, 3, 12]]);
  yield test('other-way', 'the best way with coupons is another one', 3, 1, [[1, 3, 100], [1, 2, 40], [2, 3, 40]]);
  yield test('coupon-later', 'the coupon is better kept for later', 4, 1, [[1, 2, 20], [2, 3, 20], [3, 4, 500]]);
  yield test('dear-beginning', 'a more expensive beginning saves a coupon', 5, 1, [[1, 2, 30], [1, 3, 5], [3, 2, 20], [2, 4, 200], [4, 5, 3]]);
  yield test('odd-fares', 'odd fares on many rides', 8, 4, row(8, () => 7));
  yield test('several-lines', 'several lines between two towns', 3, 1, [[1, 2, 9], [2, 1, 4], [1, 2, 6], [2, 3, 10], [3, 2, 11]]);
  yield test('backwards', 'lines that are given from the far end', 5, 2, row(5, (i) => 10 * i + 3).map(([a, b, f]) => [b, a, f]).toReversed());
  yield test('cut-off', 'a group of towns that cannot be reached', 6, 2, [[1, 2, 3], [2, 3, 3], [4, 5, 1], [5, 6, 1]]);
  yield test('long-row', 'a row of 1000 towns', 1000, 10, row(1000, (i) => 1 + ((i * 7919) % 1000000)));
  yield test('largest-fares', 'largest fares', 1000, 0, row(1000, () => 1000000));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lines', 8 * i, i, any(8 * i, 20 * i, 50));
  yield test('many-small-fares', 'many lines with small fares', 60, 5, any(60, 400, 5));
  yield test('largest', 'largest n, m and k', 1000, 10, [...row(1000, () => 999999).filter((_, i) => i % 3), ...any(1000, 2300, 1000000)]);
}
