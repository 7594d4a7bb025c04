export const seed = 4103;

export function* tests(random) {
  const test = (name, tries, n, roads) => ({
    name,
    tries,
    input: `${n} ${roads.length}\n${roads.map((r) => r.join(' ')).join('\n')}\n`,
  });
  const any = (n, m) => Array.from({ length: m }, () => [random.int(1, n), random.int(1, n)]);
  yield test('one', 'n = 1', 1, [[1, 1]]);
  yield test('to-itself', 'roads from a village to itself', 3, [[2, 2], [1, 2], [1, 1], [3, 3]]);
  yield test('twice', 'the same road twice, the second time the other way round', 4, [[1, 2], [1, 2], [2, 1], [3, 4], [4, 3]]);
  yield test('chain', 'a chain', 12, Array.from({ length: 11 }, (_, i) => [i + 1, i + 2]));
  yield test('chain-backwards', 'a chain from the end', 12, Array.from({ length: 11 }, (_, i) => [12 - i, 11 - i]));
  yield test('star', 'all roads lead to one village', 10, Array.from({ length: 9 }, (_, i) => [10, i + 1]));
  yield test('ring', 'a ring', 6, [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 1]]);
  yield test('two-large', 'two large groups become one', 20, [
    ...Array.from({ length: 9 }, (_, i) => [i + 1, i + 2]),
    ...Array.from({ length: 9 }, (_, i) => [20 - i, 19 - i]),
    [5, 15],
  ]);
  yield test('largest-stays', 'smaller groups join, the largest stays', 12, [[1, 2], [2, 3], [3, 4], [4, 5], [6, 7], [8, 9], [7, 8], [10, 11], [11, 12]]);
  yield test('pairs', 'pairs, then pairs of pairs', 16, [8, 4, 2, 1].flatMap((step) => Array.from({ length: step }, (_, i) => [i + 1, i + 1 + step]).map(([a, b]) => [a, b])));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any roads', 30 * i, any(30 * i, 35 * i));
  yield test('many', 'thousands of roads', 5000, any(5000, 6000));
}
