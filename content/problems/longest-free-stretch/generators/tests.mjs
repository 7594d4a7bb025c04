export const seed = 9223;

export function* tests(random) {
  const test = (name, tries, n, places) => ({ name, tries, input: `${n} ${places.length}\n${places.join('\n')}\n` });
  const up = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  yield test('one-place', 'n = 1 and q = 1', 1, [1]);
  yield test('two-places', 'n = 2', 2, [1, 2, 1, 1, 2]);
  yield test('first-place', 'a car on the first place', 8, [1]);
  yield test('last-place', 'a car on the last place', 8, [8]);
  yield test('power-of-two', 'n is a power of two', 16, [8, 9, 8, 1, 16, 9]);
  yield test('one-more', 'n is one more than a power of two', 17, [17, 16, 9, 17, 16, 1]);
  yield test('one-less', 'n is one less than a power of two', 15, [15, 8, 1, 15, 7, 8]);
  yield test('across-the-middle', 'the longest stretch lies across the middle', 12, [2, 11, 1, 12, 3]);
  yield test('fill-up', 'all places are taken in order', 20, up(1, 20));
  yield test('fill-up-and-leave', 'all places are taken and become free again', 11, [...up(1, 11).toReversed(), ...up(1, 11)]);
  yield test('every-second', 'a car on every second place', 32, up(1, 16).map((i) => 2 * i));
  yield test('half-free', 'one half is completely free', 16, [12, 3, 12, 10, 3]);
  yield test('back-and-forth', 'the same place again and again', 9, [5, 5, 5, 5, 5, 5]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any cars', 9 * i * i, random.ints(30 * i, 1, 9 * i * i));
  yield test('many', 'thousands of cars', 5000, random.ints(3000, 1, 5000));
}
