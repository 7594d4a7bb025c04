export const seed = 4112;

export function* tests(random) {
  const test = (name, tries, n, roads) => ({ name, tries, input: `${n} ${roads.length}\n${roads.map((r) => `${r.join(' ')}\n`).join('')}` });
  const any = (n, m, most) => Array.from({ length: m }, () => [random.int(1, n), random.int(1, n), random.int(1, most)]);
  const ring = (n, t) => Array.from({ length: n }, (_, i) => [i + 1, ((i + 1) % n) + 1, t]);
  yield test('one', 'n = 1, no road', 1, []);
  yield test('no-road', 'no road at all', 2, []);
  yield test('two', 'two villages, one way only', 2, [[1, 2, 3]]);
  yield test('two-back', 'only the second village reaches the first', 2, [[2, 1, 3]]);
  yield test('several-roads', 'several roads from one village to another', 3, [[1, 2, 9], [1, 2, 4], [1, 2, 7], [2, 3, 1], [2, 3, 8], [3, 1, 5]]);
  yield test('to-itself', 'roads from a village to itself', 3, [[1, 1, 5], [2, 2, 1], [1, 2, 4], [2, 3, 4], [3, 1, 4]]);
  yield test('ring', 'one-way roads in a ring', 7, ring(7, 3));
  yield test('tie', 'several villages are equally good', 4, [[4, 3, 2], [3, 4, 2], [3, 2, 2], [2, 3, 2], [2, 1, 2], [1, 2, 2], [1, 4, 2], [4, 1, 2]]);
  yield test('steep', 'uphill takes longer than downhill', 5, [[1, 2, 1], [2, 1, 50], [2, 3, 1], [3, 2, 50], [3, 4, 1], [4, 3, 50], [4, 5, 1], [5, 4, 50]]);
  yield test('detour', 'a detour is shorter than the road', 4, [[1, 4, 100], [1, 2, 10], [2, 3, 10], [3, 4, 10], [4, 1, 10]]);
  yield test('backwards-numbers', 'ways lead over villages with larger numbers', 6, [[1, 6, 1], [6, 5, 1], [5, 4, 1], [4, 3, 1], [3, 2, 1], [2, 1, 1]]);
  yield test('star', 'a village in the middle', 9, Array.from({ length: 8 }, (_, i) => [[9, i + 1, i + 3], [i + 1, 9, 2]]).flat());
  yield test('not-the-sum', 'the smallest sum of times is not what is asked', 4, [[1, 2, 1], [1, 3, 1], [1, 4, 10], [2, 1, 6], [2, 3, 6], [2, 4, 6]]);
  yield test('large-times', 'very long roads', 60, ring(60, 1000000));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any roads', 6 * i, any(6 * i, 25 * i, 10 ** i));
  yield test('largest', 'the largest district', 120, [...ring(120, 900), ...any(120, 2500, 1000)]);
}
