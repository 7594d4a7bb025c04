export const seed = 51511;

export function* tests(random) {
  const test = (name, tries, offers) => ({ name, tries, input: `${offers.length}\n${offers.map((o) => o.join(' ')).join('\n')}\n` });
  const any = (n, days, length, pay) => Array.from({ length: n }, () => {
    const first = random.int(1, days);
    return [first, first + random.int(0, length), random.int(1, pay)];
  });
  const far = 1000000000;
  yield test('one', 'n = 1', [[3, 3, 7]]);
  yield test('apart', 'two that do not overlap', [[1, 2, 5], [3, 4, 6]]);
  yield test('same-day', 'two that share one day', [[1, 3, 5], [3, 4, 6]]);
  yield test('one-day', 'all on one day', [[5, 5, 3], [5, 5, 9], [5, 5, 4]]);
  yield test('long-and-short', 'a long one pays more than many short ones', [[1, 1, 3], [2, 2, 3], [3, 3, 3], [1, 3, 10]]);
  yield test('short-better', 'many short ones pay more', [[1, 1, 4], [2, 2, 4], [3, 3, 4], [1, 3, 10]]);
  yield test('middle', 'the best paid one overlaps with two others', [[1, 4, 60], [4, 5, 100], [5, 9, 60]]);
  yield test('inside', 'offers inside others', [[1, 100, 50], [10, 20, 20], [30, 40, 20], [35, 36, 25], [50, 60, 9]]);
  yield test('unsorted', 'offers in no order', [[20, 25, 8], [1, 5, 3], [6, 19, 4], [4, 8, 9], [9, 21, 7]]);
  yield test('same-end', 'several end on the same day', [[1, 9, 10], [8, 9, 4], [5, 9, 8], [1, 4, 3], [1, 7, 7]]);
  yield test('last-is-worse', 'the one that ends last is better left', [[1, 5, 50], [5, 6, 1]]);
  yield test('large', 'sums beyond 32 bits', [[1, 1, far], [2, far - 1, far], [far, far, far], [1, far, far]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any offers', any(8 * i, 20 * i, 6 * i, 100));
  yield test('many', 'many offers', any(1500, 3000, 40, far));
  yield test('largest', 'largest n', any(10000, far - 1000000, 1000000, far));
}
