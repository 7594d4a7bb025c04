export const seed = 9235;

export function* tests(random) {
  const test = (name, tries, buttons) => ({ name, tries, input: `${buttons.length}\n${buttons.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, last) => {
    const seconds = random.ints(count, 0, last).toSorted((a, b) => a - b);
    return seconds.map((t) => `${random.pick(['start', 'start', 'stop', 'reset', 'show', 'show', 'lap', 'lap'])} ${t}`);
  };
  yield test('one-show', 'n = 1, show', ['show 0']);
  yield test('one-lap', 'n = 1, lap', ['lap 86399']);
  yield test('whole-day', 'the watch runs all day', of('start 0, lap 1, show 86399, lap 86399'));
  yield test('start-twice', 'start while the watch is running', of('start 10, start 15, show 20, start 20, show 30'));
  yield test('stop-twice', 'stop while the watch is stopped', of('stop 3, show 4, start 5, stop 8, stop 12, show 13'));
  yield test('several-runs', 'several runs with breaks', of('start 1, stop 4, start 10, stop 15, start 100, stop 107, show 200'));
  yield test('reset-standing', 'reset while the watch is stopped', of('start 5, stop 9, reset 10, show 11, start 20, show 22'));
  yield test('reset-running', 'reset while the watch is running', of('start 5, reset 9, show 9, show 12, stop 15, show 20'));
  yield test('lap-after-reset', 'a lap after a reset', of('start 0, lap 50, reset 60, lap 75, lap 75'));
  yield test('lap-after-reset-standing', 'a lap after a reset of a stopped watch', of('start 0, stop 40, lap 45, reset 50, lap 55, start 60, lap 63'));
  yield test('laps-over-breaks', 'laps with breaks in them', of('start 10, lap 14, stop 20, lap 25, start 30, lap 31, stop 33, start 40, lap 45'));
  yield test('no-time', 'several buttons in one second', of('start 7, show 7, lap 7, stop 7, show 7, start 7, reset 7, lap 7'));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any buttons', any(30 * i, 100 * i));
  yield test('largest', 'largest n', any(1000, 86399));
}
