export const seed = 5010;

const DAYS = 200_000;

export function* tests(random) {
  const days = random.ints(DAYS, -999, 999);
  const total = [0];
  for (const day of days) total.push(total.at(-1) + day);
  const test = (name, tries, asked) => ({
    name,
    tries,
    input: `${DAYS} ${asked.length}\n${days.join(' ')}\n${asked.map((pair) => pair.join(' ')).join('\n')}\n`,
    answer: `${asked.map(([a, b]) => total[b] - total[a - 1]).join('\n')}\n`,
  });
  const asked = (low, high) => Array.from({ length: DAYS }, () => [random.int(1, low), random.int(high, DAYS)]);
  yield test('long-stretches', 'largest n and q, very long stretches', asked(1000, DAYS - 1000));
}
