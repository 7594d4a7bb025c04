export const seed = 51621;

export function* tests(random) {
  const test = (name, tries, n, pairs) => ({ name, tries, input: `${n} ${pairs.length}\n${pairs.map((p) => `${p.join(' ')}\n`).join('')}` });
  const any = (n, m) => Array.from({ length: m }, () => {
    const a = random.int(1, n);
    return [a, ((a - 1 + random.int(1, n - 1)) % n) + 1];
  });
  const all = (n) => Array.from({ length: n }, (_, i) => Array.from({ length: i }, (_, j) => [i + 1, j + 1])).flat();
  yield test('one', 'a single friend', 1, []);
  yield test('two-quarrel', 'two friends who have quarrelled', 2, [[2, 1]]);
  yield test('all-quarrel', 'everybody has quarrelled with everybody', 6, all(6));
  yield test('triangle', 'three who have all quarrelled, and two more', 5, all(3));
  yield test('star', 'one who has quarrelled with all', 7, Array.from({ length: 6 }, (_, i) => [4, i < 3 ? i + 1 : i + 2]));
  yield test('pairs', 'quarrels in pairs', 8, [[1, 2], [3, 4], [5, 6], [7, 8]]);
  yield test('named-twice', 'pairs that are named twice', 4, [[1, 2], [2, 1], [3, 4], [3, 4]]);
  yield test('last-friend', 'the last friend is in the largest group', 5, [[1, 2], [2, 3], [3, 1], [4, 1], [4, 2], [4, 3]]);
  yield test('ring', 'a ring of quarrels', 7, Array.from({ length: 7 }, (_, i) => [i + 1, ((i + 1) % 7) + 1]));
  yield test('two-groups', 'two groups that cannot meet', 7, [1, 2, 3].flatMap((a) => [4, 5, 6, 7].map((b) => [a, b])));
  yield test('no-quarrel-largest', 'largest n, no quarrel', 15, []);
  yield test('all-quarrel-largest', 'largest n, everybody has quarrelled', 15, all(15));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any quarrels', 5 + 3 * i, any(5 + 3 * i, 7 * i));
  yield test('largest', 'largest n and m', 15, [...any(15, 40), ...any(6, 160)]);
}
