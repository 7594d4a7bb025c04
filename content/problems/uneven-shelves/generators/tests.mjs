export const seed = 9308;

export function* tests(random) {
  const test = (name, tries, shelves, commands) => ({ name, tries, input: `${shelves.length} ${commands.length}\n${shelves.map((s) => [s.length, ...s].join(' ')).join('\n')}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (n, m, longest) => Array.from({ length: m }, () => random.pick([`swap ${random.int(1, n)} ${random.int(1, n)}`, `book ${random.int(1, n)} ${random.int(1, longest + 1)}`, `book ${random.int(1, n)} ${random.int(1, longest)}`]));
  const shelves = (n, longest) => Array.from({ length: n }, () => random.ints(random.int(0, longest), 1, 100000));
  yield test('one-book', 'one shelf with one book', [[5]], of('book 1 1, book 1 2, swap 1 1, book 1 1'));
  yield test('one-empty', 'one empty shelf', [[]], of('book 1 1, book 1 1000'));
  yield test('all-empty', 'only empty shelves', [[], [], []], of('swap 1 3, book 1 1, book 3 1'));
  yield test('last-book', 'the last book and the place after it', [[1, 2, 3], [4, 5]], of('book 1 3, book 1 4, book 2 2, book 2 3'));
  yield test('long-to-short', 'a long board at the place of a short one', [[1], [2, 3, 4, 5, 6]], of('swap 1 2, book 1 5, book 1 3, book 2 1, book 2 2'));
  yield test('swap-back', 'swap twice', [[1], [2, 3]], of('swap 1 2, swap 2 1, book 1 1, book 2 2, book 1 2'));
  yield test('round', 'three boards change places in turn', [[1], [2, 2], [3, 3, 3]], of('swap 1 2, swap 2 3, book 1 2, book 1 3, book 2 3, book 3 1, book 3 2'));
  yield test('same-length', 'boards of the same length', [[1, 2], [3, 4]], of('swap 1 2, book 1 1, book 1 2, book 2 1, book 2 2'));
  yield test('with-empty', 'an empty board changes places', [[8, 9], []], of('swap 1 2, book 1 1, book 2 2, swap 1 2, book 1 2, book 2 1'));
  yield test('longest-shelf', 'a shelf with 1000 books', [[3], random.ints(1000, 1, 100000), []], of('book 2 1000, swap 2 3, book 3 1000, book 2 1, swap 3 1, book 1 1000, book 3 1'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any shelves and commands', shelves(3 * i, 2 * i + 1), any(3 * i, 30 * i, 2 * i + 1));
  yield test('largest', 'largest n and m', shelves(200, 48), any(200, 1000, 48));
}
