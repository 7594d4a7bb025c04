export const seed = 41110;

const N = 100_000;

/** Three friends on a very long path: the distance is hundreds of millions of metres. */
export function* tests(random) {
  const metres = random.ints(N, 0, 1_000_000_000);
  const order = metres.toSorted((a, b) => a - b);
  const friends = 7;
  const seat = (distance) => {
    let seated = 1;
    let [last] = order;
    for (const metre of order) {
      if (metre - last < distance || seated === friends) continue;
      seated += 1;
      last = metre;
    }
    return { seated, last };
  };
  let low = 0;
  let high = 1_000_000_000;
  while (low < high) {
    const middle = Math.floor((low + high + 1) / 2);
    if (seat(middle).seated >= friends) low = middle;
    else high = middle - 1;
  }
  yield {
    name: 'largest',
    tries: 'largest n, few friends on a very long path',
    input: `${N} ${friends}\n${metres.join(' ')}\n`,
    answer: `${low} ${seat(low).last}\n`,
  };
}
