export const seed = 9332;

export function* tests(random) {
  const test = (name, tries, house, k, stops) => ({ name, tries, input: `${house.join(' ')}\n${stops.length} ${k}\n${stops.map((s) => s.join(' ')).join('\n')}\n` });
  const any = (n, far) => Array.from({ length: n }, () => random.ints(2, -far, far));
  yield test('one-stop', 'n = 1', [5, 5], 1, [[5, 6]]);
  yield test('at-the-house', 'a stop at the house', [-3, 4], 2, [[-3, 5], [-3, 4]]);
  yield test('all-sides', 'stops on all four sides', [10, 10], 4, [[14, 10], [10, 7], [8, 10], [10, 11]]);
  yield test('negative', 'negative numbers', [-5, -5], 3, [[-9, -1], [-5, 5], [5, -6]]);
  yield test('over-zero', 'house and stop on different sides of 0', [-2, 3], 2, [[2, -3], [4, 3]]);
  yield test('equal-distances', 'all stops are equally far', [0, 0], 5, [[0, 4], [4, 0], [-1, 3], [2, -2], [-3, -1]]);
  yield test('same-place', 'several stops at one place', [1, 1], 3, [[9, 9], [2, 2], [2, 2], [2, 2]]);
  yield test('in-the-air', 'as the crow flies it is another order', [0, 0], 3, [[4, 4], [7, 0], [0, -6]]);
  yield test('k-is-1', 'k = 1 and the nearest comes last', [0, 0], 1, [[9, 9], [8, 8], [7, 7], [1, 0]]);
  yield test('k-is-n', 'k = n, the farthest comes first', [0, 0], 4, [[9, 9], [8, 8], [7, 7], [1, 0]]);
  yield test('two-digit-numbers', 'more than nine stops', [0, 0], 12, Array.from({ length: 12 }, (_, i) => [i % 3, 0]));
  yield test('largest-distances', 'the largest distances', [-1000000, -1000000], 2, [[1000000, 1000000], [1000000, 999999]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any stops', random.ints(2, -5, 5), 5 * i, any(8 * i, 4 * i));
  yield test('largest', 'largest n and k', random.ints(2, -1000000, 1000000), 1000, any(1000, 1000000));
}
