export const seed = 9307;

export function* tests(random) {
  const test = (name, tries, slates, commands) => ({ name, tries, input: `${slates.length} ${commands.length}\n${slates.join(' ')}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (n, m) => Array.from({ length: m }, () => {
    const [a, b] = random.ints(2, 1, n);
    return random.pick([`point ${a} ${b}`, `copy ${a} ${b}`, `write ${a} ${random.int(-1000, 1000)}`, `show ${a}`, `show ${a}`]);
  });
  yield test('one-child', 'n = 1', [5], of('show 1, point 1 1, copy 1 1, write 1 -7, show 1'));
  yield test('no-show', 'no show at all', [1, 2], of('point 1 2'));
  yield test('point-then-write', 'write after point', [1, 2], of('point 1 2, write 1 9, show 2, write 2 8, show 1'));
  yield test('copy-then-write', 'write after copy', [1, 2], of('copy 1 2, write 1 9, show 2, write 2 8, show 1'));
  yield test('chain', 'point at the slate of somebody who points elsewhere', [4, 5, 6], of('point 2 1, point 3 2, show 3, write 3 7, show 1, show 2'));
  yield test('stays', 'the other child points elsewhere later', [4, 5, 6], of('point 1 2, point 2 3, show 1, show 2, write 1 0, show 2'));
  yield test('back-again', 'a slate is left and found again', [1, 2, 3], of('point 3 1, point 1 2, point 2 3, show 1, show 2, show 3'));
  yield test('crossed', 'two children on each other\'s slates', [1, 2, 3], of('point 3 1, point 1 2, point 2 3, point 3 2, show 3'));
  yield test('lost', 'a slate that nobody can reach again', [1, 2], of('point 1 2, point 2 1, point 1 1, show 1, show 2'));
  yield test('copy-same-slate', 'copy on one slate', [7, 8], of('point 1 2, copy 1 2, copy 2 1, show 1, write 2 -8, show 1'));
  yield test('all-at-one', 'all point at the same slate', [5, 6, 7, 8], of('point 1 4, point 2 4, point 3 4, write 2 0, show 1, show 3, show 4'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', random.ints(2 * i, -9, 9), any(2 * i, 30 * i));
  yield test('largest', 'largest n and m', random.ints(100, -1000, 1000), any(100, 1000));
}
