export const seed = 452;

export function* tests(random) {
  const test = (name, tries, n, creases) => ({ name, tries, input: `${n} ${creases.length}\n${creases.join('\n')}\n` });
  const all = (n) => Array.from({ length: 2 ** n - 1 }, (_, i) => i + 1);
  const big = (n) => (BigInt(random.int(0, 2 ** 30 - 1)) * 2n ** 30n + BigInt(random.int(0, 2 ** 30 - 1))) % (2n ** BigInt(n) - 1n) + 1n;
  yield test('one-fold', 'n = 1', 1, [1]);
  yield test('two-folds', 'all creases for n = 2', 2, all(2));
  yield test('four-folds', 'all creases for n = 4', 4, all(4));
  yield test('eight-folds', 'all creases for n = 8', 8, all(8));
  yield test('middle', 'the crease in the middle', 60, [2n ** 59n]);
  yield test('beside-middle', 'creases beside the middle', 60, [2n ** 59n - 1n, 2n ** 59n + 1n]);
  yield test('quarters', 'creases at a half, a quarter, an eighth, …', 60, Array.from({ length: 60 }, (_, i) => 2n ** BigInt(i)));
  yield test('three-quarters', 'creases at three quarters and such', 60, Array.from({ length: 59 }, (_, i) => 3n * 2n ** BigInt(i)));
  yield test('last', 'the last creases of the strip', 60, Array.from({ length: 20 }, (_, i) => 2n ** 60n - 1n - BigInt(i)));
  yield test('just-beyond-32-bits', 'n = 33', 33, Array.from({ length: 50 }, () => big(33)));
  yield test('random', 'any creases', 20, Array.from({ length: 100 }, () => big(20)));
  yield test('largest', 'largest n and q', 60, Array.from({ length: 1000 }, () => big(60)));
}
