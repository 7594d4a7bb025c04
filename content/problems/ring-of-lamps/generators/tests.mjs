export const seed = 9316;

export function* tests(random) {
  const test = (name, tries, x, commands) => ({ name, tries, input: `${x} ${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (n, most) => Array.from({ length: n }, () => random.pick([`forward ${random.int(0, most)}`, `back ${random.int(0, most)}`, `press ${random.int(0, 15)}`]));
  yield test('one-forward', 'n = 1', 1, of('forward 1'));
  yield test('all-off', 'all lamps are off', 0, of('forward 5, back 5, press 7, press 7'));
  yield test('all-on', 'all lamps are on', 65535, of('forward 3, back 9, press 15, forward 1'));
  yield test('out-at-the-top', 'lamp 15 moves forward', 32768, of('forward 1, forward 15'));
  yield test('out-at-the-bottom', 'lamp 0 moves back', 1, of('back 1, back 15'));
  yield test('zero-places', 'k = 0', 40961, of('forward 0, back 0'));
  yield test('sixteen-places', 'k = 16 and its multiples', 40961, of('forward 16, back 16, forward 32, back 160'));
  yield test('seventeen-places', 'k = 15 and k = 17', 40961, of('forward 15, back 15, forward 17, back 17'));
  yield test('there-and-back', 'forward and back again', 65280, of('forward 4, back 4, back 4, forward 4'));
  yield test('half-a-turn', 'k = 8', 255, of('forward 8, forward 8, back 8'));
  yield test('press-all', 'each lamp is pressed', 0, Array.from({ length: 16 }, (_, i) => `press ${i}`));
  yield test('largest-k', 'largest k', 12345, of('forward 1000, back 999, back 1000, forward 999'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', random.int(0, 65535), any(20 * i, 10 ** i));
  yield test('largest', 'largest n', random.int(0, 65535), any(500, 1000));
}
