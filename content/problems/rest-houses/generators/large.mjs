export const seed = 123010;

const [N, M, Q] = [150, 5000, 100_000];

export function* tests(random) {
  const roads = Array.from({ length: M }, () => [random.int(1, N), random.int(1, N), random.int(1, 1_000_000)]);
  const questions = Array.from({ length: Q }, () => [random.int(1, N), random.int(1, N), random.int(N / 2, N)]);
  const minutes = Array.from({ length: N + 1 }, (_, u) => Array.from({ length: N + 1 }, (_, v) => (u === v ? 0 : Infinity)));
  for (const [u, v, w] of roads) minutes[u][v] = minutes[v][u] = Math.min(minutes[u][v], w);
  const answers = [];
  for (let k = 0; k <= N; k += 1) {
    if (k > 0) {
      for (const row of minutes) minutes[k].forEach((rest, v) => (row[v] = Math.min(row[v], row[k] + rest)));
    }
    questions.forEach(([a, b, t], i) => {
      if (t === k) answers[i] = minutes[a][b];
    });
  }
  yield {
    name: 'largest',
    tries: 'largest n, m and q',
    input: `${[[N, M, Q], ...roads, ...questions].map((line) => line.join(' ')).join('\n')}\n`,
    answer: `${answers.map((each) => (each === Infinity ? 'NO WAY' : each)).join('\n')}\n`,
  };
}
