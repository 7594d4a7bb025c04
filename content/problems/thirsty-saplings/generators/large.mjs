export const seed = 171020;

/** The greatest height of the lowest sapling; the hose begins at each sapling that is too low. */
function lowest(heights, m, w) {
  const n = heights.length;
  const days = (h) => {
    const begun = new Float64Array(n);
    let [water, sum] = [0, 0];
    for (let i = 0; i < n && sum <= m; i += 1) {
      if (i >= w) water -= begun[i - w];
      begun[i] = Math.max(0, h - heights[i] - water);
      water += begun[i];
      sum += begun[i];
    }
    return sum;
  };
  let [good, bad] = [0, 2_000_000_001];
  while (bad - good > 1) {
    const h = Math.floor((good + bad) / 2);
    if (days(h) <= m) good = h;
    else bad = h;
  }
  return good;
}

export function* tests(random) {
  const test = (name, tries, m, w, heights) => ({ name, tries, input: `${heights.length} ${m} ${w}\n${heights.join(' ')}\n`, answer: `${lowest(heights, m, w)}\n` });
  const falling = Array.from({ length: 200_000 }, (_, i) => 1_000_000 - 3 * i - random.int(0, 2));
  yield test('largest-falling', 'largest n, heights that fall', 900_000_000, 100_000, falling);
  yield test('largest', 'largest n and m', 1_000_000_000, 90_000, random.ints(200_000, 1, 1_000_000_000));
}
