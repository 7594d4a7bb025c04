export const seed = 9326;

export function* tests(random) {
  const test = (name, tries, g, trees) => ({ name, tries, input: `${trees.length} ${g}\n${trees.join(' ')}\n` });
  const row = (n, step) => Array.from({ length: n }, (_, i) => step * i);
  yield test('two-trees', 'n = 2', 4, [5, 10]);
  yield test('two-trees-turned', 'n = 2, the farther one first', 5, [10, 5]);
  yield test('exactly-g', 'gaps of exactly g metres', 10, [0, 10, 21, 31, 40]);
  yield test('already-in-order', 'the list is in order', 3, [1, 3, 6, 10, 15]);
  yield test('backwards', 'the list is in order from the far end', 3, [15, 10, 6, 3, 1]);
  yield test('widest-first', 'the widest gap is the first one', 50, [900, 0, 950, 1000]);
  yield test('widest-last', 'the widest gap is the last one', 50, [0, 2000, 100, 50]);
  yield test('equal-gaps', 'several widest gaps', 7, [40, 0, 8, 32, 24, 16]);
  yield test('twice', 'trees that are on the list more than once', 1, [5, 5, 7, 7, 5, 6, 7]);
  yield test('at-the-beginning', 'a tree at distance 0', 1, [1, 0, 2, 3]);
  yield test('largest-distances', 'the largest distances', 999999999, [1000000000, 0]);
  yield test('digits', 'distances of different length', 80, [1000, 9, 100, 99, 10, 999]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any trees', random.int(1, 20), random.ints(8 * i, 0, 40 * i).concat([1000, 1001]));
  yield test('largest', 'largest n', 2000000, random.ints(1000, 0, 1000000000));
  yield test('all-equal-gaps', 'largest n, all gaps are equal', 999, random.shuffle(row(1000, 1000)));
}
