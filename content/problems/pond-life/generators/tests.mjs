export const seed = 2604;

export function* tests(random) {
  const test = (name, tries, nights, today, table) => ({
    name,
    tries,
    input: `${today.length} ${nights}\n${today.join(' ')}\n${table.map((row) => row.join(' ')).join('\n')}\n`,
  });
  const square = (k, low, high) => Array.from({ length: k }, () => random.ints(k, low, high));
  const giga = 10 ** 9;
  const long = '1000000000000000000';
  yield test('one-kind', 'k = 1', 10, [3], [[2]]);
  yield test('no-night', 'd = 0', 0, [4, 5, 1000000000], square(3, 0, 9));
  yield test('one-night', 'd = 1', 1, [1, 2, 3], [[1, 2, 0], [0, 1, 5], [7, 0, 1]]);
  yield test('two-nights', 'd = 2', 2, [1, 10, 100], [[0, 3, 0], [1, 0, 2], [0, 0, 1]]);
  yield test('one-way', 'a table that is not symmetric', 5, [1, 0, 0, 0], [[0, 2, 0, 0], [0, 0, 3, 0], [0, 0, 0, 5], [1, 0, 0, 1]]);
  yield test('stay', 'every creature stays as it is', long, [8, 9], [[1, 0], [0, 1]]);
  yield test('exchange', 'two kinds change places', '999999999999999999', [8, 9], [[0, 1], [1, 0]]);
  yield test('circle', 'three kinds in a circle', '999999999999999998', [1, 2, 3], [[0, 1, 0], [0, 0, 1], [1, 0, 0]]);
  yield test('empty', 'an empty pond', 12345, [0, 0], square(2, 0, 9));
  yield test('power-of-two', 'd is a power of two', '576460752303423488', [1, 2], [[1, 2], [3, 4]]);
  yield test('all-bits', 'd is one less than a power of two', '576460752303423487', [1, 2], [[1, 2], [3, 4]]);
  yield test('largest-numbers', 'the largest numbers', 3, [giga, giga], [[giga, giga], [giga, giga]]);
  yield test('largest-sums', 'sums of the largest products', 3, random.ints(12, giga - 9, giga), square(12, giga - 9, giga));
  yield test('modulus', 'results around the modulus', 1, [1, 1], [[7, giga], [giga, 7]]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any pond', random.int(20, 10 ** (3 * i)), random.ints(2 * i, 0, 50), square(2 * i, 0, 20));
  yield test('largest', 'largest k and d', long, random.ints(12, 0, giga), square(12, 0, giga));
}
