export const seed = 51711;

export function* tests(random) {
  const test = (name, tries, questions) => ({ name, tries, input: `${questions.length}\n${questions.map((x) => x.join(' ')).join('\n')}\n` });
  const far = 1e15;
  yield test('smallest', 'n = 1', [[1, 2], [1, 10], [1, 1000000000]]);
  yield test('base-ten', 'base 10', [[4, 10], [5, 10], [24, 10], [25, 10], [124, 10], [125, 10]]);
  yield test('base-two', 'base 2', [[2, 2], [3, 2], [4, 2], [1000, 2]]);
  yield test('prime-bases', 'prime bases', [[6, 7], [7, 7], [48, 7], [49, 7], [100, 97]]);
  yield test('powers', 'bases that are powers of a prime', [[10, 16], [10, 8], [9, 27], [26, 27], [100, 625]]);
  yield test('twelve', 'base 12', [[3, 12], [4, 12], [8, 12], [10, 12], [12, 12], [1000, 12]]);
  yield test('small-prime-decides', 'the smaller prime decides', [[30, 48], [100, 96], [9, 24], [1000, 1536], [50, 5120]]);
  yield test('large-prime', 'a large prime in the base', [[999999936, 999999937], [999999937, 999999937], [far, 999999937]]);
  yield test('twice-a-prime', 'twice a large prime', [[499999992, 999999986], [499999993, 999999986], [far, 999999986]]);
  yield test('square-of-prime', 'the square of a large prime', [[far, 999950884], [31622, 999950884], [63244, 999950884]]);
  yield test('many-primes', 'a base of many primes', [[22, 223092870], [23, 223092870], [far, 223092870]]);
  yield test('largest', 'largest n and b', [[far, 1000000000], [far, 2], [far, 536870912], [far, 999999999]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any numbers', Array.from({ length: 12 * i }, () => [random.int(1, 100 ** i), random.int(2, 60 * i * i)]));
  yield test('many-large', 'many large bases', Array.from({ length: 50 }, () => [random.int(1, 1000000) * 1000000000, random.int(900000000, 1000000000)]));
}
