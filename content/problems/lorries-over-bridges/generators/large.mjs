export const seed = 171120;

/** The answers: a trip is possible if its weight is at most the weakest bridge on the way in the tree of strongest bridges. */
function answers(n, bridges, trips) {
  const parent = Array.from({ length: n + 1 }, (_, i) => i);
  const size = new Array(n + 1).fill(1);
  // Without path compression the trees stay low, and each link remembers the weight at which it came.
  const limit = new Array(n + 1).fill(0);
  const top = (village, weight) => {
    while (parent[village] !== village && limit[village] >= weight) village = parent[village];
    return village;
  };
  for (const [a, b, c] of bridges.toSorted((x, y) => y[2] - x[2])) {
    let [small, large] = [top(a, 0), top(b, 0)];
    if (small === large) continue;
    if (size[small] > size[large]) [small, large] = [large, small];
    parent[small] = large;
    limit[small] = c;
    size[large] += size[small];
  }
  return trips.map(([a, b, w]) => (top(a, w) === top(b, w) ? 'yes\n' : 'no\n')).join('');
}

export function* tests(random) {
  const n = 100_000;
  const rows = (items) => items.map((item) => `${item.join(' ')}\n`).join('');
  const test = (name, tries, bridges, trips) => ({
    name,
    tries,
    input: `${n} ${bridges.length} ${trips.length}\n${rows(bridges)}${rows(trips)}`,
    answer: answers(n, bridges, trips),
  });
  const trips = (most) => Array.from({ length: n }, () => [random.int(1, n), random.int(1, n), random.int(1, most)]);
  const chain = Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2, random.int(1, 1_000_000_000)]);
  yield test('largest-chain', 'the most villages in one chain', chain, trips(20_000));
  const tree = Array.from({ length: n - 1 }, (_, i) => [i + 2, random.int(Math.max(1, i - 500), i + 1), random.int(1, 1_000_000_000)]);
  yield test('largest', 'the most villages, bridges and trips', random.shuffle(tree), trips(2_000_000));
}
