export const seed = 9215;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const date = () => `pack ${random.int(1, 28)} ${random.int(1, 12)} ${random.int(1980, 2107)}`;
  const number = () => `unpack ${random.int(0, 65535)}`;
  yield test('first-date', 'n = 1, the first possible date', ['pack 1 1 1980']);
  yield test('last-date', 'the last possible date', ['pack 31 12 2107']);
  yield test('zero', 'the number 0', ['unpack 0']);
  yield test('all-ones', 'all bits are 1', ['unpack 65535']);
  yield test('day-zero', 'day 0 and a right month', ['unpack 32', 'unpack 384']);
  yield test('month-zero', 'month 0 and a right day', ['unpack 1', 'unpack 31', 'unpack 513']);
  yield test('month-13', 'months 12 and 13', ['unpack 385', 'unpack 417', 'unpack 449', 'unpack 481']);
  yield test('day-31', 'days 31 and 1', ['unpack 63', 'unpack 65']);
  yield test('only-the-year', 'only bits of the year', ['unpack 512', 'unpack 32768', 'unpack 65024']);
  yield test('day-16', 'days with the highest bit', ['pack 16 1 1990', 'unpack 5168', 'pack 31 7 1999']);
  yield test('month-8', 'months with the highest bit', ['pack 1 8 1981', 'unpack 773', 'pack 30 11 2011']);
  yield test('not-real', 'a day that its month does not have', ['unpack 10334', 'unpack 10335']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any dates and numbers', Array.from({ length: 20 * i }, () => random.pick([date, number])()));
  yield test('largest', 'largest n', Array.from({ length: 1000 }, () => random.pick([date, number])()));
}
