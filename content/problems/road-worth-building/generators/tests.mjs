export const seed = 17113;

export function* tests(random) {
  const rows = (items) => items.map((item) => `${item.join(' ')}\n`).join('');
  const test = (name, tries, n, roads, plans) => ({ name, tries, input: `${n} ${roads.length} ${plans.length}\n${rows(roads)}${rows(plans)}` });
  const any = (n, count, longest) =>
    Array.from({ length: count }, () => {
      const a = random.int(1, n);
      const b = random.int(1, n - 1);
      return [a, b < a ? b : b + 1, random.int(1, longest)];
    });
  const chain = (n, length) => Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2, length]);
  yield test('no-roads', 'no road at all', 2, [], [[1, 2, 7]]);
  yield test('no-roads-no-way', 'no road, and a plan in the wrong direction', 2, [], [[2, 1, 7]]);
  yield test('no-way', 'no plan makes a way', 5, [[1, 2, 3], [4, 5, 3]], [[2, 3, 1], [3, 4, 1], [5, 1, 1]]);
  yield test('makes-a-way', 'only a plan makes a way', 5, [[1, 2, 3], [4, 5, 3]], [[2, 3, 1], [2, 4, 9], [1, 4, 20]]);
  yield test('no-help', 'no plan helps', 3, [[1, 3, 2]], [[1, 2, 1], [2, 3, 1], [1, 3, 2]]);
  yield test('several-best', 'several plans are best', 4, chain(4, 10), [[1, 2, 10], [2, 3, 4], [3, 4, 4], [1, 2, 4], [1, 3, 14]]);
  yield test('backwards', 'plans that lead backwards', 6, chain(6, 5), [[6, 1, 1], [5, 2, 1], [4, 3, 1], [2, 4, 9]]);
  yield test('one-way', 'the way back is shorter than the way there', 4, [[1, 2, 50], [2, 4, 50], [4, 3, 1], [3, 1, 1]], [[1, 3, 30], [3, 4, 40], [2, 3, 5], [3, 2, 1]]);
  yield test('wrong-end', 'a road that would help in the other direction', 5, chain(5, 100), [[4, 2, 1], [5, 1, 1], [2, 3, 90]]);
  yield test('direct', 'a direct road is best', 5, chain(5, 100), [[2, 4, 5], [1, 5, 300], [1, 5, 204]]);
  yield test('detour', 'fewer roads are not shorter', 5, [[1, 5, 100], ...chain(5, 20)], [[1, 5, 81], [2, 4, 39], [3, 5, 1]]);
  yield test('parallel', 'several roads between the same places', 3, [[1, 2, 9], [1, 2, 4], [2, 3, 7], [2, 3, 3]], [[1, 2, 3], [2, 3, 1], [1, 2, 1]]);
  yield test('long-way', 'the way is longer than two billion metres', 3000, chain(3000, 1000000), [[5, 4, 1], [10, 12, 999999], [2999, 3000, 2]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any roads', 8 * i, any(8 * i, 14 * i, 50), any(8 * i, 10 * i, 40));
  yield test('many', 'thousands of roads', 3000, any(3000, 7000, 1000000), any(3000, 4000, 1000000));
}
