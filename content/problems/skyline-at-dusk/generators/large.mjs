export const seed = 171040;

/** The outline; the houses are painted from the highest down, each only where nothing is painted yet. */
function outline(houses) {
  const places = [...new Set(houses.flatMap(([l, r]) => [l, r]))].toSorted((a, b) => a - b);
  const at = new Map(places.map((place, i) => [place, i]));
  const height = new Array(places.length).fill(0);
  const free = places.map((_, i) => i);
  const next = (i) => {
    while (free[i] !== i) i = free[i] = free[free[i]];
    return i;
  };
  for (const [l, r, h] of houses.toSorted((a, b) => b[2] - a[2])) {
    for (let i = next(at.get(l)); i < at.get(r); i = next(i)) {
      height[i] = h;
      free[i] = i + 1;
    }
  }
  return places.flatMap((place, i) => (height[i] === (height[i - 1] ?? 0) ? [] : [`${place} ${height[i]}\n`])).join('');
}

export function* tests(random) {
  const test = (name, tries, houses) => ({ name, tries, input: `${houses.length}\n${houses.map((house) => house.join(' ')).join('\n')}\n`, answer: outline(houses) });
  const any = (n, wide) =>
    Array.from({ length: n }, () => {
      const l = random.int(0, 999_999_999 - wide);
      return [l, l + random.int(1, wide), random.int(1, 1_000_000_000)];
    });
  yield test('largest', 'largest n', any(100_000, 100_000));
  yield test('largest-nested', 'largest n, each house narrower and higher than the one before', Array.from({ length: 100_000 }, (_, i) => [5 * i, 1_000_000_000 - 7 * i, 9 * i + 1]));
}
