export const seed = 5070;

const VOUCHERS = 300_000;

export function* tests(random) {
  const test = (name, tries, s, values) => ({
    name,
    tries,
    input: `${values.length} ${s}\n${values.join(' ')}\n`,
    answer: `${waysOf(s, values)}\n`,
  });
  yield test('largest', 'largest n', 1_000_000, random.ints(VOUCHERS, 1, 999_999));
  const shuffled = random.shuffle(Array.from({ length: VOUCHERS }, (_, index) => index + 50_000));
  yield test('all-different', 'largest n, all values different', 400_001, shuffled);
}

function waysOf(s, values) {
  const seen = new Map();
  let ways = 0;
  for (const value of values) {
    ways += seen.get(s - value) ?? 0;
    seen.set(value, (seen.get(value) ?? 0) + 1);
  }
  return ways;
}
