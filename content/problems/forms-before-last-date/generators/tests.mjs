export const seed = 9431;

export function* tests(random) {
  const test = (name, tries, forms) => ({ name, tries, input: `${forms.length}\n${forms.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, most, last) => Array.from({ length: count }, () => `${random.text(random.int(1, 15), 'ABCDabcdefgh')} ${random.int(1, most)} ${random.int(1, last)}`);
  yield test('one-in-time', 'n = 1, just in time', of('A 7 7'));
  yield test('one-late', 'n = 1, late by 1', of('A 8 7'));
  yield test('one-early', 'n = 1, long before the last date', of('A 1 10000'));
  yield test('just-in-time', 'all just in time', of('A 2 2, B 3 5, C 4 9'));
  yield test('last-is-late', 'only the last form is late', of('A 2 2, B 3 5, C 4 8'));
  yield test('first-is-latest', 'the first form has the longest delay', of('A 9 1, B 1 100, C 1 200'));
  yield test('middle-is-latest', 'a form in the middle has the longest delay', of('A 2 5, B 9 6, C 1 50'));
  yield test('same-date', 'the same last date for all', of('C 3 9, A 2 9, B 4 9'));
  yield test('equal-dates', 'equal last dates among others', of('D 1 8, B 2 4, C 1 8, A 3 4, E 1 6'));
  yield test('turned', 'the last dates go down', of('A 1 40, B 1 30, C 1 20, D 1 10'));
  yield test('short-first', 'short forms with late dates', of('A 1 90, B 2 80, C 30 30, D 1 70'));
  yield test('least-slack', 'the form with the least time to spare is not the most urgent', of('A 10 12, B 1 4, C 3 14'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any forms', any(8 * i * i, 10, 45 * i * i));
  yield test('largest-late', 'largest n, very late', any(1000, 30, 100));
  yield test('largest', 'largest n', any(1000, 14, 10000));
}
