export const seed = 1401;

export function* tests(random) {
  const test = (name, tries, boxes) => ({ name, tries, input: `${boxes.length}\n${boxes.join(' ')}\n` });
  const shelf = (n, gaps, most) => Array.from({ length: n }, () => (random.int(1, 100) <= gaps ? 0 : random.int(1, most)));
  yield test('one-full', 'n = 1, full', [5]);
  yield test('one-empty', 'n = 1, empty', [0]);
  yield test('no-gap', 'no box is empty', [3, 1, 2, 2]);
  yield test('gap-first', 'only the first box is empty', [0, 7, 8, 9]);
  yield test('gap-last', 'only the last box is empty', [7, 8, 9, 0]);
  yield test('all-to-move', 'the full boxes stand at the right end', [0, 0, 0, 5, 6, 7]);
  yield test('already', 'the gaps are already closed', [5, 6, 7, 0, 0, 0]);
  yield test('in-turns', 'full and empty in turns', [1, 0, 2, 0, 3, 0, 4]);
  yield test('falling', 'numbers that fall', [9, 0, 8, 7, 0, 6, 5, 0]);
  yield test('equal', 'all full boxes are equal', [4, 0, 4, 4, 0, 0, 4]);
  yield test('large-numbers', 'many strips', shelf(30, 40, 1000));
  yield test('few-gaps', 'largest n, few gaps', [...Array(400).fill(1), ...shelf(600, 10, 9)]);
  yield test('largest', 'largest n', shelf(1000, 50, 9));
}
