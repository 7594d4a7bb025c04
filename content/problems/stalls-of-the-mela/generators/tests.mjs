export const seed = 9113;

export function* tests(random) {
  const test = (name, tries, rows) => ({
    name,
    tries,
    input: `${rows.length} ${rows[0].length}\n${rows.map(row => row.join(' ')).join('\n')}\n`,
  });
  const table = (s, d, low, high) => Array.from({ length: s }, () => random.ints(d, low, high));
  yield test('one-place', 'one stall, one day', [[50]]);
  yield test('one-zero', 'one stall that took nothing', [[0]]);
  yield test('one-stall', 'one stall, several days', [[10, 40, 30, 40]]);
  yield test('one-day', 'several stalls, one day', [[5], [0], [9]]);
  yield test('nothing-at-all', 'nobody took anything', [[0, 0, 0], [0, 0, 0]]);
  yield test('last-day', 'the last day is the favourite', [[1, 2, 3], [4, 5, 6], [9, 8, 7]]);
  yield test('equal-favourites', 'two favourite days', [[1, 9, 1], [1, 1, 9], [1, 1, 9], [1, 9, 1]]);
  yield test('equal-best-days', 'stalls with several best days', [[7, 7, 7], [1, 7, 7], [3, 1, 3]]);
  yield test('not-the-sum', 'most votes, but less takings on that day', [[10, 11, 0], [10, 11, 0], [90000, 0, 0]]);
  yield test('more-stalls', 'more stalls than days', table(30, 4, 0, 500));
  yield test('more-days', 'more days than stalls', table(4, 30, 0, 500));
  yield test('largest', 'most stalls, most days', table(100, 100, 0, 99999));
  yield test('largest-takings', 'largest takings on each day', table(2, 100, 100000, 100000));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any table', table(12, 6, 10, 10 + 15 * i));
}
