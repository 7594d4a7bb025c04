export const seed = 207;

export function* tests(random) {
  const test = (name, tries, from, to, d) => ({ name, tries, input: `${from}\n${to}\n${d}\n` });
  yield test('one-minute', 'the shortest journey', '10:00', '10:01', 1);
  yield test('same-time', 'departure and arrival at the same clock time', '10:00', '10:00', 1200);
  yield test('one-minute-less-than-a-day', 'a journey of nearly 24 hours', '10:00', '09:59', 1200);
  yield test('midnight-arrival', 'an arrival at midnight', '22:15', '00:00', 140);
  yield test('midnight-departure', 'a departure at midnight', '00:00', '05:30', 440);
  yield test('midnight-both', 'a whole day from midnight', '00:00', '00:00', 240);
  yield test('few-minutes', 'less than 10 minutes over the hour', '08:50', '11:55', 333);
  yield test('less-than-an-hour', 'less than an hour', '23:40', '00:15', 60);
  yield test('half-up', 'a speed that is exactly half between', '00:00', '20:00', 1001);
  yield test('half-up-odd', 'a half that comes after an odd digit', '00:00', '20:00', 1003);
  yield test('just-below-half', 'a speed just below half', '00:00', '23:59', 1199);
  yield test('rounds-to-whole', 'a speed that rounds up to a whole number', '06:00', '13:00', 419);
  yield test('long-distance', 'the longest distance', '12:00', '11:00', 3000);
  yield test('slow', 'a very slow train', '05:00', '04:00', 1);
  yield test('fast', 'the highest speed', '23:59', '00:00', 3000);
  const two = (x) => String(x).padStart(2, '0');
  const time = () => `${two(random.int(0, 23))}:${two(random.int(0, 59))}`;
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any journey', time(), time(), random.int(1, 3000));
}
