export const seed = 9203;

export function* tests(random) {
  const test = (name, tries, heights) => ({ name, tries, input: `${heights.length}\n${heights.join('\n')}\n` });
  yield test('one-stone', 'n = 1', [2000]);
  yield test('two-stones', 'n = 2', [500, 400]);
  yield test('smallest-peak', 'a peak of three stones', [1, 2, 1]);
  yield test('valley', 'a valley of three stones', [2, 1, 2]);
  yield test('level', 'a level road', [800, 800, 800, 800]);
  yield test('only-up', 'the road only goes up', [1, 2, 2, 3, 4]);
  yield test('only-down', 'the road only goes down', [9, 7, 7, 5, 0]);
  yield test('flat-beginning', 'a flat beginning high up', [900, 900, 100, 100]);
  yield test('flat-end', 'a flat end high up', [100, 900, 900]);
  yield test('flat-step-up', 'a level stretch on the way up to a peak', [1, 3, 3, 5, 2]);
  yield test('flat-step-down', 'a level stretch on the way down from a peak', [1, 5, 3, 3, 2]);
  yield test('flat-top', 'a long flat top', [0, 5, 5, 5, 5, 5, 0]);
  yield test('zeros', 'heights of 0', [0, 1, 0, 0, 1, 0]);
  yield test('border-heights', 'smallest and largest heights', [5000, 0, 5000, 5000, 0]);
  yield test('zigzag', 'largest n, up and down at every stone', Array.from({ length: 1000 }, (_, i) => (i % 2) * 3));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any road', random.ints(40 * i, 0, i));
}
