export const seed = 4102;

export function* tests(random) {
  const test = (name, tries, requests) => ({
    name,
    tries,
    input: `${requests.length}\n${requests.map((r) => r.join(' ')).join('\n')}\n`,
  });
  const any = (n, days, longest) =>
    Array.from({ length: n }, () => {
      const a = random.int(1, days);
      return [a, a + random.int(0, longest)];
    });
  yield test('one', 'n = 1', [[7, 9]]);
  yield test('same', 'the same request several times', [[3, 4], [3, 4], [3, 4]]);
  yield test('cleaning-just-fits', 'exactly one day between two weddings', [[1, 2], [4, 5], [7, 7], [9, 12]]);
  yield test('no-day-between', 'one wedding after the other without a free day', [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10]]);
  yield test('begins-first', 'the first to begin is very long', [[1, 100], [2, 3], [5, 6], [8, 9]]);
  yield test('shortest', 'the shortest one stands between two others', [[1, 5], [6, 6], [7, 11]]);
  yield test('fewest-clashes', 'the one with the fewest clashes is not the right one', [
    [1, 4], [6, 9], [11, 14], [16, 19], [8, 12],
    [3, 7], [3, 7], [3, 7], [13, 17], [13, 17], [13, 17],
  ]);
  yield test('one-day', 'all last a single day', [[1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6]]);
  yield test('latest', 'the last possible day', [[1, 1000000000], [1000000000, 1000000000], [999999998, 999999998]]);
  yield test('nested', 'each request lies within the next', Array.from({ length: 30 }, (_, i) => [50 - i, 60 + i]));
  yield test('falling', 'requests from late to early', Array.from({ length: 40 }, (_, i) => [200 - 4 * i, 201 - 4 * i]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any requests', any(20 * i * i, 60 * i, 4 * i));
  yield test('many', 'thousands of requests', any(6000, 1_000_000, 900));
}
