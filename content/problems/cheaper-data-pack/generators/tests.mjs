export const seed = 4032;

export function* tests(random) {
  const test = (name, tries, u, a, b) => ({ name, tries, input: `${u}\n${a.join(' ')}\n${b.join(' ')}\n` });
  yield test('a-cheaper', 'A is cheaper', 10, [100, 20, 5], [150, 30, 5]);
  yield test('b-cheaper', 'B is cheaper', 10, [200, 20, 5], [150, 30, 5]);
  yield test('exactly-enough', 'the included gigabytes are exactly enough', 25, [300, 25, 0], [290, 24, 0]);
  yield test('one-too-few', 'one gigabyte too few in both packs that stop', 25, [100, 24, 0], [90, 24, 0]);
  yield test('only-a', 'only A covers the use', 60, [500, 60, 0], [100, 59, 0]);
  yield test('only-b', 'only B covers the use', 60, [100, 20, 0], [400, 20, 10]);
  yield test('equal-more-a', 'equal cost, A includes more', 10, [100, 40, 5], [100, 30, 5]);
  yield test('equal-more-b', 'equal cost, B includes more', 30, [100, 20, 10], [200, 50, 0]);
  yield test('either', 'equal in both', 10, [149, 12, 7], [149, 12, 9]);
  yield test('either-extra', 'equal cost and gigabytes, with extra', 15, [100, 10, 10], [100, 10, 10]);
  yield test('no-use', 'no use at all', 0, [99, 0, 0], [98, 0, 0]);
  yield test('free-pack', 'a pack that costs nothing', 5, [0, 5, 0], [1, 9, 3]);
  yield test('nothing-included', 'no gigabytes included', 7, [0, 0, 20], [150, 3, 1]);
  yield test('stop-is-cheaper', 'the cheaper pack stops too early', 40, [10, 39, 0], [10000, 0, 10000]);
  yield test('largest', 'largest numbers', 1000, [10000, 0, 10000], [10000, 1, 10000]);
  for (let i = 1; i <= 4; i += 1) {
    const pack = () => [random.int(1, 12) * 25, random.int(5, 60), random.pick([0, 5, 10, 25])];
    yield test(`random-${i}`, 'any packs', random.int(5, 60), pack(), pack());
  }
  yield test('free-a-only', 'only A covers the use, and costs nothing', 10, [0, 10, 0], [100, 9, 0]);
  yield test('free-b-only', 'only B covers the use, and costs nothing', 10, [100, 9, 0], [0, 10, 0]);
  yield test('free-b-cheaper', 'both cover the use, B costs nothing', 10, [50, 20, 5], [0, 10, 0]);
  yield test('one-rupee', 'one rupee for each further gigabyte', 10, [50, 9, 1], [50, 9, 1]);
}
