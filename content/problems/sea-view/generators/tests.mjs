export const seed = 508;

export function* tests(random) {
  const test = (name, tries, heights) => ({ name, tries, input: `${heights.length}\n${heights.join(' ')}\n` });
  const rising = (n) => Array.from({ length: n }, (_, i) => 10 * (i + 1));
  yield test('two-rising', 'n = 2, the one at the beach is taller', [1, 2]);
  yield test('two-equal', 'n = 2, equally tall', [5, 5]);
  yield test('rising', 'heights rise towards the sea', rising(40));
  yield test('falling', 'heights fall towards the sea', rising(40).reverse());
  yield test('all-equal', 'all equally tall', Array(50).fill(8));
  yield test('tower-at-beach', 'a tower at the beach', [...random.ints(30, 1, 50), 99]);
  yield test('tower-first', 'a tower far from the sea', [99, ...random.ints(30, 1, 50)]);
  yield test('valley', 'a valley', [...rising(20).reverse(), ...rising(20)]);
  yield test('hill', 'a hill', [...rising(20), ...rising(20).reverse()]);
  yield test('few-heights', 'few different heights', random.ints(300, 1, 3));
  yield test('largest-falling', 'largest n, falling', Array.from({ length: 20000 }, (_, i) => 20000 - i));
  yield test('largest', 'largest n', random.ints(20000, 1, 10 ** 6));
}
