export const seed = 2304;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: `${a} ${b}\n` });
  const all = 2147483647;
  yield test('both-zero', 'nobody was ever present', 0, 0);
  yield test('one-zero', 'only one was ever present', 0, 1023);
  yield test('day-zero', 'both on day 0 only', 1, 1);
  yield test('last-day', 'both on day 30 only', 1073741824, 1073741824);
  yield test('all-days', 'both on all days', all, all);
  yield test('all-and-none', 'one always, one never', all, 0);
  yield test('never-together', 'always just one of them', 1431655765, 715827882);
  yield test('equal', 'equal numbers', 123456789, 123456789);
  yield test('first-late', 'the first day with both comes late', 1610612736, 1073741825);
  yield test('one-common', 'one day in common', 96, 2064 + 32);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any two numbers', random.int(0, all), random.int(0, all));
  for (let i = 1; i <= 2; i += 1) yield test(`small-${i}`, 'small numbers', random.int(0, 255), random.int(0, 255));
}
