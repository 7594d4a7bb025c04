export const seed = 51421;

export function* tests(random) {
  const test = (name, tries, sheets) => ({ name, tries, input: `${sheets.length}\n${sheets.join(' ')}\n` });
  const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);
  yield test('two-wrong', 'n = 2, in the wrong order', [9, 7]);
  yield test('three', 'n = 3', [3, 2, 1]);
  yield test('four', 'a power of two', [4, 1, 3, 2]);
  yield test('five', 'one more than a power of two', [5, 4, 3, 2, 1]);
  yield test('seven', 'one less than a power of two', [3, 7, 1, 6, 2, 5, 4]);
  yield test('in-order', 'in order already', upTo(10));
  yield test('backwards', 'from large to small', upTo(12).toReversed());
  yield test('equal', 'all equal', Array(9).fill(5));
  yield test('some-equal', 'equal numbers in different piles', [2, 1, 2, 1, 2, 1, 2]);
  yield test('smallest-last', 'the smallest stands last', [...upTo(8).map((i) => i + 1), 1]);
  yield test('large-numbers', 'the largest numbers', [1000000000, 999999999, 1, 1000000000]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any numbers', random.ints(6 * i + random.int(0, 5), 1, 99));
  yield test('largest', 'largest n', random.ints(200, 1, 1000000000));
}
