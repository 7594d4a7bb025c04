export const seed = 9425;

export function* tests(random) {
  const test = (name, tries, n, pages) => ({ name, tries, input: `${n} ${pages.length}\n${pages.join(' ')}\n` });
  const all = (n) => Array.from({ length: n }, (_, i) => i + 1);
  yield test('two', 'n = 2', 2, [1, 2]);
  yield test('three', 'n = 3', 3, [1, 2, 3]);
  yield test('four', 'n = 4', 4, [4, 3, 2, 1]);
  yield test('seven', 'all pages of a book of 7', 7, all(7));
  yield test('eight', 'all pages of a book of 8', 8, all(8));
  yield test('hundred', 'all pages of a book of 100', 100, all(100));
  yield test('first', 'the first page', 1000, [1]);
  yield test('last', 'the last page', 1000, [1000]);
  yield test('middle', 'the middle page', 999, [500, 500]);
  yield test('beside-the-middle', 'pages beside the middle', 64, [31, 32, 33]);
  yield test('largest-ends', 'largest n, first and last page', 1000000000, [1, 1000000000, 999999999, 2]);
  yield test('largest-middle', 'largest n, pages around the middle', 1000000000, [500000000, 500000001, 499999999]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any pages', 10 ** (2 * i + 1), random.ints(10 * i, 1, 10 ** (2 * i + 1)));
  yield test('largest', 'largest n and q', 1000000000, random.ints(100, 1, 1000000000));
}
