export const seed = 9228;

export function* tests(random) {
  const test = (name, tries, a, b, d) => ({ name, tries, input: `${a} ${b} ${d}\n` });
  yield test('first-house', 'only house 1', 1, 1, 1);
  yield test('first-house-zero', 'only house 1, digit 0', 1, 1, 0);
  yield test('last-house', 'only house 100000', 100000, 100000, 0);
  yield test('one-digit', 'numbers of one digit', 1, 9, 7);
  yield test('nine-to-ten', 'from one digit to two', 9, 10, 0);
  yield test('ninety-nine', 'from two digits to three', 99, 101, 9);
  yield test('double-digits', 'numbers with the same digit twice', 22, 33, 2);
  yield test('zeros', 'zeros inside and at the end', 200, 210, 0);
  yield test('not-there', 'the digit does not occur', 111, 119, 0);
  yield test('first-digit', 'the digit is only in front', 700, 705, 7);
  yield test('all-zeros', 'all houses, digit 0', 1, 100000, 0);
  yield test('all-ones', 'all houses, digit 1', 1, 100000, 1);
  yield test('all-nines', 'all houses, digit 9', 1, 100000, 9);
  for (let i = 1; i <= 4; i += 1) {
    const a = random.int(1, 9 * 10 ** i);
    yield test(`random-${i}`, 'any houses', a, a + random.int(1, 2000), random.int(0, 9));
  }
}
