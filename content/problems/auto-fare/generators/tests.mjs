export const seed = 102;

export function* tests(random) {
  const test = (name, tries, d, w) => ({ name, tries, input: `${d} ${w}\n` });
  yield test('shortest', 'the shortest ride', 1, 0);
  yield test('exactly-minimum', 'exactly 1500 metres', 1500, 0);
  yield test('one-metre-more', 'one metre past the minimum', 1501, 0);
  yield test('full-parts', 'the rest is full parts of 100 metres', 1800, 0);
  yield test('one-short', 'one metre short of the next part', 1799, 0);
  yield test('waiting-only', 'short ride, long wait', 900, 60);
  yield test('wait-four', 'just below a full 5 minutes', 2000, 4);
  yield test('wait-nine', 'just below two times 5 minutes', 2000, 9);
  yield test('longest', 'the longest ride and wait', 100000, 600);
  yield test('even-hundred', 'distance a multiple of 100', 5000, 15);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any ride', random.int(1501, 100000), random.int(0, 600));
}
