export const seed = 1563;

export function* tests(random) {
  const test = (name, tries, tins) => ({ name, tries, input: `${tins.length}\n${tins.join(' ')}\n` });
  yield test('one', 'n = 1', [1000000000]);
  yield test('two-kinds', 'two kinds, the second at the end', [4, 4, 4, 4, 9]);
  yield test('first', 'the shortest stretch is at the beginning', [1, 2, 3, 3, 3, 1, 1, 2]);
  yield test('last', 'the shortest stretch is at the end', [1, 1, 2, 2, 1, 3]);
  yield test('whole', 'the whole shelf is needed', [1, 2, 2, 2, 3]);
  yield test('all-different', 'all kinds are different', [5, 4, 3, 2, 1, 6]);
  yield test('several', 'several shortest stretches', [1, 2, 1, 2, 1, 2]);
  yield test('rare', 'a kind that stands there only once', [1, 2, 3, 1, 2, 3, 9, 3, 3, 2, 2, 1]);
  yield test('begin-jumps', 'the beginning moves by many tins at once', [1, 2, 2, 2, 2, 2, 3, 1, 2]);
  yield test('sorted', 'the kinds in order', random.ints(300, 1, 9).sort((x, y) => x - y));
  yield test('large-numbers', 'large numbers', random.ints(200, 999999990, 1000000000));
  yield test('few-kinds', 'few kinds', random.ints(500, 1, 12));
  yield test('many-kinds', 'many kinds', random.ints(2000, 1, 200));
  yield test('ends-apart', 'largest n, two kinds at the far ends', [1, ...Array(29998).fill(2), 3]);
  yield test('largest', 'largest n', random.ints(30000, 1, 3000));
}
