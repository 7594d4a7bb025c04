export const seed = 9312;

export function* tests(random) {
  const test = (name, tries, pile, asked) => ({ name, tries, input: `${pile.length} ${asked.length}\n${pile.join(' ')}\n${asked.join(' ')}\n` });
  const row = (n) => Array.from({ length: n }, (_, i) => i + 1);
  yield test('one-file', 'one file, asked for', [5], [5]);
  yield test('one-new', 'one file, another is asked for', [5], [6]);
  yield test('top', 'the top again and again', [3, 2, 1], [3, 3, 3]);
  yield test('second', 'the second file', [1, 2, 3], [2, 2, 1, 1, 2]);
  yield test('bottom', 'always the bottom', [1, 2, 3, 4], [4, 3, 2, 1]);
  yield test('middle', 'a file from the middle', [1, 2, 3, 4, 5], [3, 4]);
  yield test('only-new', 'only new files', [9], [1, 2, 3, 4]);
  yield test('new-again', 'a new file is asked for again', [1, 2], [7, 1, 7, 2, 7]);
  yield test('back-and-forth', 'two files in turn', [1, 2, 3, 4, 5, 6], [6, 5, 6, 5, 6, 5]);
  yield test('all-once', 'every file once from the top', row(50), row(50));
  yield test('large-numbers', 'large numbers', [10000, 9999, 1], [1, 10000, 9998]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any requests', random.shuffle(row(5 * i)), random.ints(20 * i, 1, 6 * i));
  yield test('largest', 'largest n and m', random.shuffle(row(300)), random.ints(500, 1, 420));
}
