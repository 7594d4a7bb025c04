export const seed = 17120;

export function* tests(random) {
  const test = (name, tries, n, number) => {
    const like = Array.from({ length: n }, () => Array(n).fill(0));
    for (let i = 0; i < n; i += 1) for (let j = 0; j < i; j += 1) like[i][j] = like[j][i] = number(j, i);
    return { name, tries, input: `${n}\n${like.map((row) => row.join(' ')).join('\n')}\n` };
  };
  yield test('one', 'n = 1', 1, () => 0);
  yield test('two-friends', 'two students who like each other', 2, () => 7);
  yield test('two-enemies', 'two students who do not like each other', 2, () => -7);
  yield test('all-friends', 'everybody likes everybody', 7, () => 3);
  yield test('all-enemies', 'nobody likes anybody', 7, () => -3);
  yield test('indifferent', 'all numbers are 0', 5, () => 0);
  yield test('two-groups', 'two groups that do not like each other', 8, (i, j) => (i % 2 === j % 2 ? 5 : -9));
  yield test('three-groups', 'three groups that do not like each other', 9, (i, j) => (i % 3 === j % 3 ? 4 : -8));
  yield test('friends-of-friends', 'friends of friends who are enemies', 6, (i, j) => (j - i === 1 ? 6 : -7));
  yield test('one-disturbs', 'one student whom nobody likes', 6, (i) => (i === 0 ? -10 : 4));
  yield test('loved-by-two-sides', 'one student with two groups of friends', 7, (i, j) => (i === 0 ? 3 : i % 2 === j % 2 ? 2 : -20));
  yield test('later-is-better', 'the first friend is not the best company', 6, (i, j) => [[0, 2, -9, 1, 1, 1], [0, 0, 9, -9, -9, -9], [0, 0, 0, -9, -9, -9], [0, 0, 0, 0, 5, -8], [0, 0, 0, 0, 0, 3]][i][j]);
  yield test('largest-numbers', 'the largest numbers', 12, () => random.pick([-1000, 1000]));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any numbers', 2 * i + 3, () => random.int(-9, 8));
  yield test('largest-friends', 'n = 15, everybody likes everybody', 15, () => 1000);
  yield test('largest', 'n = 15', 15, () => random.int(-1000, 1000));
}
