export const seed = 4111;

export function* tests(random) {
  const test = (name, tries, k, metres) => ({ name, tries, input: `${metres.length} ${k}\n${metres.join(' ')}\n` });
  yield test('two-benches', 'n = 2', 2, [7, 3]);
  yield test('all-benches', 'as many friends as benches', 5, [10, 1, 4, 20, 12]);
  yield test('two-friends', 'k = 2', 2, [5, 9, 1, 7, 30, 2]);
  yield test('same-place', 'several benches at one metre', 3, [4, 4, 4, 9, 9]);
  yield test('distance-zero', 'more friends than different metres', 4, [1, 1, 5, 5, 9]);
  yield test('sorted', 'benches in order', 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  yield test('falling', 'benches from the far end on', 4, [40, 33, 30, 21, 15, 14, 2, 0]);
  yield test('equal-steps', 'a bench every five metres', 5, Array.from({ length: 21 }, (_, i) => 5 * i));
  yield test('one-far', 'one bench is far away', 3, [0, 1, 2, 3, 1000000000]);
  yield test('whole-path', 'the greatest distance of all', 2, [0, 1000000000]);
  yield test('last-not-at-the-end', 'the last friend does not sit on the last bench', 3, [0, 6, 12, 13, 14, 15]);
  yield test('close', 'benches close together', 40, random.ints(60, 0, 90));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any benches', 2 + 3 * i * i, random.ints(30 * i * i, 0, 10 ** (2 + i)));
  yield test('large-metres', 'large metres', 300, random.ints(900, 900000000, 1000000000));
  yield test('many', 'thousands of benches', 50, random.ints(9000, 0, 1000000000));
}
