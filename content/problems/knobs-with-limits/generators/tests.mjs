export const seed = 9324;

export function* tests(random) {
  const test = (name, tries, knobs, commands) => ({ name, tries, input: `${knobs.length} ${commands.length}\n${knobs.join('\n')}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const two = (n) => String(n).padStart(2, '0');
  const values = {
    number: () => random.int(-20, 20),
    letter: () => random.int(97, 122),
    time: () => 60 * random.int(8, 10) + random.pick([0, 1, 30, 58, 59]),
  };
  const text = { number: String, letter: (v) => String.fromCharCode(v), time: (v) => `${two(Math.floor(v / 60))}:${two(v % 60)}` };
  const any = (n, m) => {
    const knobs = Array.from({ length: n }, (_, i) => ({ kind: random.pick(['number', 'letter', 'time']), name: `k${'abcdefghij'[Math.floor(i / 10)]}${'abcdefghij'[i % 10]}` }));
    const commands = Array.from({ length: m }, () => {
      const k = random.pick(knobs);
      return random.pick([`up ${k.name}`, `down ${k.name}`, `set ${k.name} ${text[k.kind](values[k.kind]())}`]);
    });
    return [knobs.map((k) => {
      const [low, high] = [values[k.kind](), values[k.kind]()].sort((a, b) => a - b);
      return `${k.kind} ${k.name} ${text[k.kind](low)} ${text[k.kind](high)}`;
    }), commands];
  };
  yield test('one-number', 'one knob for numbers', ['number x 0 2'], of('up x, up x, up x, down x, down x, down x'));
  yield test('one-letter', 'one knob for letters', ['letter x y z'], of('up x, up x, down x, down x'));
  yield test('one-time', 'one knob for times', ['time x 11:58 12:01'], of('up x, up x, up x, up x, down x, down x'));
  yield test('set-inside', 'set to values within the limits', ['number a -5 5', 'letter b c m', 'time c 10:00 11:00'], of('set a 5, set a -5, set a 0, set b c, set b m, set c 11:00, set c 10:00, set c 10:59'));
  yield test('set-outside', 'set to values outside of the limits', ['number a -5 5', 'letter b c m', 'time c 10:00 11:00'], of('set a 6, set a -6, set a 1000, set b b, set b n, set b a, set c 11:01, set c 09:59, set c 23:59'));
  yield test('number-digits', 'numbers with different numbers of digits', ['number a 9 100'], of('up a, set a 99, up a, up a, set a 8, set a 10'));
  yield test('below-zero', 'negative numbers', ['number a -10 -8'], of('up a, up a, up a, set a -9, set a -100, set a 0'));
  yield test('hour-changes', 'from hour to hour', ['time t 00:00 23:59'], of('set t 09:59, up t, down t, set t 13:00, down t, set t 00:59, up t'));
  yield test('whole-day', 'the first and the last minute of a day', ['time t 00:00 23:59'], of('down t, up t, set t 23:59, up t, up t'));
  yield test('alphabet', 'the whole alphabet', ['letter l a z'], of('down l, set l z, up l, down l, set l a, up l'));
  yield test('one-value', 'lowest and highest value are the same', ['number a 0 0', 'letter b q q', 'time c 06:05 06:05'], of('up a, down a, set a 3, up b, set b a, up c, down c, set c 23:00'));
  yield test('largest-numbers', 'largest and smallest numbers', ['number a -1000 1000'], of('down a, set a 1000, up a, down a'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any knobs and commands', ...any(3 * i, 40 * i));
  yield test('largest', 'largest n and m', ...any(50, 500));
}
