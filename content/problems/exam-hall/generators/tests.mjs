export const seed = 4502;

export function* tests(random) {
  const test = (name, tries, rows) => ({
    name,
    tries,
    input: `${rows.length} ${rows[0].length}\n${rows.map((row) => row.join(' ')).join('\n')}\n`,
  });
  const grid = (r, c, at) => Array.from({ length: r }, (_, i) => Array.from({ length: c }, (__, j) => at(i, j)));
  const chess = (r, c) => grid(r, c, (i, j) => ((i + j) % 2 === 0 ? 7 : 1000));
  const changed = (rows, i, j, paper) => rows.map((row, y) => row.map((old, x) => (y === i && x === j ? paper : old)));
  yield test('one-desk', 'r = 1 and c = 1', [[5]]);
  yield test('empty-hall', 'empty desks only', grid(3, 4, () => 0));
  yield test('one-row', 'a single row', [[1, 1, 2, 2, 2, 0, 0, 3]]);
  yield test('one-column', 'a single column', [[4], [4], [0], [0], [9], [9], [9]]);
  yield test('all-equal', 'the same paper everywhere', grid(4, 5, () => 3));
  yield test('fine', 'a plan that is fine', chess(5, 6));
  yield test('row-ends', 'the end of a row and the beginning of the next', [
    [1, 2, 3],
    [3, 1, 2],
    [2, 3, 1],
  ]);
  yield test('last-pair-row', 'only the last two desks of the last row', changed(chess(4, 4), 3, 3, 1000));
  yield test('last-pair-column', 'only the last two desks of the last column', [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 6],
  ]);
  yield test('first-behind', 'the first desk and the one behind it', [
    [6, 2],
    [6, 3],
  ]);
  yield test('first-is-left', 'two pairs that begin in one row', [
    [1, 2, 9, 4],
    [5, 2, 9, 4],
    [5, 6, 7, 8],
  ]);
  yield test('first-row-behind', 'a pair of rows 1 and 2 and one within row 2', [
    [1, 2, 3, 4],
    [5, 5, 6, 4],
  ]);
  yield test('around-empty', 'equal papers around an empty desk', [
    [0, 3, 0],
    [3, 0, 3],
    [0, 3, 0],
  ]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any plan', grid(random.int(2, 9), random.int(2, 9), () => random.int(0, 2 + i)));
  yield test('wide', 'many desks in few rows', grid(2, 100, () => random.int(0, 30)));
  yield test('high', 'many rows of few desks', grid(100, 2, () => random.int(0, 30)));
  yield test('largest', 'largest hall', grid(100, 100, () => random.int(1, 4)));
  yield test('largest-fine', 'largest hall that is fine but for one desk', changed(chess(100, 100), 57, 31, 0).map((row, i) => (i === 99 ? [...row.slice(0, 99), row[98]] : row)));
}
