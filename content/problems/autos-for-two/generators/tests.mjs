export const seed = 3372;

export function* tests(random) {
  const test = (name, tries, w, weights) => ({ name, tries, input: `${weights.length} ${w}\n${weights.join(' ')}\n` });
  yield test('one', 'n = 1', 50, [50]);
  yield test('two-fit', 'two who just fit', 100, [61, 39]);
  yield test('two-do-not', 'two who are one kilogram too heavy', 100, [61, 40]);
  yield test('all-alone', 'everybody must ride alone', 100, [51, 60, 70, 80, 51, 100]);
  yield test('all-in-pairs', 'everybody rides with somebody', 100, [10, 90, 20, 80, 30, 70]);
  yield test('odd', 'an odd number of light guests', 100, [10, 20, 30, 40, 50]);
  yield test('equal-half', 'all weigh exactly half', 80, Array(7).fill(40));
  yield test('equal-more', 'all weigh a little more than half', 80, Array(6).fill(41));
  yield test('order', 'neighbours in the list do not fit', 100, [70, 60, 40, 30, 90, 10, 55, 45]);
  yield test('heavy-and-light', 'many heavy and few light', 100, [95, 95, 95, 5, 5, 95, 96, 4]);
  yield test('light-and-heavy', 'many light and few heavy', 100, [5, 5, 5, 5, 5, 95, 96, 4, 3]);
  yield test('large-weights', 'largest weights', 1000000000, [1000000000, 999999999, 1, 500000000, 500000000, 500000001]);
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any guests', 150, random.ints(60 * i, 20, 150));
  yield test('many', 'thousands of guests', 1000000, random.ints(5000, 1, 1000000));
}
