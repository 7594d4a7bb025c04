export const seed = 9227;

export function* tests(random) {
  const test = (name, tries, hour, minute) => ({ name, tries, input: `${hour} ${minute}\n` });
  yield test('midnight', 'midnight', 0, 0);
  yield test('noon', 'noon', 12, 0);
  yield test('last-minute', 'the last minute of the day', 23, 59);
  yield test('opposite', 'hands opposite each other', 6, 0);
  yield test('opposite-evening', 'hands opposite each other in the evening', 18, 0);
  yield test('right-angle', 'three o\'clock', 3, 0);
  yield test('nine', 'nine o\'clock', 9, 0);
  yield test('just-over-half', 'a little more than half a round', 7, 5);
  yield test('odd', 'an odd number of half degrees', 1, 1);
  yield test('long-behind', 'the long hand is behind the short one', 11, 10);
  yield test('long-ahead', 'the long hand is far ahead', 0, 59);
  yield test('nearly-together', 'the hands are nearly together', 4, 22);
  yield test('afternoon', 'an hour of the afternoon', 16, 45);
  yield test('just-opposite', 'nearly opposite each other', 0, 33);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any time', random.int(0, 23), random.int(0, 59));
}
