export const seed = 9204;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: `${a.length}\n${a.join(' ')}\n${b.length}\n${b.join(' ')}\n` });
  const rising = (length, most) => {
    const tokens = new Set();
    while (tokens.size < length) tokens.add(random.int(1, most));
    return [...tokens].toSorted((x, y) => x - y);
  };
  yield test('one-each', 'n = 1 and m = 1', [7], [4]);
  yield test('one-and-the-same', 'n = 1 and m = 1, the same token', [5], [5]);
  yield test('first-before-second', 'all tokens of the first list are smaller', [1, 2, 3], [4, 5, 6, 7]);
  yield test('second-before-first', 'all tokens of the second list are smaller', [40, 50], [1, 2, 30]);
  yield test('equal-lists', 'both lists are equal', [2, 4, 6, 8], [2, 4, 6, 8]);
  yield test('in-turns', 'tokens come from both lists in turn', [1, 3, 5, 7], [2, 4, 6, 8]);
  yield test('double-at-the-beginning', 'the first tokens are equal', [1, 9], [1, 3]);
  yield test('double-at-the-end', 'the last tokens are equal', [2, 9], [1, 3, 9]);
  yield test('part', 'one list is a part of the other', [3, 5], [1, 3, 4, 5, 6]);
  yield test('largest-tokens', 'largest tokens', [999999998, 1000000000], [999999999, 1000000000]);
  yield test('long-rest', 'a long rest of one list', [500], rising(300, 1000));
  yield test('largest', 'largest n and m', rising(1000, 1000000000), rising(1000, 1000000000));
  yield test('largest-dense', 'largest n and m, many tokens on both lists', rising(1000, 1400), rising(1000, 1500));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any tokens', rising(10 * i, 30 * i), rising(8 * i, 30 * i));
}
