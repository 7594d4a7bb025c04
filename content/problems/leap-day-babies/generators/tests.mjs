export const seed = 303;

export function* tests(random) {
  const test = (name, tries, b, y) => ({ name, tries, input: `${b} ${y}\n` });
  yield test('same-year', 'the year of birth itself', 2004, 2004);
  yield test('three-later', 'just before the first birthday', 2004, 2007);
  yield test('first', 'the first birthday', 2004, 2008);
  yield test('over-1900', 'across a year that is no leap year', 1888, 1912);
  yield test('over-2000', 'across 2000', 1992, 2001);
  yield test('born-2000', 'born in 2000', 2000, 2100);
  yield test('born-1600', 'born in 1600', 1600, 2400);
  yield test('hundred', 'up to a multiple of 100', 2096, 2200);
  yield test('four-hundred', 'up to a multiple of 400', 2396, 2400);
  yield test('million', 'a million years', 1604, 1000003);
  yield test('largest', 'the farthest year', 1600, 10 ** 9);
  for (let i = 1; i <= 3; i += 1) {
    const b = 4 * random.int(401, 499) + 0;
    yield test(`random-${i}`, 'any years', b % 100 === 0 ? b + 4 : b, random.int(2000, 10 ** 8));
  }
}
