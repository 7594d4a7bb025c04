export const seed = 9232;

export function* tests(random) {
  const test = (name, tries, d, row) => ({ name, tries, input: `${row.length} ${d}\n${row.join(' ')}\n` });
  const up = (n) => Array.from({ length: n }, (_, i) => i + 1);
  yield test('one', 'n = 1', 5, [9]);
  yield test('zero-days', 'd = 0', 0, [3, 1, 2]);
  yield test('one-day', 'd = 1', 1, [8, 6, 7, 5]);
  yield test('two-students', 'n = 2, odd number of days', 3, [1, 2]);
  yield test('d-is-n', 'd = n', 6, up(6));
  yield test('d-is-n-minus-1', 'd = n - 1', 6, up(7));
  yield test('d-is-n-plus-1', 'd = n + 1', 8, up(7));
  yield test('half', 'd is half of n', 4, up(8));
  yield test('left-part-short', 'the first part is short', 2, up(9));
  yield test('right-part-short', 'the second part is short', 7, up(9));
  yield test('equal-numbers', 'numbers that occur several times', 3, [5, 5, 1, 5, 1]);
  yield test('many-rounds', 'many full rounds', 70000001, up(7));
  yield test('largest-days', 'largest d', 1000000000, up(13));
  yield test('largest', 'largest n and d', 1000000000, random.ints(999, 1, 10000).concat(10000));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any row', random.int(0, 100 * i), random.ints(random.int(10, 20 * i), 1, 100));
}
