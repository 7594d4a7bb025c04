export const seed = 406;

export function* tests(random) {
  const test = (name, tries, a, c, r) => ({ name, tries, input: `${a} ${c} ${r}\n` });
  yield test('no-cutting', 'nothing is cut', 100, 1, 0);
  yield test('full-exactly', 'the pond is exactly full', 64, 1, 0);
  yield test('full-not-quite', 'one square metre is missing', 65, 1, 0);
  yield test('full-first-day', 'full on the first day', 100, 99, 10);
  yield test('full-exactly-with-cut', 'exactly full, with a gardener', 22, 20, 9);
  yield test('gone-first-day', 'all is cut on the first day', 100, 20, 20);
  yield test('gone-more', 'the gardener could cut more than there is', 100, 20, 1000);
  yield test('gone-later', 'gone after some days', 1000, 100, 51);
  yield test('gone-exactly', 'the last leaf is cut exactly', 100, 6, 4);
  yield test('always', 'the same every evening', 100, 20, 10);
  yield test('always-large', 'the same every evening, large numbers', 1000000000000000, 999999999999998, 499999999999999);
  yield test('just-grows', 'one square metre above the balance', 1000000000000000, 2000001, 1000000);
  yield test('just-shrinks', 'one square metre below the balance', 1000000000000000, 1999999, 1000000);
  yield test('largest-pond', 'largest pond, one leaf', 1000000000000000, 1, 0);
  yield test('largest-cut', 'largest cut', 1000000000000000, 999999999999999, 1000000000000000);
  yield test('smallest', 'smallest pond', 2, 1, 0);
  yield test('smallest-gone', 'smallest pond, with a gardener', 2, 1, 1);
  for (let i = 1; i <= 4; i += 1) {
    const c = random.int(10, 10 ** (2 * i));
    yield test(`random-${i}`, 'any pond', random.int(c + 1, 1000 * c), c, Math.floor(c / 2) + random.int(-3, 3));
  }
}
