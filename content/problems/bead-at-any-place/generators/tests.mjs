export const seed = 9320;

export function* tests(random) {
  const test = (name, tries, beads, commands) => ({ name, tries, input: `${beads}\n${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (m, far) => Array.from({ length: m }, () => random.pick([`get ${random.int(-far, far)}`, `get ${random.int(-far, far)}`, `set ${random.int(-far, far)} ${random.text(1, 'abcxyz')}`, `swap ${random.int(-far, far)} ${random.int(-far, far)}`]));
  yield test('first', 'bead 0', 'abc', of('get 0'));
  yield test('ordinary', 'the numbers 0 to n - 1', 'abcd', of('get 0, get 1, get 2, get 3'));
  yield test('after-the-last', 'the number n and its multiples', 'abcd', of('get 4, get 8, get 400'));
  yield test('before-the-first', 'the numbers from -1 to -n', 'abcd', of('get -1, get -2, get -3, get -4'));
  yield test('more-rounds-back', 'several rounds backwards', 'abcd', of('get -5, get -8, get -9, get -401'));
  yield test('set-everywhere', 'set before the first, inside and after the last bead', 'abcde', of('set -1 x, set 5 y, set 12 z, get 4, get 0, get 2'));
  yield test('swap-neighbours', 'swap the last and the first bead', 'abcde', of('swap 4 5, get 0, get -1, swap -1 0, get 0'));
  yield test('swap-same', 'swap a bead with itself', 'abcde', of('swap 3 3, swap 2 7, swap -1 -6, get 2'));
  yield test('two-beads', 'n = 2', 'xy', of('get 1000000000, get -1000000000, get 999999999, get -999999999, swap -1 -2'));
  yield test('largest-numbers', 'largest and smallest numbers', 'abcdefg', of('get 1000000000, get -1000000000, set -1000000000 q, swap 1000000000 -999999999'));
  yield test('no-get', 'no get at all', 'hello', of('set 1 u'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', random.text(3 * i + 1, 'abc'), any(20 * i, 10 ** i));
  yield test('largest', 'largest n and m', random.text(1000, 'abcdefghijklmnopqrstuvwxyz'), any(500, 1000000000));
}
