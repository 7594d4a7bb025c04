export const seed = 4106;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length}\n${rows.map((row) => row.join(' ')).join('\n')}\n` });
  const any = (n, most, refusals) =>
    Array.from({ length: n }, () => Array.from({ length: n }, () => (random.int(1, 100) <= refusals ? -1 : random.int(0, most))));
  yield test('one', 'n = 1', [[7]]);
  yield test('one-impossible', 'n = 1, and it cannot be done', [[-1]]);
  yield test('zero', 'a chore that takes no time', [[0, 5], [3, 0]]);
  yield test('zero-total', 'a total of 0', [[0, 9], [9, 0]]);
  yield test('greedy-row', 'the quickest chore of the first friend is not the right one', [[1, 2], [1, 100]]);
  yield test('greedy-pair', 'the quickest pair of all is not the right one', [[1, 3, 9], [3, 50, 9], [9, 9, 9]]);
  yield test('two-want-one', 'two friends can do only the same chore', [[4, -1, -1], [6, -1, -1], [1, 2, 3]]);
  yield test('one-way-only', 'only one way to share them out', [[-1, 2, -1, 8], [3, -1, -1, -1], [-1, -1, -1, 9], [1, 1, 4, 1]]);
  yield test('hidden-impossible', 'everybody can do something, and yet it is impossible', [[1, 2, -1, -1], [3, 4, -1, -1], [5, 6, -1, -1], [1, 1, 1, 1]]);
  yield test('equal', 'all need the same time', Array.from({ length: 7 }, () => Array(7).fill(30)));
  yield test('large-numbers', 'very long chores', any(8, 100_000_000, 0).map((row) => row.map(() => 100_000_000)));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any times', any(3 + 2 * i, 100, 15));
  yield test('many-refusals', 'many chores cannot be done', any(12, 1000, 60));
  yield test('largest', 'largest n', any(16, 1000, 10));
  yield test('largest-all-able', 'largest n, everybody can do everything', any(16, 100_000_000, 0));
}
