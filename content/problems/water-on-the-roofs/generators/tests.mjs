export const seed = 9226;

export function* tests(random) {
  const test = (name, tries, heights) => ({ name, tries, input: `${heights.length}\n${heights.join(' ')}\n` });
  const far = 1000000000;
  yield test('one', 'n = 1', [5]);
  yield test('two', 'n = 2', [0, 9]);
  yield test('smallest-hole', 'a single hole', [1, 0, 1]);
  yield test('all-equal', 'all houses are equally high', [4, 4, 4, 4]);
  yield test('all-zero', 'all houses have fallen down', [0, 0, 0]);
  yield test('rising', 'heights that only rise', [0, 1, 3, 3, 8]);
  yield test('falling', 'heights that only fall', [9, 7, 7, 2, 0]);
  yield test('hill', 'a hill', [1, 4, 9, 4, 1]);
  yield test('left-lower', 'the left side is lower', [3, 0, 2, 0, 8]);
  yield test('right-lower', 'the right side is lower', [8, 0, 2, 0, 3]);
  yield test('under-water', 'houses that are under water', [5, 1, 4, 1, 3, 1, 5]);
  yield test('two-ponds', 'two ponds of different depth', [6, 1, 6, 6, 3, 4]);
  yield test('deepest-first', 'the first pond is the deepest', [9, 0, 9, 5, 9]);
  yield test('ends-low', 'low houses at both ends', [0, 2, 1, 2, 0]);
  yield test('highest-inside', 'the highest house inside', [4, 1, 2, 9, 0, 3, 1, 5]);
  yield test('large-water', 'more water than fits into 32 bits', [far, 0, 0, 0, 0, 0, far]);
  yield test('most-water', 'largest n, the most water', [far, ...Array(9998).fill(0), far]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any heights', random.ints(12 * i * i, 0, 8 * i));
  yield test('largest', 'largest n, any heights', random.ints(10000, 0, far));
}
