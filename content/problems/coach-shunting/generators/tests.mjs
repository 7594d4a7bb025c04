export const seed = 4503;

export function* tests(random) {
  const test = (name, tries, orders) => ({ name, tries, input: `${orders.length}\n${orders.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const row = (n, kind) => Array.from({ length: n }, (_, i) => `${kind} ${i + 1}`);
  const one = (kind, most) => {
    if (kind === 'T') return kind;
    return kind === 'M' ? `M ${random.int(1, most)}` : `${kind} ${random.int(1, 99999)}`;
  };
  const any = (count, kinds, most) => Array.from({ length: count }, () => one(random.pick(kinds), most));
  yield test('turn-nothing', 'n = 1, an empty train is turned around', ['T']);
  yield test('move-nothing', 'coaches of an empty train are moved', of('M 1, M 2000'));
  yield test('one-coach', 'one coach', of('F 9, T, M 1, M 2'));
  yield test('front-then-end', 'a coach at the front of an empty train, then one at the end', of('F 1, A 2, F 3, A 4'));
  yield test('move-one', 'one coach is moved', of('A 1, A 2, A 3, M 1, A 4'));
  yield test('move-all-but-one', 'all but one are moved', of('A 1, A 2, A 3, A 4, M 3, A 5'));
  yield test('move-just-all', 'just as many as there are', of('A 1, A 2, A 3, M 3, A 4'));
  yield test('move-too-many', 'more than there are', of('A 1, A 2, A 3, M 4, A 4, M 99, A 5'));
  yield test('turn-then-end', 'a coach at the end after turning', of('A 1, A 2, A 3, T, A 4, F 5'));
  yield test('turn-twice', 'turned around twice', of('A 1, A 2, A 3, T, T, A 4'));
  yield test('move-and-turn', 'moved and turned by turns', of('A 1, A 2, A 3, A 4, A 5, M 2, T, M 2, T, M 1, A 6'));
  yield test('equal-numbers', 'coaches with the same number', of('A 7, A 7, A 8, A 7, M 2, T, F 8'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any orders', any(20 * i, ['A', 'A', 'F', 'M', 'M', 'T'], 8));
  yield test('largest-turned', 'largest n, a long train that is turned again and again', [...row(1000, 'A'), ...Array.from({ length: 1000 }, () => 'T')]);
  yield test('largest-moved', 'largest n, a long train whose coaches are moved', [...row(1000, 'F'), ...any(1000, ['M'], 1100)]);
}
