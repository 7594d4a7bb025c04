export const seed = 171060;

/** The answers, by the place of the jar of the same kind before each jar. */
function answers(kinds, questions) {
  const n = kinds.length;
  const last = new Int32Array(n + 1);
  const tree = new Int32Array(n + 2);
  // Jar i is new in the stretches that begin after the jar of its kind before it.
  const starts = Array.from({ length: n + 1 }, () => []);
  kinds.forEach((kind, i) => {
    starts[last[kind]].push(i + 1);
    last[kind] = i + 1;
  });
  const order = questions.map((_, i) => i).toSorted((a, b) => questions[a][0] - questions[b][0]);
  const result = [];
  let begun = 0;
  for (const i of order) {
    const [l, r] = questions[i];
    for (; begun < l; begun += 1) for (const jar of starts[begun]) for (let p = jar; p <= n; p += p & -p) tree[p] += 1;
    let sum = 0;
    for (let p = r; p > 0; p &= p - 1) sum += tree[p];
    for (let p = l - 1; p > 0; p &= p - 1) sum -= tree[p];
    result[i] = sum;
  }
  return result;
}

export function* tests(random) {
  const test = (name, tries, kinds, questions) => ({
    name,
    tries,
    input: `${kinds.length} ${questions.length}\n${kinds.join(' ')}\n${questions.map((pair) => pair.join(' ')).join('\n')}\n`,
    answer: `${answers(kinds, questions).join('\n')}\n`,
  });
  const n = 100_000;
  yield test('largest-wide', 'largest n and q, wide stretches', random.ints(n, 1, n), Array.from({ length: n }, () => [random.int(1, 5000), random.int(n - 5000, n)]));
  yield test('largest-few-kinds', 'largest n and q, few kinds', random.ints(n, 1, 300), Array.from({ length: n }, () => [random.int(1, 1000), random.int(n - 9000, n)]));
}
