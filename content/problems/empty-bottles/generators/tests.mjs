export const seed = 9229;

export function* tests(random) {
  const test = (name, tries, n, k) => ({ name, tries, input: `${n} ${k}\n` });
  yield test('nothing', 'n = 0', 0, 2);
  yield test('one', 'n = 1', 1, 2);
  yield test('pair', 'n = 2 and k = 2', 2, 2);
  yield test('just-too-few', 'one bottle too few to exchange', 4, 5);
  yield test('just-enough', 'just enough for one exchange', 5, 5);
  yield test('left-over', 'left-over bottles give one more', 8, 3);
  yield test('left-over-twice', 'left-over bottles count in several rounds', 26, 5);
  yield test('power', 'n is a power of k', 81, 3);
  yield test('largest-k', 'k = 100', 199, 100);
  yield test('largest-k-many', 'k = 100 and many bottles', 1000000, 100);
  yield test('largest', 'largest n, k = 2', 1000000000, 2);
  yield test('largest-three', 'largest n, k = 3', 1000000000, 3);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any numbers', random.int(1, 10 ** (2 * i)), random.int(2, 3 * i));
}
