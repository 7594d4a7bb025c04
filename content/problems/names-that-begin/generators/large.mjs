export const seed = 41080;

const N = 100_000;

/** Fifty thousand long names with the same beginning, then as many questions. */
export function* tests(random) {
  const counts = new Map();
  const lines = [];
  for (let i = 0; i < N / 2; i += 1) {
    const name = `srini${random.text(5, 'abcdefghijklmnop')}`;
    lines.push(`+ ${name}`);
    for (let k = 1; k <= name.length; k += 1) counts.set(name.slice(0, k), (counts.get(name.slice(0, k)) ?? 0) + 1);
  }
  const answers = [];
  for (let i = 0; i < N / 2; i += 1) {
    const letters = `srini${random.text(random.int(1, 5), 'abcdefghijklmnop')}`;
    lines.push(`? ${letters}`);
    answers.push(counts.get(letters) ?? 0);
  }
  yield {
    name: 'largest',
    tries: 'largest n, many names begin in the same way',
    input: `${N}\n${lines.join('\n')}\n`,
    answer: `${answers.join('\n')}\n`,
  };
}
