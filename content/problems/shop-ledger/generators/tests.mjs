export const seed = 501;

export function* tests(random) {
  const test = (name, tries, days, asked) => ({
    name,
    tries,
    input: `${days.length} ${asked.length}\n${days.join(' ')}\n${asked.map((pair) => pair.join(' ')).join('\n')}\n`,
  });
  const stretches = (n, q) =>
    Array.from({ length: q }, () => [random.int(1, n), random.int(1, n)].sort((x, y) => x - y));
  yield test('one-day', 'n = 1', [-5], [[1, 1]]);
  yield test('single-days', 'each question about a single day', [3, -1, 4, -1, 5], [[1, 1], [2, 2], [3, 3], [4, 4], [5, 5]]);
  yield test('from-first', 'all questions begin on day 1', random.ints(50, -9, 9), Array.from({ length: 50 }, (_, i) => [1, i + 1]));
  yield test('to-last', 'all questions end on the last day', random.ints(50, -9, 9), Array.from({ length: 50 }, (_, i) => [i + 1, 50]));
  yield test('all-zero', 'takings of zero', Array(30).fill(0), stretches(30, 20));
  yield test('negative', 'only negative takings', random.ints(40, -1000, -1), stretches(40, 40));
  yield test('large-sum', 'sums beyond 32 bits', Array(1000).fill(10 ** 9), stretches(1000, 200));
  yield test('small', 'any days, few of them', random.ints(12, -100, 100), stretches(12, 30));
  yield test('medium', 'any days', random.ints(500, -(10 ** 6), 10 ** 6), stretches(500, 500));
  yield test('largest', 'largest n and q', random.ints(20000, -99, 99), stretches(20000, 5000));
  yield test('long-stretches', 'largest n and q, very long stretches', random.ints(20000, 0, 9), Array.from({ length: 20000 }, () => [random.int(1, 9), random.int(19990, 20000)]));
}
