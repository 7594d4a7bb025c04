export const seed = 1505;

export function* tests() {
  const test = (name, tries, n) => ({ name, tries, input: `${n}\n` });
  yield test('one', 'n = 1', 1);
  yield test('two', 'n = 2', 2);
  yield test('three', 'n = 3: the frame and its middle', 3);
  yield test('four', 'n = 4: no point is left', 4);
  yield test('five', 'the first points, n is odd', 5);
  yield test('eight', 'a small even n', 8);
  yield test('nine', 'a small odd n', 9);
  yield test('twenty', 'an even n', 20);
  yield test('thirty-three', 'an odd n', 33);
  yield test('fifty-nine', 'the largest odd n', 59);
  yield test('sixty', 'the largest n', 60);
}
