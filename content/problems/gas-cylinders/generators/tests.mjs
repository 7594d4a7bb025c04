export const seed = 8215;

export function* tests(random) {
  const test = (name, tries, row) => ({ name, tries, input: `${row.length}\n${row.join(' ')}\n` });
  const upTo = (n) => Array.from({ length: n }, (_, i) => 3 * i + 1);
  const different = (n) => [...new Set(random.ints(2 * n, 1, 1000000000))].slice(0, n);
  yield test('one', 'n = 1', [7]);
  yield test('two', 'two in the wrong order', [9, 2]);
  yield test('sorted', 'in order already', upTo(20));
  yield test('reversed', 'from large to small', upTo(21).toReversed());
  yield test('one-ring', 'one ring of all', [...upTo(15).slice(1), 1]);
  yield test('pairs', 'neighbours exchanged in pairs', upTo(20).map((_, i, all) => all[i ^ 1]));
  yield test('threes', 'rings of three', upTo(18).map((_, i, all) => all[i % 3 === 2 ? i - 2 : i + 1]));
  yield test('first-and-last', 'only the first and the last are wrong', [58, ...upTo(20).slice(1, 19), 1]);
  yield test('largest-numbers', 'the largest numbers', [1000000000, 1, 999999999, 2]);
  yield test('permutation', 'the numbers 1 to n', random.shuffle(Array.from({ length: 50 }, (_, i) => i + 1)));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any numbers', different(30 * i * i));
  yield test('many', 'many numbers', different(3000));
}
