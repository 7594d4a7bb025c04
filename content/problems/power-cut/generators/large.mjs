export const seed = 404120;

const LETTERS = 100_000;

export function* tests(random) {
  const before = random.ints(LETTERS, 100_000, 999_999);
  const final = before.toSorted((a, b) => a - b);
  const byTheLastFive = before.toSorted((a, b) => (a % 100_000) - (b % 100_000));
  const right = byTheLastFive.filter((pin, at) => pin === final[at]).length;
  yield {
    name: 'largest',
    tries: 'largest n',
    input: `${LETTERS}\n${before.join(' ')}\n${byTheLastFive.join(' ')}\n`,
    answer: `5 ${right}\n`,
  };
}
