export const seed = 9110;

export function* tests(random) {
  const test = (name, tries, rows) => ({
    name,
    tries,
    input: `${rows.length} ${rows[0].length}\n${rows.map(row => row.join(' ')).join('\n')}\n`,
  });
  const grid = (r, c, most) => Array.from({ length: r }, () => random.ints(c, 0, most));
  yield test('one-place', 'one place', [[3]]);
  yield test('one-row-even', 'one row, even number of columns', [[1, 2, 2, 4]]);
  yield test('one-row-odd', 'one row, odd number of columns', [[1, 2, 9, 3, 4]]);
  yield test('one-column-even', 'one column, even number of rows', [[1], [2], [3], [1]]);
  yield test('one-column-odd', 'one column, odd number of rows', [[1], [2], [3], [4], [5]]);
  yield test('two-by-two', '2 rows and 2 columns', [[1, 2], [2, 1]]);
  yield test('only-left-right', 'good only for left and right', [[1, 2, 1], [3, 4, 3]]);
  yield test('only-top-bottom', 'good only for top and bottom', [[1, 2, 3], [1, 2, 3]]);
  yield test('both', 'good for both', [[1, 2, 1], [5, 0, 5], [1, 2, 1]]);
  yield test('turned', 'good only when it is turned by half a round', [[1, 2, 3], [4, 5, 4], [3, 2, 1]]);
  yield test('wide', 'more columns than rows', grid(3, 20, 3));
  yield test('high', 'more rows than columns', grid(20, 3, 3));
  yield test('largest', 'largest kolam', grid(100, 100, 9));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any kolam', grid(random.int(5, 12), random.int(5, 12), 2));
}
