export const seed = 465;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length}\n${rows.map((row) => `${row.join(' ')}\n`).join('')}` });
  const big = () => BigInt(random.int(0, 999_999_999)) * 1_000_000_000n + BigInt(random.int(0, 999_999_999));
  const part = () => random.int(-1_000_000_000, 1_000_000_000);
  yield test('power-0', 'n = 0', [[0, 0, 0], [7, -3, 0], [-1, 0, 0]]);
  yield test('power-1', 'n = 1', [[5, 9, 1], [1_000_000_000, 1_000_000_000, 1], [0, 0, 1]]);
  yield test('negative', 'negative parts', [[-1, 0, 1], [0, -1, 1], [-2, 3, 2], [4, -5, 3], [-1, -1, 7]]);
  yield test('no-root', 'b = 0', [[2, 0, 10], [3, 0, 40], [-5, 0, 11], [1, 0, 1000000000000000000n]]);
  yield test('only-root', 'a = 0', [[0, 1, 2], [0, 1, 3], [0, 3, 4], [0, -2, 5], [0, 1, 999999999999999999n]]);
  yield test('zero', 'the number 0', [[0, 0, 5], [0, 0, 1000000000000000000n]]);
  yield test('small-powers', 'powers from 0 to 20', Array.from({ length: 21 }, (_, n) => [2, 1, n]));
  yield test('powers-of-two', 'n is a power of 2', Array.from({ length: 60 }, (_, i) => [3, 2, 2n ** BigInt(i)]));
  yield test('one-less', 'n is one less than a power of 2', Array.from({ length: 60 }, (_, i) => [1, 3, 2n ** BigInt(i) - 1n]));
  yield test('near-modulus', 'remainders near the largest', [[-1, -1, 2], [-1, 1, 3], [-2, -1, 1000000006], [-1, -2, 1000000007], [1_000_000_000, -1_000_000_000, 1000000008]]);
  yield test('beyond-32-bits', 'n just beyond 32 bits', [[1, 1, 2147483648], [1, 1, 4294967296], [1, 1, 4294967297], [7, 5, 5000000000]]);
  yield test('random', 'any numbers', Array.from({ length: 50 }, () => [part(), part(), random.int(0, 100_000)]));
  yield test('largest', 'largest t, a, b and n', Array.from({ length: 200 }, () => [part(), part(), big()]));
}
