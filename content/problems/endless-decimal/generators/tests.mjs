export const seed = 1105;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: `${a} ${b}\n` });
  yield test('zero', 'a = 0', 0, 5);
  yield test('by-one', 'b = 1', 1000000000, 1);
  yield test('whole', 'a whole number', 144, 12);
  yield test('ends', 'a decimal that ends', 3, 8);
  yield test('zeros-first', 'zeros after the point', 7, 1000);
  yield test('third', 'one digit that repeats', 2, 3);
  yield test('at-once', 'it repeats from the first digit on', 22, 7);
  yield test('later', 'it repeats from a later digit on', 1, 6);
  yield test('much-later', 'many digits before it repeats', 1, 7168);
  yield test('zero-in-part', 'a zero inside the part that repeats', 1, 101);
  yield test('double-digit', 'the same digit several times before it repeats', 1, 17);
  yield test('digit-not-rest', 'a digit comes back, the remainder does not', 1, 81);
  yield test('large-a', 'a larger than b, with a repeating part', 999999999, 14);
  yield test('not-reduced', 'a fraction that could be reduced', 15, 90);
  yield test('not-reduced-ends', 'a decimal that ends, not reduced', 9, 12);
  yield test('thousands', 'thousands of digits', 1, 9967);
  yield test('longest', 'as many digits as possible', 123456789, 19979);
  yield test('longest-late', 'very many digits, and it repeats late', 11, 19968);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any fraction', random.int(1, 10 ** 9), random.int(2, 3000));
}
