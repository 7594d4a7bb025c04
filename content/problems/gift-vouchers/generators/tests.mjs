export const seed = 507;

export function* tests(random) {
  const test = (name, tries, s, values) => ({ name, tries, input: `${values.length} ${s}\n${values.join(' ')}\n` });
  yield test('two-fit', 'n = 2, they fit', 9, [4, 5]);
  yield test('two-do-not', 'n = 2, they do not fit', 9, [4, 4]);
  yield test('single-half', 'one voucher of half the bill', 20, [10, 3, 4]);
  yield test('two-halves', 'two vouchers of half the bill', 20, [10, 3, 10, 4]);
  yield test('all-half', 'all vouchers are half the bill', 14, Array(60).fill(7));
  yield test('too-large', 'all vouchers are larger than the bill', 5, random.ints(30, 6, 90));
  yield test('odd-bill', 'an odd bill', 101, random.ints(80, 1, 100));
  yield test('large-values', 'the largest values', 2 * 10 ** 9, [...Array(30).fill(10 ** 9), ...random.ints(20, 10 ** 9 - 5, 10 ** 9)]);
  yield test('many-equal', 'many equal values', 12, random.ints(500, 1, 11));
  yield test('largest-count', 'as many ways as possible', 2000000, Array(20000).fill(1000000));
  yield test('all-different', 'all values different', 30001, random.shuffle(Array.from({ length: 20000 }, (_, i) => i + 5000)));
  yield test('largest', 'largest n', 500000, random.ints(20000, 1, 499999));
}
