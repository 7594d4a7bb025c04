export const seed = 1562;

export function* tests(random) {
  const test = (name, tries, n, stations, lines) => ({
    name,
    tries,
    input: [`${n} ${lines.length} ${stations.length}`, stations.join(' '), ...lines.map((line) => line.join(' '))].join('\n') + '\n',
  });
  const any = (n, m, dearest) =>
    Array.from({ length: m }, () => {
      const a = random.int(1, n);
      const b = random.int(1, n - 1);
      return [a, b < a ? b : b + 1, random.int(1, dearest)];
    });
  const chain = (from, to, dearest) => Array.from({ length: to - from }, (_, i) => [from + i, from + i + 1, random.int(1, dearest)]);
  const some = (n, s) => random.shuffle(Array.from({ length: n }, (_, i) => i + 1)).slice(0, s);
  yield test('one', 'n = 1', 1, [1], []);
  yield test('no-lines', 'no line is possible', 5, [3], []);
  yield test('all-stations', 'every village has a station', 4, [4, 3, 2, 1], [[1, 2, 5], [3, 4, 1]]);
  yield test('two', 'two villages, one station', 2, [2], [[1, 2, 7]]);
  yield test('parallel', 'several lines between the same villages', 3, [1], [[1, 2, 9], [2, 1, 4], [1, 2, 5], [2, 3, 8], [3, 2, 6]]);
  yield test('ring', 'a ring with one station', 6, [4], [...chain(1, 6, 9), [6, 1, 3]]);
  yield test('ring-two', 'a ring with two stations', 8, [2, 6], [...chain(1, 8, 9), [8, 1, 9]]);
  yield test('between', 'villages between two stations', 7, [1, 7], [[1, 2, 5], [2, 3, 5], [3, 4, 9], [4, 5, 5], [5, 6, 5], [6, 7, 5]]);
  yield test('dark', 'groups without a station', 9, [1, 2], [...chain(1, 4, 5), ...chain(5, 7, 5), [8, 9, 1]]);
  yield test('dear-but-needed', 'a very expensive line is needed', 5, [1], [[1, 2, 1], [2, 3, 1], [3, 4, 1000000], [4, 5, 1]]);
  yield test('equal', 'all lines cost the same', 30, [7], any(30, 60, 1));
  yield test('random', 'any network', 60, some(60, 4), any(60, 110, 40));
  yield test('sparse', 'many villages stay dark', 300, some(300, 20), any(300, 200, 1000));
  yield test('chain', 'largest n, one long chain', 10000, [5000], random.shuffle(chain(1, 10000, 1000000)));
  yield test('largest', 'largest n and m', 10000, some(10000, 50), any(10000, 15000, 99999));
}
