export const seed = 4011;

export function* tests(random) {
  const two = (n) => String(n).padStart(2, '0');
  const test = (name, tries, d, m, y) => ({ name, tries, input: `${two(d)}\n${two(m)}\n${y}\n` });
  yield test('no-zeros', 'day and month without zeros in front', 23, 11, 2026);
  yield test('zero-day', 'a day below 10', 7, 12, 2030);
  yield test('zero-month', 'a month below 10', 15, 8, 2047);
  yield test('both-zeros', 'day and month below 10', 1, 1, 2000);
  yield test('equal', 'day and month equal', 10, 10, 2010);
  yield test('leap-day', '29 February', 29, 2, 2028);
  yield test('first-year', 'the first year', 26, 1, 1950);
  yield test('last-year', 'the last year', 31, 12, 2099);
  yield test('zeros-inside', 'a year with zeros', 20, 10, 2001);
  yield test('last-century', 'a year of the last century', 9, 9, 1999);
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any date', random.int(1, 28), random.int(1, 12), random.int(1950, 2099));
}
