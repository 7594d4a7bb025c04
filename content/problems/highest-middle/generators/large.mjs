export const seed = 171010;

/** The highest lower middle value, found from the top: values are switched on from large to small. */
function highest(points, k) {
  const good = (x) => {
    const total = new Int32Array(points.length + 1);
    let least = 0;
    for (let i = 0; i < points.length; i += 1) total[i + 1] = total[i] + (points[i] < x ? -1 : 1);
    for (let end = k; end <= points.length; end += 1) {
      least = Math.min(least, total[end - k]);
      if (total[end] - least > 0) return true;
    }
    return false;
  };
  let low = 0;
  let high = 1_000_000_001;
  while (high - low > 1) {
    const x = Math.floor((low + high) / 2);
    if (good(x)) low = x;
    else high = x;
  }
  return low;
}

export function* tests(random) {
  const test = (name, tries, k, points) => ({ name, tries, input: `${points.length} ${k}\n${points.join(' ')}\n`, answer: `${highest(points, k)}\n` });
  yield test('largest', 'largest n', 1000, random.ints(200_000, 0, 1_000_000_000));
  yield test('largest-falling', 'largest n, the points fall', 60_000, Array.from({ length: 200_000 }, (_, i) => 1_000_000_000 - 4 * i));
}
