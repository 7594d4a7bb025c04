export const seed = 9306;

export function* tests(random) {
  const test = (name, tries, time, d) => ({ name, tries, input: `${time}\n${d}\n` });
  const two = (n) => String(n).padStart(2, '0');
  yield test('same', 'd = 0', '12:34', 0);
  yield test('midnight-same', 'midnight and d = 0', '00:00', 0);
  yield test('same-day', 'ahead, on the same day', '09:05', 210);
  yield test('same-day-behind', 'behind, on the same day', '18:00', -330);
  yield test('carry', 'the minutes run over', '10:45', 30);
  yield test('borrow', 'the minutes run under', '10:15', -30);
  yield test('to-midnight', 'exactly to midnight, forwards', '15:30', 510);
  yield test('back-to-midnight', 'exactly to midnight, backwards', '05:30', -330);
  yield test('one-before-midnight', 'one minute before midnight, backwards', '05:29', -330);
  yield test('earliest', 'smallest d at midnight', '00:00', -1050);
  yield test('latest', 'largest d at the end of the day', '23:59', 510);
  yield test('behind-by-night', 'behind, into the day before', '02:10', -750);
  yield test('like-octal', 'hours and minutes with a zero in front', '08:09', -1);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any time', `${two(random.int(0, 23))}:${two(random.int(0, 59))}`, 30 * random.int(-35, 17));
}
