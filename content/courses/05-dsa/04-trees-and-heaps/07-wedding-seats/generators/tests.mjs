export const seed = 1544;

export function* tests(random) {
  const test = (name, tries, n, feuds) => ({ name, tries, input: [`${n} ${feuds.length}`, ...feuds.map((feud) => feud.join(' '))].join('\n') + '\n' });
  const any = (n, m) =>
    Array.from({ length: m }, () => {
      const a = random.int(1, n);
      const b = random.int(1, n - 1);
      return [a, b < a ? b : b + 1];
    });
  const all = (n) => Array.from({ length: n }, (_, a) => Array.from({ length: a }, (_each, b) => [b + 1, a + 1])).flat();
  yield test('three-free', 'n = 3, everybody gets on', 3, []);
  yield test('three-feud', 'n = 3, one quarrel', 3, [[3, 1]]);
  yield test('no-feuds', 'nobody quarrels', 6, []);
  yield test('last-chair', 'only the last chair is a problem', 5, [[5, 1]]);
  yield test('grandmother-all', 'nobody but one speaks to grandmother', 5, [[1, 2], [1, 3], [1, 4]]);
  yield test('grandmother-two', 'exactly two speak to grandmother', 6, [[1, 2], [3, 1], [1, 5]]);
  yield test('twice', 'pairs listed twice, in both orders', 5, [[2, 3], [3, 2], [2, 3], [4, 5]]);
  yield test('everybody', 'everybody quarrels with everybody', 7, all(7));
  yield test('one-speaks-to-none', 'one relative speaks to nobody', 6, [[4, 1], [4, 2], [4, 3], [4, 5], [4, 6]]);
  yield test('ring-left', 'only one ring is left', 6, all(6).filter(([a, b]) => !(b - a === 1 || (a === 1 && b === 6))));
  yield test('two-camps', 'two camps that do not speak', 7, [[1, 2], [1, 4], [1, 6], [3, 2], [3, 4], [3, 6], [5, 2]]);
  yield test('late-first', 'the first way begins late', 8, [[1, 2], [1, 3], [1, 4], [5, 2], [5, 3], [6, 7], [8, 2]]);
  yield test('random-small', 'any quarrels', 7, any(7, 6));
  yield test('random', 'many quarrels', 9, any(9, 16));
  yield test('largest-free', 'n = 9, nobody quarrels', 9, []);
  yield test('largest', 'n = 9, few quarrels', 9, any(9, 4));
}
