export const seed = 9426;

export function* tests(random) {
  const test = (name, tries, cards) => ({ name, tries, input: `${cards.length}\n${cards.join(' ')}\n` });
  yield test('one', 'n = 1', [5]);
  yield test('two-in-order', 'two cards in order', [1, 2]);
  yield test('two-turned', 'two cards in the other order', [2, 1]);
  yield test('two-equal', 'two equal cards', [4, 4]);
  yield test('in-order', 'all cards in order', [1, 2, 3, 5, 8, 13]);
  yield test('turned', 'all cards in the opposite order', [13, 8, 5, 3, 2, 1]);
  yield test('all-equal', 'all cards equal', [7, 7, 7, 7, 7]);
  yield test('last-smallest', 'the last card is the smallest', [2, 3, 4, 5, 6, 1]);
  yield test('first-largest', 'the first card is the largest', [6, 1, 2, 3, 4, 5]);
  yield test('equal-pairs', 'pairs of equal cards', [5, 5, 2, 2, 9, 9, 2, 5]);
  yield test('bounds', 'smallest and largest cards', [1000, 1, 1000, 1, 999, 2]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any cards', random.ints(8 * i * i, 1, [9, 1000, 50][i - 1]));
  yield test('largest-turned', 'largest n in the opposite order', Array.from({ length: 1000 }, (_, i) => 1000 - i));
  yield test('largest', 'largest n', random.ints(1000, 1, 1000));
}
