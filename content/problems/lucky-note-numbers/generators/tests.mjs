export const seed = 17123;

export function* tests(random) {
  const test = (name, tries, a, b, k) => ({ name, tries, input: `${a} ${b} ${k}\n` });
  const large = '1000000000000000000';
  yield test('one', 'the number 1 only', 1, 1, 1);
  yield test('one-no', 'one note that is not lucky', 1, 1, 2);
  yield test('one-lucky', 'one note that is lucky', 404, 404, 4);
  yield test('k-is-one', 'k = 1', 17, 4321, 1);
  yield test('k-is-two', 'k = 2', 1, 1000, 2);
  yield test('k-is-three', 'k = 3, where both rules say the same', 5, 2000, 3);
  yield test('k-is-nine', 'k = 9', 1, 99999, 9);
  yield test('first-and-last', 'the first and the last note are lucky', 48, 844, 4);
  yield test('between', 'the notes beside the range are lucky', 45, 79, 4);
  yield test('power-of-ten', 'up to a power of ten', 1, 100000, 7);
  yield test('zeros', 'a range that ends with zeros', 30000, 50000, 5);
  yield test('nines', 'a range that ends with nines', 1, 999999, 11);
  yield test('k-too-large', 'k is larger than every sum of digits', 1, 9999, 37);
  for (let i = 1; i <= 4; i += 1) {
    const a = random.int(1, 50000);
    yield test(`random-${i}`, 'any range', a, a + random.int(1, 90000), random.int(2, 15));
  }
  yield test('largest-one', 'the largest number, k = 1', 1, large, 1);
  yield test('largest-alone', 'the largest number alone', large, large, 1);
  yield test('largest-fifty', 'the largest range and k', 1, large, 50);
  yield test('largest-prime', 'a very large range, k is prime', '123456789012345678', '987654321098765432', 47);
}
