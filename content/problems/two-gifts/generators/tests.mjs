export const seed = 1812;

export function* tests(random) {
  const test = (name, tries, b, prices) => ({ name, tries, input: `${prices.length} ${b}\n${prices.join(' ')}\n` });
  yield test('one-gift', 'n = 1', 100, [10]);
  yield test('two-fit', 'n = 2, exactly the budget', 30, [10, 20]);
  yield test('two-too-dear', 'n = 2, one rupee too much', 29, [10, 20]);
  yield test('none', 'nothing fits', 1, [1, 1, 1]);
  yield test('twice-the-same', 'a gift may not be chosen twice', 20, [10, 15, 30]);
  yield test('all-equal', 'all equal', 14, Array(50).fill(7));
  yield test('all-fit', 'all pairs fit', 1000, random.ints(60, 1, 500));
  yield test('sorted', 'already sorted', 60, Array.from({ length: 50 }, (_, i) => i + 1));
  yield test('falling', 'falling prices', 60, Array.from({ length: 50 }, (_, i) => 50 - i));
  yield test('large-prices', 'the largest prices', 2000000000, Array(30).fill(1000000000));
  yield test('large-and-small', 'very different prices', 1000000001, [1, 1000000000, 1, 1000000000, 2, 999999999]);
  yield test('many-equal', 'many equal prices', 8, random.ints(200, 1, 6));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any prices', random.int(100, 1500), random.ints(100, 1, 1000));
  yield test('beyond-32-bits', 'an answer beyond 32 bits', 2000, random.ints(70000, 1, 999));
  yield test('half-fits', 'largest n, about half of the pairs', 100, random.ints(70000, 1, 99));
}
