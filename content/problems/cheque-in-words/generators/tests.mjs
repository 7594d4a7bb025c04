export const seed = 3302;

export function* tests(random) {
  const test = (name, tries, amounts) => ({ name, tries, input: `${amounts.length}\n${amounts.join('\n')}\n` });
  const range = (low, high, of = (i) => i) => Array.from({ length: high - low + 1 }, (_, i) => of(low + i));
  yield test('zero', 'the amount 0', [0]);
  yield test('below-twenty', 'the amounts 1 to 19', range(1, 19));
  yield test('tens', 'the amounts 20 to 99', range(20, 99));
  yield test('hundreds', 'amounts with hundreds', [100, 101, 110, 119, 120, 121, 199, 200, 500, 999, 909]);
  yield test('thousands', 'amounts with thousands', [1000, 1001, 1010, 1100, 10000, 10999, 11000, 20000, 99999, 90009]);
  yield test('lakhs', 'amounts with lakhs', [100000, 100001, 100100, 101000, 110000, 999999, 1000000, 1900000, 2000020, 9999999, 9000900]);
  yield test('crores', 'amounts with crores', [10000000, 10000001, 10000100, 10001000, 10100000, 99999999, 100000000, 987654321, 110011001]);
  yield test('many-crores', 'a hundred crores and more', [1000000000, 1000000001, 1010000000, 1230000000, 5000000000, 9000000009, 9990000000, 3000300030]);
  yield test('beyond-int', 'amounts around the end of int', [2147483647, 2147483648, 4294967296, 4294967295, 9999999999]);
  yield test('powers', 'powers of ten', range(0, 9, (i) => 10 ** i));
  yield test('below-powers', 'one below powers of ten', range(1, 10, (i) => 10 ** i - 1));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any amounts', range(1, 60, () => random.int(0, 10 ** random.int(1, 9))));
  yield test('largest', 'largest n', range(1, 300, () => random.int(0, 99999) * 10 ** random.int(0, 4) + random.int(0, 3)));
}
