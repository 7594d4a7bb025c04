export const seed = 3363;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const any = (count, most, kinds) =>
    Array.from({ length: count }, () => {
      const kind = random.pick(kinds);
      if (kind === 'go') return `go ${random.int(-most, most)} ${random.int(-most, most)}`;
      return kind === 'again' ? `again ${random.int(1, 9)}` : kind;
    });
  yield test('one-go', 'n = 1', ['go 5 7']);
  yield test('back-first', 'back before any step', ['back', 'go 1 2', 'back']);
  yield test('negative', 'west and south', ['go -3 -9', 'again 3', 'back']);
  yield test('back-twice', 'back and back again', ['go 2 5', 'back', 'back', 'back']);
  yield test('again-keeps', 'again does not change the kept step', ['go 2 1', 'again 5', 'again 2', 'back']);
  yield test('home-keeps', 'what home keeps', ['go 4 -7', 'home', 'again 2', 'back']);
  yield test('home-at-home', 'home while it is at home', ['home', 'go 3 3', 'home', 'home', 'back']);
  yield test('stays', 'a step of no length', ['go 5 5', 'go 0 0', 'again 9', 'home', 'go 0 0']);
  yield test('nearer', 'the last flight is not the farthest', ['go 9 9', 'go -8 -3', 'go 1 1']);
  yield test('one-direction', 'only one of the numbers changes', ['go 0 6', 'go -6 0', 'again 4', 'home', 'go 0 -7']);
  yield test('far', 'far from home', ['go 1000 -1000', ...Array(300).fill('again 1000'), 'home', 'back']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(50 * i, 10 ** i, ['go', 'go', 'again', 'back', 'back', 'home']));
  yield test('largest', 'largest n', any(1000, 1000, ['go', 'go', 'go', 'again', 'again', 'back', 'home']));
}
