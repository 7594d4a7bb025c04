export const seed = 505;

export function* tests(random) {
  const test = (name, tries, trips, needs) => ({ name, tries, input: `${needs.length} ${trips}\n${needs.join(' ')}\n` });
  yield test('one', 'n = 1', 1, [7]);
  yield test('one-trip', 'a single trip', 1, random.ints(20, 1, 9));
  yield test('trip-each', 'a trip for each village', 12, random.ints(12, 1, 99));
  yield test('all-equal', 'all equal', 4, Array(10).fill(5));
  yield test('thirsty-last', 'the thirstiest village is the last', 3, [1, 1, 1, 1, 1, 50]);
  yield test('thirsty-first', 'the thirstiest village is the first', 3, [50, 1, 1, 1, 1, 1]);
  yield test('exact', 'the tank is emptied exactly', 3, [4, 6, 5, 5, 1, 9]);
  yield test('large', 'sums beyond 32 bits', 3, Array(200).fill(10 ** 9));
  yield test('falling', 'needs that fall', 5, Array.from({ length: 60 }, (_, i) => 60 - i));
  yield test('small', 'any small case', 4, random.ints(15, 1, 20));
  yield test('largest-few', 'largest n, few trips', 7, random.ints(20000, 1, 999));
  yield test('largest-many', 'largest n, many trips', 5000, random.ints(20000, 1, 10 ** 9));
}
