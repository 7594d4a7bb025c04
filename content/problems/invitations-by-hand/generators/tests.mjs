export const seed = 16401;

const minutes = (random, n, most) => Array.from({ length: n + 1 }, (_, i) => Array.from({ length: n + 1 }, (_, j) => (i === j ? 0 : random.int(0, most))));

/** Wishes that agree with one hidden order. */
const wishes = (random, n, m) => {
  const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
  return Array.from({ length: m }, () => {
    const [i, j] = [random.int(0, n - 2), random.int(0, n - 2)];
    return i <= j ? [order[i], order[j + 1]] : [order[j], order[i]];
  }).filter(([a, b]) => a !== b);
};

export function* tests(random) {
  const test = (name, tries, rows, pairs) => ({
    name,
    tries,
    input: [[rows.length - 1, pairs.length], ...rows, ...pairs].map((line) => line.join(' ')).join('\n') + '\n',
  });
  const far = (n, near) =>
    Array.from({ length: n + 1 }, (_, i) => Array.from({ length: n + 1 }, (_, j) => (i === j ? 0 : (near.find(([a, b]) => a === i && b === j)?.[2] ?? 100))));
  yield test('one', 'n = 1', [[0, 7], [30, 0]], []);
  yield test('zero', 'ways of 0 minutes', [[0, 0, 5], [0, 0, 0], [5, 5, 0]], []);
  yield test('one-way', 'the way back takes longer', [[0, 9, 2], [1, 0, 1], [1, 50, 0]], []);
  yield test('not-home', 'the way home is very short or very long', [[0, 4, 6], [0, 0, 3], [900, 3, 0]], []);
  yield test('greedy', 'the nearest house first is a mistake', far(3, [[0, 1, 1], [0, 2, 2], [2, 1, 2], [1, 3, 3], [1, 2, 50]]), []);
  yield test('last-matters', 'the cheapest way to a set ends at the wrong house', far(3, [[0, 1, 1], [1, 2, 1], [0, 2, 5], [2, 1, 5], [1, 3, 1]]), []);
  yield test('a-wish', 'a wish makes the round longer', far(3, [[0, 1, 1], [1, 2, 1], [2, 3, 1], [3, 1, 8], [0, 3, 20]]), [[3, 1]]);
  yield test('harmless-wishes', 'the best round respects the wishes already', far(4, [[0, 1, 1], [1, 2, 1], [2, 3, 1], [3, 4, 1]]), [[1, 2], [1, 4], [2, 4], [1, 2]]);
  yield test('all-fixed', 'the wishes leave one order only', minutes(random, 6, 99), [[4, 2], [2, 6], [6, 1], [1, 3], [3, 5]]);
  yield test('three-in-a-circle', 'three wishes that contradict each other', minutes(random, 5, 9), [[2, 3], [3, 4], [4, 2]]);
  yield test('long-circle', 'all houses in a circle of wishes', minutes(random, 7, 9), [1, 2, 3, 4, 5, 6, 7].map((a) => [a, (a % 7) + 1]));
  yield test('equal', 'all ways take equally long', Array.from({ length: 9 }, (_, i) => Array.from({ length: 9 }, (_, j) => (i === j ? 0 : 20))), [[8, 1]]);
  yield test('longest', 'very long ways', minutes(random, 8, 0).map((row, i) => row.map((_, j) => (i === j ? 0 : 1_000_000))), []);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any town', minutes(random, 2 + 2 * i, 60), wishes(random, 2 + 2 * i, i));
  yield test('many-wishes', 'many wishes', minutes(random, 13, 1000), wishes(random, 13, 60));
  yield test('largest-wishes', 'largest n, a few wishes', minutes(random, 14, 1000), wishes(random, 14, 6));
  yield test('largest', 'largest n, no wishes', minutes(random, 14, 1_000_000), []);
}
