export const seed = 41030;

const N = 200_000;

/** A long chain in mixed names, joined from both ends of ever longer pieces. */
export function* tests(random) {
  const names = random.shuffle(Array.from({ length: N }, (_, i) => i + 1));
  const roads = [];
  for (let i = 1; i < N; i += 1) roads.push([names[i], names[i - 1]]);
  const answers = [];
  for (let i = 1; i < N; i += 1) answers.push(`${N - i} ${i + 1}`);
  yield {
    name: 'longest-chain',
    tries: 'largest n, a single chain',
    input: `${N} ${roads.length}\n${roads.map((r) => r.join(' ')).join('\n')}\n`,
    answer: `${answers.join('\n')}\n`,
  };
}
