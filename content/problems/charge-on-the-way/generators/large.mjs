export const seed = 171170;

/** The least sum, with a segment tree of minima over the table. */
function least(k, costs) {
  const n = costs.length;
  let size = 1;
  while (size < n + 2) size *= 2;
  const tree = new Float64Array(2 * size).fill(Infinity);
  const set = (i, value) => {
    tree[size + i] = value;
    for (let node = (size + i) >> 1; node > 0; node >>= 1) tree[node] = Math.min(tree[2 * node], tree[2 * node + 1]);
  };
  const minimum = (from, to) => {
    let result = Infinity;
    for (let [left, right] = [from + size, to + size]; left < right; left >>= 1, right >>= 1) {
      if (left % 2 === 1) result = Math.min(result, tree[left++]);
      if (right % 2 === 1) result = Math.min(result, tree[--right]);
    }
    return result;
  };
  set(0, 0);
  for (let i = 1; i <= n + 1; i += 1) set(i, minimum(Math.max(0, i - k), i) + (costs[i - 1] ?? 0));
  return tree[size + n + 1];
}

export function* tests(random) {
  const test = (name, tries, k, costs) => ({ name, tries, input: `${costs.length} ${k}\n${costs.join(' ')}\n`, answer: `${least(k, costs)}\n` });
  yield test('largest', 'largest n', 140_000, random.ints(300_000, 1, 1_000_000_000));
  yield test('largest-rising', 'largest n, costs that rise', 100_000, Array.from({ length: 300_000 }, (_, i) => 3 * i + random.int(0, 9)));
}
