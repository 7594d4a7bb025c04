export const seed = 9333;

export function* tests(random) {
  const test = (name, tries, tickets) => ({ name, tries, input: `${tickets.length}\n${tickets.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (n, towns) => Array.from({ length: n }, () => {
    const a = random.int(0, towns - 1);
    const b = (a + random.int(1, towns - 1)) % towns;
    const word = (i) => 'abcdefghij'[i % 10].repeat(1 + Math.floor(i / 10));
    return `${word(a)} ${word(b)}`;
  });
  yield test('one-ticket', 'n = 1', of('puri konark'));
  yield test('both-ways', 'one ticket in each direction', of('a b, b a'));
  yield test('direction-decides', 'the busiest route only if both directions count', of('a b, a b, x y, y x, x y'));
  yield test('equal-routes', 'several busiest routes', of('d e, b a, e d, a b, c a, a c'));
  yield test('same-first-town', 'busiest routes with the same first town', of('a d, a c, a b, d a, c a, b a'));
  yield test('other-first-town', 'the second town would be another order', of('b a, z a, c b, a z, b c, a b'));
  yield test('busiest-later', 'the busiest route comes late in the alphabet', of('a b, z y, y z'));
  yield test('glued-names', 'names that look alike when they are joined', of('ab c, a bc, a bc, c ab, c ab'));
  yield test('names-begin-alike', 'a name that is the beginning of another', of('ab abc, abc ab, ab a, a ab'));
  yield test('all-different', 'every route once', of('a b, a c, a d, b c, b d, c d'));
  yield test('same-town-often', 'a town on every ticket', of('hub a, b hub, hub c, a hub, hub b, hub a'));
  yield test('long-names', 'names of twelve letters', of('bbbbbbbbbbbb aaaaaaaaaaaa, aaaaaaaaaaaa bbbbbbbbbbbb, aaaaaaaaaaaa bbbbbbbbbbbc'));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any tickets', any(15 * i, 3 + i));
  yield test('largest', 'largest n, few towns', any(1000, 12));
  yield test('many-towns', 'largest n, many towns', any(1000, 60));
}
