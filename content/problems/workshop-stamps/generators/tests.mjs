export const seed = 809;

export function* tests(random) {
  const test = (name, tries, ...workshops) => ({ name, tries, input: `${workshops.length}\n${workshops.map((w) => [w.length, ...w].join(' ')).join('\n')}\n` });
  yield test('one-workshop', 'w = 1', [5, 3, 9]);
  yield test('one-workshop-twice', 'w = 1, with double stamps', [5, 3, 5, 5]);
  yield test('nobody', 'nobody came at all', [], []);
  yield test('one-empty', 'a workshop without anybody', [1, 2], [], [1, 2, 3]);
  yield test('all-came', 'everybody came to everything', [1, 2, 3], [3, 2, 1], [2, 3, 1]);
  yield test('nobody-once', 'everybody came to two of three', [1, 2], [2, 3], [3, 1]);
  yield test('double-looks-like-all', 'double stamps that make up the number of workshops', [4, 4, 4], [5], [6]);
  yield test('double-hides-one', 'double stamps of somebody who came once', [4, 4], [5], [5, 6]);
  yield test('as-numbers', 'roll numbers of different length', [10, 9, 100, 1000000000, 1], [10, 9, 100, 1000000000, 1, 99]);
  yield test('all-but-last', 'somebody who missed the last workshop only', [7, 8], [7, 8], [7, 8], [8]);
  yield test('neither', 'somebody in neither line', [1, 2, 3], [2, 3], [3]);
  const some = (w, k, last) => Array.from({ length: w }, () => random.ints(random.int(0, k), 1, last));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any workshops', ...some(1 + i, 12 * i, 12 * i));
  yield test('popular', 'many who came to all', ...some(3, 400, 120));
  yield test('largest', 'largest w and k', ...Array.from({ length: 50 }, () => random.shuffle([...random.ints(380, 1, 1000000000), ...Array.from({ length: 20 }, (_, i) => 7000 + i)])));
}
