export const seed = 105;

export function* tests() {
  const test = (name, tries, n, kind) => ({ name, tries, input: `${n} ${kind}\n` });
  yield test('1-full', 'n = 1, full', 1, 'FULL');
  yield test('1-hollow', 'n = 1, hollow', 1, 'HOLLOW');
  yield test('3-full', 'n = 3, full', 3, 'FULL');
  yield test('3-hollow', 'n = 3, hollow', 3, 'HOLLOW');
  yield test('7-full', 'a small full one', 7, 'FULL');
  yield test('7-hollow', 'a small hollow one', 7, 'HOLLOW');
  yield test('21-full', 'a larger full one', 21, 'FULL');
  yield test('21-hollow', 'a larger hollow one', 21, 'HOLLOW');
  yield test('99-full', 'largest n, full', 99, 'FULL');
  yield test('99-hollow', 'largest n, hollow', 99, 'HOLLOW');
}
