export const seed = 50211;

export function* tests(random) {
  const test = (name, tries, k, days) => ({ name, tries, input: `${days.length} ${k}\n${days}\n` });
  /** Days of which about one in `each` is an absence. */
  const days = (n, each) => Array.from({ length: n }, () => (random.int(1, each) === 1 ? 'A' : 'P')).join('');
  yield test('one-present', 'n = 1, present', 0, 'P');
  yield test('one-absent', 'n = 1, absent, no letter', 0, 'A');
  yield test('one-excused', 'n = 1, absent, a letter', 1, 'A');
  yield test('always-present', 'never absent', 0, 'P'.repeat(30));
  yield test('no-letters', 'no letters', 0, 'PPAPPPAPAAPPPAP');
  yield test('all-letters', 'as many letters as days', 12, 'AAPAPPAAPPAA');
  yield test('just-enough', 'as many letters as absences', 3, 'APPPAPPAPP');
  yield test('one-too-many', 'one absence more than letters', 2, 'APPPAPPAPP');
  yield test('at-the-end', 'the longest streak stands at the end', 1, 'PPAPAPPPP');
  yield test('at-the-beginning', 'the longest streak stands at the beginning', 1, 'PPPPAPAPPA');
  yield test('excused-edge', 'two absences one after the other', 2, 'PAAPPPAAAPP');
  yield test('equal-rows', 'several streaks of nearly the same length', 1, 'PPAPAPPAPPAP');
  yield test('absences-together', 'many absences one after the other', 3, 'PPPAAAAAAAPPAPPAPAAAAPP');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any days', 2 * i - 1, days(40 * i, 3));
  yield test('many', 'many days', 60, days(3000, 4));
  yield test('largest', 'largest n, many letters', 50000, days(200000, 2));
}
