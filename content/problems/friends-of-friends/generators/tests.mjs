export const seed = 51121;

export function* tests(random) {
  const test = (name, tries, n, pairs) => ({ name, tries, input: `${n} ${pairs.length}\n${pairs.map((p) => `${p.join(' ')}\n`).join('')}` });
  const any = (n, m) => Array.from({ length: m }, () => {
    const a = random.int(1, n);
    return [a, ((a - 1 + random.int(1, n - 1)) % n) + 1];
  });
  yield test('alone', 'a single pupil', 1, []);
  yield test('no-friends', 'nobody is a friend of anybody', 4, []);
  yield test('two', 'two friends', 2, [[1, 2]]);
  yield test('triangle', 'three who are all friends', 3, [[1, 2], [2, 3], [3, 1]]);
  yield test('row', 'a chain of friends', 6, [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6]]);
  yield test('star', 'one whom all others know', 6, [[3, 1], [3, 2], [3, 4], [3, 5], [3, 6]]);
  yield test('several-common', 'several common friends', 5, [[1, 3], [1, 4], [1, 5], [2, 3], [2, 4], [2, 5]]);
  yield test('twice', 'pairs that are named several times', 3, [[1, 2], [2, 1], [1, 2], [3, 2], [2, 3]]);
  yield test('two-groups', 'two groups that do not know each other', 7, [[1, 2], [2, 3], [4, 5], [5, 6], [6, 7], [7, 4]]);
  yield test('ring', 'a ring', 8, Array.from({ length: 8 }, (_, i) => [i + 1, ((i + 1) % 8) + 1]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any friendships', 8 * i, any(8 * i, 10 * i));
  yield test('many', 'many friendships', 60, any(60, 700));
  yield test('largest', 'largest n and m', 300, any(300, 2000));
}
