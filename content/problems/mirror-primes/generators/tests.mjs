export const seed = 4051;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: `${a} ${b}\n` });
  yield test('one', 'the number 1', 1, 1);
  yield test('one-digit', 'numbers with one digit', 1, 9);
  yield test('eleven', 'a prime that is its own mirror image', 11, 11);
  yield test('single-yes', 'one number, a mirror prime', 13, 13);
  yield test('single-no', 'one number, a prime without a mirror prime', 19, 19);
  yield test('even', 'one even number', 14, 14);
  yield test('square', 'the square of a prime', 355, 365);
  yield test('two-squares', 'squares that are mirror images of each other', 165, 172);
  yield test('ends-with-zero', 'numbers that end with 0', 300, 310);
  yield test('own-mirror', 'primes that are their own mirror images', 100, 102);
  yield test('limits-included', 'both limits are mirror primes', 701, 709);
  yield test('mirror-of-larger', 'the mirror image is larger', 1000, 1100);
  yield test('largest', 'largest numbers', 995000, 1000000);
  yield test('largest-single', 'only the largest number', 1000000, 1000000);
  yield test('longest-first-digit-9', 'five thousand numbers that begin with 7', 701000, 706000);
  for (let i = 1; i <= 3; i += 1) {
    const a = random.int(1, 900000);
    yield test(`random-${i}`, 'any numbers', a, a + random.int(0, 5000));
  }
}
