export const seed = 2201;

export function* tests(random) {
  const clock = (minutes) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const test = (name, tries, matches) => ({ name, tries, input: `${matches.length}\n${matches.join('\n')}\n` });
  const any = () => `${clock(random.int(0, 1439))} ${clock(random.int(0, 1439))}`;
  yield test('one', 'n = 1', ['12:00 13:00']);
  yield test('one-minute', 'a match of one minute', ['12:00 12:01', '12:59 13:00', '23:59 00:00']);
  yield test('odd', 'an odd number of minutes', ['10:00 10:45', '09:59 10:02', '23:58 00:01']);
  yield test('leading-zero', 'times with leading zeros', ['00:00 00:10', '01:02 03:04', '08:01 09:09', '00:05 00:07']);
  yield test('past-midnight-early', 'past midnight, the middle before it', ['20:00 01:00', '22:00 01:59', '18:30 00:30']);
  yield test('past-midnight-late', 'past midnight, the middle after it', ['23:00 04:00', '23:59 00:03', '22:15 05:45']);
  yield test('middle-midnight', 'the middle at midnight', ['23:00 01:00', '12:00 12:00', '23:59 00:01', '22:30 01:31']);
  yield test('whole-day', 'a match of a whole day', ['00:00 00:00', '23:59 23:59', '13:07 13:07']);
  yield test('almost-day', 'almost a whole day', ['00:01 00:00', '00:00 23:59', '15:31 15:30', '23:59 23:58']);
  yield test('from-midnight', 'beginning or end at midnight', ['00:00 01:00', '22:00 00:00', '00:00 23:00']);
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any times', Array.from({ length: 30 }, any));
  yield test('largest', 'largest n', Array.from({ length: 200 }, any));
}
