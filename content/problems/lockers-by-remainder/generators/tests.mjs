export const seed = 50811;

export function* tests(random) {
  const test = (name, tries, m, commands) => ({ name, tries, input: `${m} ${commands.length}\n${commands.join('\n')}\n` });
  const any = (q, bags, ins) => Array.from({ length: q }, () => `${random.int(1, 10) <= ins ? 'in' : random.pick(['out', 'has'])} ${random.pick(bags)}`);
  const numbers = (count, high) => random.ints(count, 0, high);
  yield test('one-locker', 'a single locker', 1, ['has 5', 'in 5', 'in 6', 'has 6', 'out 5', 'in 6', 'has 6', 'has 5']);
  yield test('empty', 'searching in untouched lockers', 7, ['has 0', 'out 3', 'has 1000000000']);
  yield test('no-collision', 'each bag in its own locker', 10, ['in 30', 'in 41', 'in 55', 'has 41', 'has 52', 'out 30', 'has 30']);
  yield test('same-home', 'many bags with the same home', 8, ['in 3', 'in 11', 'in 19', 'in 27', 'has 27', 'out 11', 'has 27', 'has 11']);
  yield test('round-the-end', 'past the last locker', 5, ['in 4', 'in 9', 'in 14', 'has 14', 'out 9', 'has 14', 'in 24', 'has 24']);
  yield test('known', 'a bag that is there already', 6, ['in 2', 'in 2', 'in 8', 'in 8', 'out 2', 'in 8', 'has 8', 'out 8', 'has 8']);
  yield test('first-note', 'several notes on the way', 9, ['in 1', 'in 10', 'in 19', 'in 28', 'out 10', 'out 1', 'out 19', 'in 37', 'in 46', 'has 28']);
  yield test('full', 'no room', 4, ['in 0', 'in 1', 'in 2', 'in 3', 'in 4', 'has 4', 'has 3', 'out 2', 'in 4', 'has 4']);
  yield test('only-notes', 'nothing but notes', 3, ['in 0', 'in 1', 'in 2', 'out 0', 'out 1', 'out 2', 'has 0', 'in 5', 'has 2']);
  yield test('not-taken-out-twice', 'a bag that has gone already', 5, ['in 6', 'out 6', 'out 6', 'in 6', 'out 11', 'has 6']);
  yield test('zero', 'bag 0', 4, ['has 0', 'in 0', 'in 4', 'out 0', 'has 4', 'has 0']);
  yield test('large-numbers', 'the largest bag numbers', 1000, ['in 1000000000', 'in 999999999', 'has 1000000000', 'in 0', 'out 1000000000', 'has 0']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'few lockers, any commands', 4 * i, any(40 * i, numbers(6 * i, 60), 4));
  yield test('crowded', 'nearly full', 300, any(2000, numbers(310, 1000000000), 6));
  yield test('largest', 'largest m and q', 1000, any(4000, numbers(1200, 1000000000), 5));
}
