export const seed = 51221;

export function* tests(random) {
  const test = (name, tries, n, roads, routes) => ({ name, tries, input: `${n} ${roads.length} ${routes.length}\n${[...roads.map((x) => x.join(' ')), ...routes.map((x) => `${x.length} ${x.join(' ')}`)].join('\n')}\n` });
  const other = (n, a) => ((a - 1 + random.int(1, n - 1)) % n) + 1;
  const roads = (n, m, longest) => Array.from({ length: m }, () => {
    const a = random.int(1, n);
    return [a, other(n, a), random.int(1, longest)];
  });
  const route = (n, k) => {
    const towns = [random.int(1, n)];
    while (towns.length < k) towns.push(other(n, towns.at(-1)));
    return towns;
  };
  /** A route along roads that exist. */
  const walk = (list, k) => {
    const towns = [random.pick(list)[0]];
    while (towns.length < k) {
      const [a, b] = random.pick(list.filter((x) => x[0] === towns.at(-1) || x[1] === towns.at(-1)));
      towns.push(a === towns.at(-1) ? b : a);
    }
    return towns;
  };
  yield test('one-town', 'a single town', 1, [], [[1]]);
  yield test('no-roads', 'no roads at all', 3, [], [[2], [1, 2], [3, 2, 1]]);
  yield test('one-road', 'one road in both directions', 2, [[1, 2, 9]], [[1, 2], [2, 1], [1, 2, 1]]);
  yield test('shorter-first', 'two roads, the shorter one first', 2, [[1, 2, 4], [1, 2, 9]], [[1, 2], [2, 1]]);
  yield test('shorter-last', 'two roads, the shorter one last', 2, [[1, 2, 9], [2, 1, 4]], [[1, 2], [2, 1]]);
  yield test('missing-first', 'the first road is missing', 4, [[2, 3, 5], [3, 4, 5]], [[1, 2, 3, 4]]);
  yield test('missing-last', 'the last road is missing', 4, [[1, 2, 5], [2, 3, 5]], [[1, 2, 3, 4]]);
  yield test('two-missing', 'two roads are missing', 5, [[1, 2, 1], [3, 4, 1]], [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1]]);
  yield test('route-after-missing', 'a good route after a bad one', 4, [[1, 2, 10], [2, 3, 20]], [[1, 4, 2, 3], [1, 2, 3], [3, 1], [3, 2, 1]]);
  yield test('circle', 'a route that ends where it began', 4, [[1, 2, 1], [2, 3, 2], [3, 4, 4], [4, 1, 8]], [[1, 2, 3, 4, 1], [3, 2, 1, 4, 3]]);
  yield test('longer-than-needed', 'a route that is not the shortest path', 3, [[1, 2, 50], [2, 3, 50], [1, 3, 1]], [[1, 2, 3], [1, 3, 2]]);
  yield test('large', 'the longest roads', 2, [[1, 2, 1000000]], [Array.from({ length: 50 }, (_, i) => (i % 2) + 1)]);
  for (let i = 1; i <= 3; i += 1) {
    const list = roads(6 * i, 14 * i, 100);
    yield test(`random-${i}`, 'any routes', 6 * i, list, [...Array.from({ length: 3 * i }, () => walk(list, 4 * i)), ...Array.from({ length: 3 * i }, () => route(6 * i, 3))]);
  }
  const list = roads(200, 2000, 1000000);
  yield test('largest', 'largest n, m and q', 200, list, random.shuffle([...Array.from({ length: 70 }, () => walk(list, 50)), ...Array.from({ length: 30 }, () => [...walk(list, 20), ...route(200, 3)].filter((x, j, all) => x !== all[j - 1]))]));
}
