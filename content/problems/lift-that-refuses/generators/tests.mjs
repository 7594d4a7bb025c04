export const seed = 9413;

export function* tests(random) {
  const test = (name, tries, limit, commands) => ({ name, tries, input: `${limit} ${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, people, heavy) => Array.from({ length: count }, () => {
    const name = `P${'abcdefghijklmnopqrstuvwxyz'[random.int(0, people - 1)]}`;
    return random.int(1, 5) < 4 ? `in ${name} ${random.int(1, heavy)}` : `out ${name}`;
  });
  yield test('one-in', 'n = 1, in', 100, of('in a 1'));
  yield test('one-too-heavy', 'n = 1, too heavy alone', 100, of('in a 300'));
  yield test('one-out', 'n = 1, out of an empty lift', 100, of('out a'));
  yield test('exactly', 'exactly the limit', 150, of('in a 100, in b 50, in c 1'));
  yield test('by-one', 'too heavy by 1 kg', 150, of('in a 100, in b 51, in b 50'));
  yield test('nothing-changes', 'somebody gets in after a refusal', 200, of('in a 150, in b 100, in c 50, out c, in b 50'));
  yield test('refused-is-outside', 'somebody who was refused wants to get out', 200, of('in a 150, in b 100, out b'));
  yield test('already-and-heavy', 'already inside and too heavy', 100, of('in a 90, in a 90, in b 11'));
  yield test('already-light', 'already inside with another weight', 300, of('in a 90, in a 20, out a, in a 20, in b 280'));
  yield test('out-twice', 'out twice', 300, of('in a 90, out a, out a, in b 300'));
  yield test('other-weight', 'another weight the next time', 300, of('in a 90, out a, in a 110, in b 190, out a, out b'));
  yield test('capitals', 'names that differ only in capitals', 300, of('in om 90, in Om 80, out OM, out om, out Om'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', 300 * i, any(40 * i, 8 * i, 150));
  yield test('many-light', 'many light people', 2000, Array.from({ length: 250 }, (_, i) => `in P${'abcdefghijklmnopqrstuvwxyz'[i % 26]}${'abcdefghijklmnopqrstuvwxyz'[Math.floor(i / 26)]} 9`));
  yield test('largest', 'largest n', 2000, any(500, 26, 300));
}
