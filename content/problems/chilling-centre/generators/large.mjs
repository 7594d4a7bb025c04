export const seed = 163010;

const N = 100_000;

/** Village i + 1 is joined to `parents[i]`, which is smaller; shuffled numbers hide it. */
function test(name, tries, random, parents) {
  const number = random.shuffle(Array.from({ length: N }, (_, i) => i + 1));
  const cans = random.ints(N, 0, 1000);
  const length = random.ints(N, 1, 100);
  const below = [...cans];
  for (let i = N - 1; i > 0; i -= 1) below[parents[i]] += below[i];
  const answers = [0];
  for (let i = 1; i < N; i += 1) answers[0] += length[i] * below[i];
  for (let i = 1; i < N; i += 1) answers[i] = answers[parents[i]] + length[i] * (below[0] - 2 * below[i]);
  const under = (values) => {
    const sorted = [];
    values.forEach((value, i) => (sorted[number[i] - 1] = value));
    return sorted;
  };
  const roads = Array.from({ length: N - 1 }, (_, i) => `${number[parents[i + 1]]} ${number[i + 1]} ${length[i + 1]}`);
  return { name, tries, input: `${[N, under(cans).join(' '), ...roads].join('\n')}\n`, answer: `${under(answers).join('\n')}\n` };
}

export function* tests(random) {
  yield test('largest-chain', 'largest n, the villages stand in a row', random, Array.from({ length: N }, (_, i) => i - 1));
  yield test('largest', 'largest n, any valley', random, Array.from({ length: N }, (_, i) => (i === 0 ? -1 : random.int(0, i - 1))));
}
