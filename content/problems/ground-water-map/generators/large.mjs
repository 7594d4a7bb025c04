export const seed = 73100;

const SIDE = 500;
const QUESTIONS = 100_000;

export function* tests(random) {
  const map = Array.from({ length: SIDE }, () => random.ints(SIDE, -999_999, 1_000_000));
  // Rectangles of at least 400 by 400 squares.
  const range = () => [random.int(1, 51), random.int(450, SIDE)];
  const questions = Array.from({ length: QUESTIONS }, () => [...range(), ...range()]);
  const sums = [new Float64Array(SIDE + 1)];
  for (const row of map) {
    const above = sums.at(-1);
    const next = new Float64Array(SIDE + 1);
    for (const [j, change] of row.entries()) next[j + 1] = change + next[j] + above[j + 1] - above[j];
    sums.push(next);
  }
  const answers = questions.map(([a, b, x, y]) => sums[b][y] - sums[a - 1][y] - sums[b][x - 1] + sums[a - 1][x - 1]);
  yield {
    name: 'largest',
    tries: 'the largest map, very many questions',
    input: `${SIDE} ${SIDE} ${QUESTIONS}\n${[...map, ...questions].map((row) => row.join(' ')).join('\n')}\n`,
    answer: `${answers.join('\n')}\n`,
  };
}
