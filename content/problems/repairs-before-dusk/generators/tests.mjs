export const seed = 51311;

export function* tests(random) {
  const test = (name, tries, cycles) => ({ name, tries, input: `${cycles.length}\n${cycles.map((c) => c.join(' ')).join('\n')}\n` });
  const any = (n, hours, pay) => Array.from({ length: n }, () => [random.int(1, hours), random.int(1, pay)]);
  const far = 1000000000;
  yield test('one', 'n = 1', [[1, 5]]);
  yield test('one-late', 'n = 1, due very late', [[far, 5]]);
  yield test('all-first-hour', 'all are due in the first hour', [[1, 4], [1, 9], [1, 2], [1, 9]]);
  yield test('all-fit', 'all can be done', [[3, 1], [1, 1], [2, 1], [4, 1]]);
  yield test('cheap-early', 'cheap ones that are due early', [[1, 2], [2, 3], [2, 50], [2, 60]]);
  yield test('rich-late', 'a well paid one that can wait', [[1, 40], [2, 90]]);
  yield test('rich-late-three', 'well paid ones that can wait', [[1, 10], [2, 20], [3, 99], [3, 98], [1, 50]]);
  yield test('given-up-later', 'accepted first, given up later', [[1, 5], [2, 6], [3, 7], [3, 30], [3, 20], [3, 25]]);
  yield test('equal-pay', 'all pay the same', [[1, 7], [1, 7], [2, 7], [3, 7], [3, 7]]);
  yield test('gap', 'hours in which there is nothing to do', [[2, 8], [9, 3], [9, 4], [2, 5], [2, 6]]);
  yield test('large-pay', 'sums beyond 32 bits', Array.from({ length: 9 }, (_, i) => [i < 4 ? 2 : far, far - i]));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any cycles', any(10 * i, 4 + 6 * i, 50 * i));
  yield test('crowded', 'many cycles, few hours', any(800, 60, far));
  yield test('largest', 'largest n', any(5000, 4000, far));
  yield test('largest-one-hour', 'largest n, all due in one hour', any(5000, 1, far));
}
