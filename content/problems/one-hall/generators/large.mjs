export const seed = 41020;

const N = 200_000;

/** Weddings of one or two days, most of which can be held. */
export function* tests(random) {
  const requests = [];
  for (let i = 0; i < N; i += 1) {
    const a = 4 * i + random.int(1, 2);
    requests.push([a, a + random.int(0, 1)]);
  }
  let count = 0;
  let free = 0;
  let last = 0;
  for (const [a, b] of requests.toSorted((x, y) => x[1] - y[1])) {
    if (a < free) continue;
    count += 1;
    last = b;
    free = b + 2;
  }
  const mixed = random.shuffle([...requests]);
  yield {
    name: 'largest',
    tries: 'largest n, most can be granted',
    input: `${N}\n${mixed.map((r) => r.join(' ')).join('\n')}\n`,
    answer: `${count} ${last}\n`,
  };
}
