export const seed = 16501;

export function* tests(random) {
  const test = (name, tries, k, rows) => ({ name, tries, input: `${rows.length} ${rows[0].length} ${k}\n${rows.map((row) => row.join(' ')).join('\n')}\n` });
  const any = (r, c, most) => Array.from({ length: r }, () => random.ints(c, 0, most));
  const filled = (r, c, grams) => Array.from({ length: r }, () => Array(c).fill(grams));
  yield test('one', 'a single bush', 3, [[8]]);
  yield test('one-terrace', 'a single terrace', 2, [[4, 9, 1, 7, 8]]);
  yield test('one-terrace-far', 'a single terrace, the best two are too far apart', 2, [[9, 1, 2, 3, 9]]);
  yield test('one-column', 'one bush on each terrace', 10, [[3], [0], [5], [1_000_000]]);
  yield test('two-columns', 'two bushes on each terrace', 1, [[3, 4], [5, 1], [7, 7]]);
  yield test('no-leaves', 'no leaves at all', 2, filled(3, 4, 0));
  yield test('together', 'k = 0', 0, any(6, 6, 30));
  yield test('side-by-side', 'k = 1', 1, any(6, 6, 30));
  yield test('k-larger-than-c', 'k is larger than the garden', 10, any(5, 4, 50));
  yield test('greedy-path', 'the best path for one is a mistake', 4, [[0, 0, 9, 0, 0], [0, 8, 0, 7, 0], [9, 0, 0, 0, 9], [0, 9, 0, 8, 0], [0, 0, 9, 0, 0]]);
  yield test('must-meet', 'two rich parts with one bush between them', 4, [[9, 0, 0, 0, 9], [0, 9, 0, 9, 0], [0, 0, 5, 0, 0], [0, 9, 0, 9, 0], [9, 0, 0, 0, 9]]);
  yield test('too-far', 'two rich columns that are too far apart', 2, Array.from({ length: 7 }, () => [9, 0, 1, 0, 8]));
  yield test('just-near', 'two rich columns that are just near enough', 4, Array.from({ length: 7 }, () => [9, 0, 1, 0, 8]));
  yield test('borders', 'the richest bushes stand at the borders', 10, Array.from({ length: 12 }, (_, i) => Array.from({ length: 10 }, (_, j) => (j === 0 || j === 9 ? 50 + i : (i * j) % 7))));
  yield test('cheap-on-top', 'the rich bushes stand on the lowest terrace', 3, [...filled(5, 8, 1), [0, 90, 0, 0, 0, 0, 90, 80]]);
  yield test('equal', 'all bushes are equal', 3, filled(9, 7, 11));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any garden', i, any(4 * i, 5 * i, 20 * i));
  yield test('few-rich', 'a few rich bushes', 5, any(40, 40, 1_000_000).map((row) => row.map((grams) => (random.int(1, 12) === 1 ? grams : 0))));
  yield test('largest', 'the largest garden', 10, any(100, 100, 1000));
  yield test('most-leaves', 'the largest garden, the most leaves', 10, any(100, 100, 1_000_000).map((row) => row.map((grams) => (grams > 900_000 ? 1_000_000 : grams))));
}
