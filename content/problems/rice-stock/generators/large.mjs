export const seed = 41010;

const N = 200_000;

/** Godowns that are asked for in long rows, with a lorry before each question. */
export function* tests(random) {
  const sacks = random.ints(N, 500_000_000, 999_000_000);
  const tree = new Float64Array(N + 1);
  const add = (i, x) => {
    for (let p = i; p <= N; p += p & -p) tree[p] += x;
  };
  const first = (i) => {
    let sum = 0;
    for (let p = i; p > 0; p -= p & -p) sum += tree[p];
    return sum;
  };
  sacks.forEach((x, i) => add(i + 1, x));
  const lines = [];
  const answers = [];
  for (let k = 0; k < N / 2; k += 1) {
    const place = random.int(1, N);
    const x = random.int(1, 900);
    const sign = k % 2 === 0 ? 1 : -1;
    add(place, sign * x);
    lines.push(`${sign > 0 ? '+' : '-'} ${place} ${x}`);
    const a = random.int(1, N / 10);
    const b = random.int(N - N / 10, N);
    lines.push(`? ${a} ${b}`);
    answers.push(first(b) - first(a - 1));
  }
  yield {
    name: 'largest',
    tries: 'largest n, long rows of godowns',
    input: `${N} ${lines.length}\n${sacks.join(' ')}\n${lines.join('\n')}\n`,
    answer: `${answers.join('\n')}\n`,
  };
}
