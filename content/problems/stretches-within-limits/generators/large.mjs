export const seed = 171160;

/** The number of normal stretches, with a Fenwick tree over the ranks of the earlier totals. */
function normal(l, u, changes) {
  let total = 0;
  const totals = [0, ...changes.map((change) => (total += change))];
  const sorted = Float64Array.from(totals).toSorted();
  const below = (limit) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] < limit) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const tree = new Int32Array(sorted.length + 1);
  const first = (rank) => {
    let sum = 0;
    for (let i = rank; i > 0; i &= i - 1) sum += tree[i];
    return sum;
  };
  let count = 0;
  for (const value of totals) {
    count += first(below(value - l + 1)) - first(below(value - u));
    for (let i = below(value) + 1; i < tree.length; i += i & -i) tree[i] += 1;
  }
  return count;
}

export function* tests(random) {
  const test = (name, tries, l, u, changes) => ({ name, tries, input: `${changes.length} ${l} ${u}\n${changes.join(' ')}\n`, answer: `${normal(l, u, changes)}\n` });
  const large = 1_000_000_000;
  yield test('largest', 'largest n', -50_000_000_000, 90_000_000_000, random.ints(150_000, -large, large));
  yield test('largest-all', 'largest n, and nearly every stretch is normal', -1_000_000_000_000_000, 149_000_000_000_000, Array(150_000).fill(large));
}
