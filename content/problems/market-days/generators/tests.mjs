export const seed = 9319;

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const list = (x, days) => ['days', x, days.length, ...days].join(' ');
  const any = (n, names) => {
    const all = Array.from({ length: names }, (_, i) => String.fromCharCode(97 + (i % 26)).repeat(1 + Math.floor(i / 26)));
    const known = [];
    return Array.from({ length: n }, () => {
      const x = random.pick(all);
      const kind = known.length === 0 ? 0 : random.int(0, 5);
      if (kind === 0) {
        known.push(x);
        return list(x, random.shuffle(WEEK).slice(0, random.int(0, 6)));
      }
      if (kind > 3) return `show ${random.pick(known)}`;
      const line = `calc ${x} ${random.pick(known)} ${random.pick(['+', '*', '-'])} ${random.pick(known)}`;
      known.push(x);
      return line;
    });
  };
  yield test('empty-list', 'a list without days', of('days a 0, show a'));
  yield test('one-day', 'one day', of('days a 1 Sun, show a'));
  yield test('whole-week', 'all seven days, backwards', [list('x', [...WEEK].reverse()), 'show x']);
  yield test('same-day-twice', 'a day that is on both lists', of('days a 2 Tue Fri, days b 2 Fri Sat, calc c a + b, show c'));
  yield test('nothing-common', 'no common day', of('days a 2 Mon Wed, days b 2 Tue Thu, calc c a * b, show c, calc c a - b, show c'));
  yield test('difference-both-ways', 'a - b and b - a', of('days a 3 Mon Tue Wed, days b 3 Wed Thu Fri, calc c a - b, show c, calc c b - a, show c'));
  yield test('operands-stay', 'the lists stay as they are', of('days a 1 Mon, days b 1 Sun, calc c a + b, show a, show b, calc d a * b, show a, calc e a - b, show a, show b'));
  yield test('result-is-operand', 'the result replaces one of the lists', of('days a 2 Mon Sun, days b 2 Sat Sun, calc b a * b, show b, calc a a + b, show a'));
  yield test('with-itself', 'a list with itself', of('days a 2 Mon Sun, calc b a + a, show b, calc b a * a, show b, calc b a - a, show b'));
  yield test('replaced', 'a list is written again', of('days a 2 Mon Sun, calc b a + a, days a 1 Wed, show b, show a'));
  yield test('with-empty', 'operators with an empty list', of('days a 2 Tue Sat, days z 0, calc c a + z, show c, calc c a * z, show c, calc c a - z, show c, calc c z - a, show c'));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any commands', any(30 * i, 3 * i));
  yield test('largest', 'largest n', any(300, 40));
}
