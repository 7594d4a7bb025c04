export const seed = 17117;

export function* tests(random) {
  const test = (name, tries, k, costs) => ({ name, tries, input: `${costs.length} ${k}\n${costs.join(' ')}\n` });
  yield test('one', 'one station, which is needed', 1, [9]);
  yield test('one-past', 'one station, which is not needed', 2, [9]);
  yield test('k-is-one', 'every station is needed', 1, [3, 0, 8, 2, 7]);
  yield test('just-enough', 'the battery is just enough for the whole way', 6, [5, 5, 5, 5, 5]);
  yield test('one-too-far', 'the battery lacks one stretch', 5, [5, 3, 9, 4, 8]);
  yield test('free', 'all stations are free', 2, [0, 0, 0, 0, 0]);
  yield test('equal', 'all stations cost the same', 3, Array(11).fill(7));
  yield test('rising', 'costs that rise', 3, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  yield test('falling', 'costs that fall', 3, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
  yield test('cheap-but-near', 'the cheapest station is too near', 3, [1, 9, 2, 9, 9, 3, 9, 9]);
  yield test('far-but-expensive', 'the farthest station is expensive', 3, [4, 4, 90, 4, 4, 90, 4, 4]);
  yield test('last-is-cheap', 'a cheap last station', 4, [30, 20, 30, 20, 30, 1]);
  yield test('large-sums', 'more than two billion rupees', 2, [1000000000, 999999999, 1000000000, 999999998, 1000000000, 1000000000, 999999997]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any costs', i + 1, random.ints(9 * i, 0, 20));
  yield test('many', 'thousands of stations', 57, random.ints(9000, 0, 1000000000));
}
