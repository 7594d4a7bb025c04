export const seed = 2403;

export function* tests(random) {
  const test = (name, tries, k, curries, breads) => ({
    name,
    tries,
    input: `${curries.length} ${breads.length} ${k}\n${curries.join(' ')}\n${breads.join(' ')}\n`,
  });
  const top = 2 * 10 ** 9;
  yield test('one', 'n = 1 and m = 1', 1, [7], [5]);
  yield test('first', 'k = 1', 1, [30, 20, 25], [9, 4, 6, 5]);
  yield test('last', 'k as large as possible', 12, [30, 20, 25], [9, 4, 6, 5]);
  yield test('equal', 'all thalis cost the same', 7, [50, 50, 50], [20, 20, 20, 20]);
  yield test('ties', 'many equal prices', 200, random.ints(20, 1, 4), random.ints(25, 1, 4));
  yield test('one-bread', 'm = 1', 4, [90, 15, 60, 30, 75], [10]);
  yield test('one-curry', 'n = 1', 3, [100], [8, 2, 6, 4, 12]);
  yield test('cheapest', 'the smallest prices', 2, [1, 1], [1, 1]);
  yield test('dearest', 'the largest prices', 3, [top, top - 1], [top, top]);
  yield test('far-apart', 'prices of very different size', 7, [1, top, 5, 1000], [3, top, 70]);
  for (let i = 1; i <= 4; i += 1) {
    yield test(`random-${i}`, 'any prices', random.int(1, 35 * 40 * i), random.ints(35, 1, 30 ** i), random.ints(40 * i, 1, 30 ** i));
  }
  yield test('many-lines', 'a k of millions', 5_000_000, random.ints(3000, 1, 99999), random.ints(3000, 1, 99999));
  yield test('largest', 'largest n and m', 70_123_456, random.ints(12000, 1, 99999), random.ints(12000, 1, 9999));
}
