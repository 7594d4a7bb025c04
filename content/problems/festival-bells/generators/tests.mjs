export const seed = 1102;

export function* tests(random) {
  const test = (name, tries, a, b, t) => ({ name, tries, input: `${a} ${b} ${t}\n` });
  const most = 10n ** 18n;
  yield test('opening', 't = 0', 1, 1, 0);
  yield test('equal', 'a = b', 9, 9, 100);
  yield test('every-second', 'a bell that rings every second', 1, 5, 23);
  yield test('multiple', 'one is a multiple of the other', 6, 18, 90);
  yield test('no-common', 'no common divisor', 8, 15, 1000);
  yield test('common', 'a common divisor', 12, 18, 1000);
  yield test('just-before', 'one second before they meet', 12, 18, 35);
  yield test('just-then', 'exactly when they meet', 12, 18, 36);
  yield test('too-short', 't is smaller than a and b', 50, 60, 49);
  yield test('swapped', 'the slower bell first', 90, 7, 12345);
  yield test('large-bells', 'the product of a and b is large', 999999937, 1000000000, 5 * 10 ** 9);
  yield test('large-common', 'large bells with a large common divisor', 999999990, 666666660, 10 ** 12);
  yield test('largest', 'the largest numbers', 10 ** 9, 999999999, most);
  yield test('largest-equal', 'the largest t, two fast bells', 1, 2, most);
  yield test('primes', 'two large primes, largest t', 999999937, 999999929, most);
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any bells', random.int(2, 5000), random.int(2, 5000), random.int(10 ** 6, 10 ** 12));
  yield test('largest-odd', 'quotients of more than sixteen digits', 3, 7, most);
}
