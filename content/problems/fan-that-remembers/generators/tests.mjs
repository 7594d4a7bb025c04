export const seed = 9406;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, fans, cuts) => Array.from({ length: count }, () => (random.int(1, 100) <= cuts ? 'cut' : `${random.pick(['on', 'off', 'up', 'down', 'on', 'up', 'down'])} ${random.int(1, fans)}`));
  yield test('one-on', 'n = 1, on', of('on 20'));
  yield test('one-off', 'n = 1, off', of('off 1'));
  yield test('one-cut', 'n = 1, cut', of('cut'));
  yield test('up-while-off', 'up while the fan is off', of('up 3, on 3'));
  yield test('down-while-off', 'down while the fan is off', of('down 3, on 3'));
  yield test('upper-limit', 'more than the highest speed', of('on 5, up 5, up 5, up 5, up 5, down 5'));
  yield test('lower-limit', 'less than the lowest speed', of('on 5, down 5, down 5, down 5, down 5, up 5'));
  yield test('on-twice', 'on and off twice', of('on 7, up 7, on 7, off 7, off 7, on 7, down 7'));
  yield test('remembers', 'the speed while the fan is off', of('on 9, up 9, off 9, on 9, down 9, down 9, off 9, on 9'));
  yield test('cut-running', 'a power cut while fans are running', of('on 1, on 2, on 20, cut, on 1, on 2, cut, cut'));
  yield test('cut-off', 'a power cut while the fan is off', of('on 6, up 6, off 6, cut, on 6, up 6, off 6, on 6'));
  yield test('never-used', 'a fan that was never used before the power cut', of('cut, on 11, up 11, on 12'));
  yield test('two-fans', 'two fans with speeds of their own', of('on 1, on 2, up 1, down 2, up 1, down 2, off 1, on 1, up 2'));
  yield test('all-fans', 'all fans', [...Array.from({ length: 20 }, (_, i) => `on ${i + 1}`), 'cut', ...Array.from({ length: 20 }, (_, i) => `up ${i + 1}`), ...Array.from({ length: 20 }, (_, i) => `on ${i + 1}`)]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(30 * i, 1 + i * i, 4));
  yield test('largest', 'largest n', any(1000, 20, 2));
}
