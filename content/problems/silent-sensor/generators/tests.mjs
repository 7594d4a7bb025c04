export const seed = 4711;

export function* tests(random) {
  const test = (name, tries, entries) => ({ name, tries, input: `${entries.length}\n${entries.join(' ')}\n` });
  const some = (n, gaps, low = -50, high = 60) =>
    Array.from({ length: n }, () => (random.int(1, 10) <= gaps ? '?' : random.int(low, high)));
  yield test('one-reading', 'n = 1', [33]);
  yield test('one-gap', 'n = 1, nothing', ['?']);
  yield test('no-gaps', 'no gaps', [31, 30, 28, 27]);
  yield test('gap-first', 'a gap at the beginning', ['?', '?', 12, 13]);
  yield test('gap-last', 'a gap at the end', [12, 13, '?', '?']);
  yield test('tie', 'equally far on both sides', [5, '?', 9, '?', 7]);
  yield test('even-gap', 'a gap of even length', [5, '?', '?', '?', '?', 9]);
  yield test('odd-gap', 'a gap of odd length', [5, '?', '?', '?', '?', '?', 9]);
  yield test('zeros', 'readings of 0', [0, '?', '?', 8, '?', 0, '?']);
  yield test('minus-one', 'readings of -1', [-1, '?', '?', 4, '?', -1]);
  yield test('borders', 'the coldest and the hottest', [-50, '?', '?', '?', 60, '?', '?']);
  yield test('one-of-many', 'one reading among many gaps', [...Array(40).fill('?'), 17, ...Array(60).fill('?')]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any readings', some(60, 2 * i));
  yield test('near-zero', 'many readings of 0', some(80, 5, -1, 1));
  yield test('largest', 'largest n', some(20000, 7));
  yield test('largest-gap', 'largest n, one long gap', [-3, ...Array(19998).fill('?'), 40]);
}
