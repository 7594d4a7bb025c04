export const seed = 101;

export function* tests(random) {
  const test = (name, tries, s) => ({ name, tries, input: `${s}\n` });
  yield test('one-second', 'one second after midnight', 1);
  yield test('59-seconds', 'just below a minute', 59);
  yield test('one-minute', 'exactly one minute', 60);
  yield test('just-below-an-hour', 'just below an hour', 3599);
  yield test('one-hour', 'exactly one hour', 3600);
  yield test('nine', 'all parts below ten', 9 * 3600 + 9 * 60 + 9);
  yield test('ten', 'all parts equal to ten', 10 * 3600 + 10 * 60 + 10);
  yield test('noon', 'noon', 43200);
  yield test('last', 'the last second of the day', 86399);
  yield test('round-minutes', 'no seconds left over', 17 * 3600 + 40 * 60);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any time of the day', random.int(0, 86399));
}
