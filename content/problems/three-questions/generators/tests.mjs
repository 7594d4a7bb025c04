export const seed = 707;

export function* tests(random) {
  const test = (name, tries, n, k, buses) => ({
    name,
    tries,
    input: `${n} ${buses.length} ${k}\n${buses.map((b) => b.join(' ')).join('\n')}\n`,
  });
  yield test('one-ride', 'k = 1', 2, 1, [[1, 2, 5]]);
  yield test('one-ride-no', 'k = 1, only the other direction', 2, 1, [[2, 1, 5]]);
  yield test('parallel', 'several buses between the same towns', 2, 1, [[1, 2, 5], [1, 2, 3], [1, 2, 5], [1, 2, 9]]);
  yield test('round-trip', 'a bus from a town to itself', 2, 5, [[1, 1, 3], [1, 2, 1], [2, 2, 4]]);
  yield test('parity', 'possible with an odd number of rides only', 2, 999999999, [[1, 2, 1000000], [2, 1, 1000000]]);
  yield test('parity-no', 'not possible with an even number of rides', 2, 1000000000, [[1, 2, 1], [2, 1, 1]]);
  yield test('free', 'buses that cost nothing', 3, 1000000000, [[1, 1, 0], [1, 2, 0], [2, 3, 0], [3, 3, 0]]);
  yield test('dearest', 'largest cost', 2, 1000000000, [[1, 1, 1000000], [1, 2, 1000000], [2, 2, 1000000]]);
  const residue = [];
  // Town 1 is left for town 2 after any number of rides: exactly k ways.
  for (const [a, b] of [[1, 1], [1, 2], [2, 2]]) residue.push([a, b, 2]);
  yield test('no-circle', 'no way with so many rides', 4, 4, [[1, 2, 1], [2, 3, 1], [3, 4, 1], [1, 3, 1], [2, 4, 1]]);
  yield test('exactly', 'a way with exactly as many rides', 4, 3, [[1, 2, 1], [2, 3, 1], [3, 4, 1], [1, 3, 1], [2, 4, 1], [1, 4, 0]]);
  yield test('k-ways', 'many ways', 2, 999999937, residue);
  yield test('power-of-two', 'very many ways', 2, 1000000000, [[1, 1, 4], [1, 1, 6], [1, 2, 5], [2, 2, 1], [2, 2, 1]]);
  const circle = (length, from) => Array.from({ length }, (_, i) => [from + i, from + ((i + 1) % length), random.int(1, 9)]);
  yield test('circles', 'two circles of different lengths', 14, 123456788, [...circle(5, 1), [3, 6, 2], ...circle(9, 6)]);
  const some = (n, m, most) => Array.from({ length: m }, () => [random.int(1, n), random.int(1, n), random.int(0, most)]);
  yield test('zero-remainder', 'a number of ways that leaves the remainder 0', 20, 6, zeroRemainder());
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any buses', 3 * i, 7 ** (2 * i), some(3 * i, 9 * i, 100));
  yield test('few-buses', 'few buses, many rides', 20, 900000001, [...some(20, 40, 1000), [1, 7, 1], [7, 20, 1], [20, 1, 3]]);
  yield test('largest', 'largest n, m and k', 20, 1000000000, some(20, 400, 1000000));
  yield test('largest-all-ones', 'largest n, and k = 2^29 + 2^28 + … + 1', 20, 536870911, some(20, 400, 1000000));
}

/** Buses with exactly 10^9 + 7 ways: the number is built digit by digit in base 32, one ride for each digit. */
function zeroRemainder() {
  const digits = [...(1e9 + 7).toString(32)].map((d) => Number.parseInt(d, 32));
  const buses = [];
  // Towns 1 to 6 hold one way each; from town 11 on, each holds 32 times the one before it and the next digit; town 20 is the end.
  digits.forEach((digit, i) => {
    const to = i === digits.length - 1 ? 20 : 11 + i;
    if (i < digits.length - 1) buses.push([1 + i, 2 + i, 1]);
    for (let j = 0; j < digit; j += 1) buses.push([1 + i, to, j + 1]);
    if (i > 0) for (let j = 0; j < 32; j += 1) buses.push([10 + i, to, 2]);
  });
  return buses;
}
