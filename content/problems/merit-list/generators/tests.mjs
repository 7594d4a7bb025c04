export const seed = 504;

export function* tests(random) {
  const test = (name, tries, students) => ({
    name,
    tries,
    input: `${students.length}\n${students.map((student) => student.join(' ')).join('\n')}\n`,
  });
  const two = (value) => String(value).padStart(2, '0');
  const date = (from = 1990, to = 2010) => `${two(random.int(1, 28))}/${two(random.int(1, 12))}/${random.int(from, to)}`;
  const names = (n, longest) => {
    const known = new Set();
    while (known.size < n) known.add(random.text(random.int(2, longest), 'abcdefghijklmnopqrstuvwxyz'));
    return [...known];
  };
  yield test('one', 'n = 1', [['asha', 0, '01/01/2000']]);
  yield test('by-marks', 'all marks different', names(8, 6).map((name, i) => [name, i * 7, date()]));
  yield test('by-day', 'birthdays differ in the day only', [['a', 5, '09/06/2003'], ['b', 5, '10/06/2003'], ['c', 5, '08/06/2003']]);
  yield test('by-month', 'birthdays differ in the month', [['a', 5, '01/10/2003'], ['b', 5, '30/09/2003'], ['c', 5, '15/12/2003']]);
  yield test('by-year', 'birthdays differ in the year', [['a', 5, '01/01/2003'], ['b', 5, '31/12/2002'], ['c', 5, '01/01/1999']]);
  yield test('by-name', 'only the names differ', names(30, 4).map((name) => [name, 77, '11/11/2001']));
  yield test('prefix', 'a name that begins like another', [['anand', 9, '01/01/2001'], ['anan', 9, '01/01/2001'], ['ananda', 9, '01/01/2001']]);
  yield test('all-share', 'everybody shares rank 1', names(40, 8).map((name) => [name, 500, date()]));
  yield test('groups', 'several groups of equal marks', names(60, 8).map((name, i) => [name, (i % 6) * 10, date()]));
  yield test('extremes', 'marks of 0 and 1000', names(50, 5).map((name) => [name, random.pick([0, 1000]), date(2004, 2005)]));
  yield test('largest', 'largest n', names(1000, 20).map((name) => [name, random.int(0, 120), date(2003, 2005)]));
}
