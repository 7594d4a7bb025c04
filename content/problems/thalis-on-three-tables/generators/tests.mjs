export const seed = 9405;

export function* tests() {
  const test = (name, tries, n, from, to) => ({ name, tries, input: `${n} ${from} ${to}\n` });
  yield test('one', 'n = 1', 1, 'A', 'C');
  yield test('one-back', 'n = 1, from C to A', 1, 'C', 'A');
  yield test('two-a-b', 'two thalis from A to B', 2, 'A', 'B');
  yield test('two-b-a', 'two thalis from B to A', 2, 'B', 'A');
  yield test('three-a-c', 'three thalis from A to C', 3, 'A', 'C');
  yield test('three-b-c', 'three thalis from B to C', 3, 'B', 'C');
  yield test('four', 'an even number of thalis', 4, 'C', 'A');
  yield test('five', 'an odd number of thalis', 5, 'C', 'B');
  yield test('seven', 'seven thalis', 7, 'B', 'A');
  yield test('eight', 'eight thalis', 8, 'A', 'B');
  yield test('largest', 'largest n', 10, 'A', 'C');
  yield test('largest-back', 'largest n, from B to C', 10, 'B', 'C');
}
