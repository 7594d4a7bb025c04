export const seed = 41150;

const N = 200_000;
const K = 90_000;

/** The wind rises slowly and shakes; it is steadiest where it shakes least. */
export function* tests(random) {
  const wind = Array.from({ length: N }, (_, i) => 1000 * i + random.int(0, 999));
  const high = [];
  const low = [];
  let h = 0;
  let l = 0;
  let best = [Number.POSITIVE_INFINITY, 0];
  for (let i = 0; i < N; i += 1) {
    while (high.length > h && wind[high.at(-1)] <= wind[i]) high.pop();
    while (low.length > l && wind[low.at(-1)] >= wind[i]) low.pop();
    high.push(i);
    low.push(i);
    if (high[h] <= i - K) h += 1;
    if (low[l] <= i - K) l += 1;
    const difference = wind[high[h]] - wind[low[l]];
    if (i >= K - 1 && difference < best[0]) best = [difference, i - K + 2];
  }
  yield {
    name: 'largest',
    tries: 'largest n, a long stretch',
    input: `${N} ${K}\n${wind.join(' ')}\n`,
    answer: `${best.join(' ')}\n`,
  };
}
