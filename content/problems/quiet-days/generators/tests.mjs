export const seed = 17121;

export function* tests(random) {
  const test = (name, tries, n, periods) => ({ name, tries, input: `${n} ${periods.length}\n${periods.join(' ')}\n` });
  const year = '1000000000000000000';
  yield test('one', 'n = 1', 1, [2]);
  yield test('every-day', 'a bell that rings every day', 50, [7, 1, 3]);
  yield test('never', 'no bell rings up to day n', 50, [51, 100, 1000000000]);
  yield test('last-day', 'a bell rings on the last day', 50, [50]);
  yield test('one-bell', 'a single bell', 1000, [7]);
  yield test('equal', 'equal bells', 1000, [6, 6, 6, 6]);
  yield test('multiples', 'each rhythm is a multiple of the one before', 5000, [3, 6, 12, 24, 48]);
  yield test('common-divisor', 'rhythms with a common divisor', 5000, [6, 10, 15]);
  yield test('primes', 'prime numbers', 100000, [2, 3, 5, 7, 11, 13]);
  yield test('squares', 'powers of two and three', 100000, [4, 9, 8, 27, 6]);
  yield test('large-primes', 'multiples beyond 64 bits', year, [999999937, 999999929, 999999893, 998244353, 1000000]);
  yield test('wraps-round', 'a product that becomes small again when it overflows', year, [1000000000, 536870912, 999999488, 999997440, 983040000, 805306368]);
  yield test('long-time', 'n is not exact as a floating-point number', '999999999999999989', [3, 7]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any bells', 900 * i, random.ints(2 * i + 1, 2, 30));
  yield test('largest-small', 'largest n and k, small rhythms', year, [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]);
  yield test('largest', 'largest n and k', year, random.ints(15, 2, 1000000000));
}
