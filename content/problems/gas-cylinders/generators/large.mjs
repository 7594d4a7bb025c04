export const seed = 82150;

const COUNT = 200_000;

export function* tests(random) {
  const numbers = new Set();
  while (numbers.size < COUNT) numbers.add(random.int(1, 1_000_000_000));
  const row = random.shuffle([...numbers]);
  const order = row.map((number, at) => ({ number, at })).toSorted((a, b) => a.number - b.number);
  const seen = new Uint8Array(COUNT);
  let rings = 0;
  let right = 0;
  for (let start = 0; start < COUNT; start += 1) {
    if (order[start].at === start) right += 1;
    if (seen[start]) continue;
    rings += 1;
    for (let at = start; !seen[at]; at = order[at].at) seen[at] = 1;
  }
  yield { name: 'largest', tries: 'largest n', input: `${COUNT}\n${row.join(' ')}\n`, answer: `${COUNT - rings} ${right}\n` };
}
