export const seed = 106;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: `${a} ${b}\n` });
  yield test('one-number', 'a = b', 7, 7);
  yield test('from-one', 'the number 1', 1, 3);
  yield test('smallest-pair', 'just the smallest pair', 3, 5);
  yield test('half-outside', 'the larger twin lies outside', 3, 6);
  yield test('begin-inside', 'the smaller twin lies outside', 4, 7);
  yield test('two', 'the number 2', 1, 2);
  yield test('gap', 'a stretch without primes', 114, 126);
  yield test('squares', 'squares of primes', 119, 125);
  yield test('far', 'a short stretch far out', 299000, 300000);
  yield test('largest', 'the largest range', 1, 300000);
  yield test('square-end', 'a range that ends at a square', 1, 289);
  yield test('odd-end', 'a range that ends at an odd number that is not prime', 3, 25);
  for (let i = 1; i <= 3; i += 1) {
    const a = random.int(1, 200000);
    yield test(`random-${i}`, 'any range', a, random.int(a, 300000));
  }
}
