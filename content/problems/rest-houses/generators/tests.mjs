export const seed = 12301;

const any = (random, n, m, most) => Array.from({ length: m }, () => [random.int(1, n), random.int(1, n), random.int(1, most)]);
const asks = (random, n, q) => Array.from({ length: q }, () => [random.int(1, n), random.int(1, n), random.int(0, n)]);

export function* tests(random) {
  const test = (name, tries, n, roads, questions) => ({
    name,
    tries,
    input: [[n, roads.length, questions.length], ...roads, ...questions].map((line) => line.join(' ')).join('\n') + '\n',
  });
  const each = (n, t) => Array.from({ length: n }, (_, a) => Array.from({ length: n }, (_, b) => [a + 1, b + 1, t])).flat();
  const chain = (n, w) => Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2, w]);
  yield test('one', 'n = 1', 1, [], [[1, 1, 0], [1, 1, 1]]);
  yield test('no-roads', 'no roads at all', 3, [], each(3, 3));
  yield test('one-road', 'two villages next to each other', 2, [[2, 1, 9]], [...each(2, 0), ...each(2, 2)]);
  yield test('to-itself', 'a road from a village to itself', 2, [[1, 1, 4], [2, 2, 1], [1, 2, 8]], each(2, 1));
  yield test('several-roads', 'several roads between two villages', 3, [[1, 2, 9], [2, 1, 4], [1, 2, 7], [2, 3, 5], [3, 2, 6]], [...each(3, 1), ...each(3, 2)]);
  yield test('day-before', 'the day before a house is opened, and the day itself', 5, [[1, 3, 2], [3, 5, 2]], [[1, 5, 2], [1, 5, 3], [5, 1, 3], [5, 1, 2]]);
  yield test('ends-closed', 'the houses at both ends are closed', 5, [[4, 1, 3], [1, 5, 3]], [[4, 5, 1], [5, 4, 0]]);
  yield test('shorter-later', 'a shorter way is opened later', 4, [[1, 2, 50], [2, 4, 50], [1, 3, 10], [3, 4, 10]], [[1, 4, 1], [1, 4, 2], [1, 4, 3], [1, 4, 4]]);
  yield test('longer-later', 'a longer way is opened later', 4, [[1, 2, 5], [2, 4, 5], [1, 3, 10], [3, 4, 10]], [[1, 4, 1], [1, 4, 2], [1, 4, 3], [1, 4, 4]]);
  yield test('chain', 'villages in a row', 8, chain(8, 1_000_000), [0, 1, 3, 6, 7, 8].flatMap((t) => [[1, 8, t], [8, 1, t], [2, 5, t], [7, 8, t]]));
  const mixed = random.shuffle(Array.from({ length: 12 }, (_, i) => i + 1));
  yield test('mixed-chain', 'villages in a row, in any order', 12, mixed.slice(1).map((v, i) => [mixed[i], v, 7 * i + 3]), asks(random, 12, 150));
  yield test('same-question', 'the same question on every day', 9, any(random, 9, 14, 40), Array.from({ length: 10 }, (_, t) => [2, 8, t]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any valley', 5 * i, any(random, 5 * i, 8 * i, 100), asks(random, 5 * i, 100 * i));
  yield test('two-valleys', 'two valleys without a road between them', 16, any(random, 8, 16, 99).flatMap(([u, v, w]) => [[u, v, w], [u + 8, v + 8, 100 - w]]), asks(random, 16, 300));
  yield test('many-roads', 'very many roads', 40, any(random, 40, 3000, 1_000_000), asks(random, 40, 800));
  yield test('many-villages', 'as many villages as possible, few roads', 150, any(random, 150, 260, 1_000_000), asks(random, 150, 1500));
}
