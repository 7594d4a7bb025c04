export const seed = 9101;

export function* tests(random) {
  const test = (name, tries, n, d) => ({ name, tries, input: `${n} ${d}\n` });
  yield test('smallest', 'n = 1 and d = 1', 1, 1);
  yield test('exact-end', 'a lamp exactly at the end', 12, 4);
  yield test('one-short', 'the last gap is one metre too short', 11, 4);
  yield test('one-more', 'one metre behind the last lamp', 13, 4);
  yield test('equal', 'n equal to d', 30, 30);
  yield test('just-too-long', 'd one metre longer than the bridge', 30, 31);
  yield test('every-metre', 'a lamp at every metre', 25, 1);
  yield test('far-apart', 'd much longer than the bridge', 7, 1000000000);
  yield test('largest-one-gap', 'longest bridge, one gap', 1000000000, 1000000000);
  yield test('largest-every-metre', 'longest bridge, a lamp at every metre', 1000000000, 1);
  yield test('largest-uneven', 'longest bridge, with a part that is left over', 1000000000, 7);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any bridge', random.int(20, 5000), random.int(2, 60));
}
