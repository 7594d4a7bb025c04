export const seed = 9231;

export function* tests(random) {
  const test = (name, tries, square) => ({ name, tries, input: `${square.length}\n${square.map((row) => row.join(' ')).join('\n')}\n` });
  const lines = (text) => text.split(', ').map((row) => row.split(' '));
  const any = (n, most) => Array.from({ length: n }, () => random.ints(n, -most, most));
  /** The odd magic square that is built along diagonals, moved by a number. */
  const magic = (n, plus) => Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) =>
    n * ((i + j + 1 + (n - 1) / 2) % n) + ((i + 2 * j + 1) % n) + 1 + plus));
  yield test('one', 'n = 1', [[-7]]);
  yield test('two-equal', 'n = 2, all numbers are equal', lines('3 3, 3 3'));
  yield test('two', 'n = 2', lines('1 2, 2 1'));
  yield test('three-magic', 'n = 3, magic', magic(3, 0));
  yield test('negative-magic', 'magic, with negative numbers', magic(5, -13));
  yield test('target-zero', 'the target is 0', lines('0 0 0, 1 0 -1, -1 0 1'));
  yield test('first-row-wrong', 'the first row is the wrong one', lines('2 7 7, 9 5 1, 4 3 8'));
  yield test('one-row-column', 'a mistake that is on no diagonal', lines('2 7 6, 9 5 2, 4 3 8'));
  yield test('middle-wrong', 'the number in the middle is wrong', lines('2 7 6, 9 4 1, 4 3 8'));
  yield test('diagonals-only', 'rows and columns are right, both diagonals are not', lines('1 2 3 4, 2 3 4 1, 3 4 1 2, 4 1 2 3'));
  yield test('one-diagonal', 'only the diagonal from the upper right is wrong', lines('1 2 3, 2 3 1, 3 1 2').map((row) => row.map((x) => x * 5)));
  yield test('mirror-diagonal', 'only the diagonal from the upper left is wrong', lines('3 2 1, 1 3 2, 2 1 3'));
  yield test('rows-only', 'only the rows are equal', lines('1 5 9, 1 5 9, 1 5 9'));
  yield test('columns-only', 'only the columns are equal', lines('1 1 1, 5 5 5, 9 9 9'));
  yield test('largest', 'largest n, largest numbers', Array.from({ length: 50 }, () => Array(50).fill(1000)));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any square', any(4 * i, i));
  yield test('largest-any', 'largest n, any numbers', any(50, 1000));
}
