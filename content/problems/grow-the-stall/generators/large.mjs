export const seed = 171150;

/** The money in the end; the profits of the fairs that are open are kept in order. */
function money(fairs, k, c) {
  const sorted = fairs.toSorted((a, b) => a[0] - b[0]);
  const open = [];
  const put = (profit) => {
    let [low, high] = [0, open.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (open[middle] < profit) low = middle + 1;
      else high = middle;
    }
    open.splice(low, 0, profit);
  };
  let known = 0;
  for (let visits = 0; visits < k; visits += 1) {
    for (; known < sorted.length && sorted[known][0] <= c; known += 1) put(sorted[known][1]);
    if (open.length === 0) break;
    c += open.pop();
  }
  return c;
}

export function* tests(random) {
  const test = (name, tries, k, c, fairs) => ({
    name,
    tries,
    input: `${fairs.length} ${k} ${c}\n${fairs.map((fair) => fair.join(' ')).join('\n')}\n`,
    answer: `${money(fairs, k, c)}\n`,
  });
  const any = (deposit) => Array.from({ length: 100_000 }, () => [random.int(0, deposit), random.int(0, 1_000_000_000)]);
  yield test('largest', 'the most fairs and visits', 100_000, 1_000_000_000, any(10_000_000_000_000));
  yield test('largest-all-open', 'the most fairs, all open from the start', 100_000, 1_000_000_000, any(1_000_000_000));
}
