export const seed = 509;

export function* tests(random) {
  const test = (name, tries, n, roads) => ({ name, tries, input: [`${n} ${roads.length}`, ...roads.map((road) => road.join(' '))].join('\n') + '\n' });
  const any = (n, m) => Array.from({ length: m }, () => [random.int(1, n), random.int(1, n)]);
  const chain = (from, to) => Array.from({ length: to - from }, (_, i) => [from + i, from + i + 1]);
  yield test('no-roads', 'no roads at all', 9, []);
  yield test('self', 'a road from a village to itself', 3, [[2, 2], [1, 1]]);
  yield test('twice', 'the same road twice', 4, [[1, 2], [1, 2], [2, 1]]);
  yield test('ring', 'a ring', 6, [...chain(1, 6), [6, 1]]);
  yield test('star', 'one village in the middle', 30, Array.from({ length: 29 }, (_, i) => [17, i + 1]));
  yield test('two-groups', 'two groups joined by nothing', 20, [...chain(1, 10), ...chain(11, 20)]);
  yield test('joined-late', 'the last road joins two groups', 20, [...chain(1, 10), ...chain(11, 20), [20, 1]]);
  yield test('backwards', 'roads listed from the larger to the smaller number', 50, random.shuffle(chain(1, 50)).map(([a, b]) => [b, a]));
  yield test('pairs', 'pairs of villages', 40, Array.from({ length: 20 }, (_, i) => [2 * i + 1, 2 * i + 2]));
  yield test('chain', 'largest n, one long chain', 20000, random.shuffle(chain(1, 20000)));
  yield test('sparse', 'largest n, few roads', 20000, any(20000, 6000));
  yield test('random', 'any roads', 400, any(400, 300));
}
