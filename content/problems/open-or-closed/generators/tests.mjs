export const seed = 4031;

export function* tests(random) {
  const time = (m) => `${Math.floor(m / 60)} ${m % 60}`;
  const test = (name, tries, a, b, t) => ({ name, tries, input: `${time(a)}\n${time(b)}\n${time(t)}\n` });
  yield test('in-the-day', 'open in the day', 540, 1260, 700);
  yield test('before-opening', 'one minute before opening', 540, 1260, 539);
  yield test('at-opening', 'exactly when it opens', 540, 1260, 540);
  yield test('last-minute', 'the last minute', 540, 1260, 1259);
  yield test('at-closing', 'exactly when it closes', 540, 1260, 1260);
  yield test('night-evening', 'closes after midnight, customer in the evening', 960, 120, 1400);
  yield test('night-midnight', 'closes after midnight, customer at midnight', 960, 120, 0);
  yield test('night-at-closing', 'closes after midnight, exactly when it closes', 960, 120, 120);
  yield test('night-at-opening', 'closes after midnight, exactly when it opens', 960, 120, 960);
  yield test('night-afternoon', 'closes after midnight, customer before it opens', 960, 120, 959);
  yield test('never-closes', 'equal times', 480, 480, 479);
  yield test('never-closes-same', 'all three times equal', 480, 480, 480);
  yield test('closes-at-midnight', 'closes at midnight', 600, 0, 1439);
  yield test('same-hour', 'opens and closes in the same hour', 610, 640, 630);
  yield test('same-hour-closed', 'almost never closed', 640, 610, 630);
  for (let i = 1; i <= 4; i += 1)
    yield test(`random-${i}`, 'any times', random.int(0, 1439), random.int(0, 1439), random.int(0, 1439));
  yield test('opens-in-the-hour', 'opens in the middle of an hour, customer before that in the same hour', 570, 1065, 555);
  yield test('closes-in-the-hour', 'closes in the middle of an hour, customer before that in the same hour', 570, 1065, 1050);
}
