export const seed = 7310;

export function* tests(random) {
  const test = (name, tries, map, questions) => ({
    name,
    tries,
    input: `${map.length} ${map[0].length} ${questions.length}\n${[...map, ...questions].map((row) => row.join(' ')).join('\n')}\n`,
  });
  const any = (r, c, most) => Array.from({ length: r }, () => random.ints(c, -most, most));
  const range = (size) => random.ints(2, 1, size).toSorted((a, b) => a - b);
  const ask = (count, r, c) => Array.from({ length: count }, () => [...range(r), ...range(c)]);
  yield test('one', 'one square', [[-5]], [[1, 1, 1, 1]]);
  yield test('row', 'a map of one row', any(1, 12, 20), ask(12, 1, 12));
  yield test('column', 'a map of one column', any(12, 1, 20), ask(12, 12, 1));
  yield test('whole', 'the whole map', any(6, 9, 100), [[1, 6, 1, 9]]);
  yield test('corner', 'rectangles that touch no border', any(8, 8, 50), [[2, 3, 2, 3], [4, 7, 2, 6], [3, 7, 5, 7]]);
  yield test('border', 'rectangles at each border', any(7, 5, 50), [[1, 3, 2, 4], [5, 7, 2, 4], [3, 5, 1, 2], [3, 5, 4, 5]]);
  yield test('squares', 'single squares', any(5, 5, 9), Array.from({ length: 25 }, (_, i) => [1 + Math.floor(i / 5), 1 + Math.floor(i / 5), 1 + (i % 5), 1 + (i % 5)]));
  yield test('zero', 'no change anywhere', Array.from({ length: 4 }, () => Array(6).fill(0)), ask(5, 4, 6));
  yield test('fallen', 'all wells have fallen', Array.from({ length: 9 }, () => random.ints(7, -1000, -1)), ask(20, 9, 7));
  yield test('large-sums', 'sums beyond two thousand million', Array.from({ length: 60 }, () => Array(60).fill(1000000)), [[1, 60, 1, 60], [2, 60, 1, 59], [1, 1, 1, 60]]);
  yield test('wide', 'few rows, many columns', any(3, 200, 1000), ask(60, 3, 200));
  yield test('tall', 'many rows, few columns', any(200, 3, 1000), ask(60, 200, 3));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any map', any(10 * i, 15 * i, 1000), ask(50 * i, 10 * i, 15 * i));
}
