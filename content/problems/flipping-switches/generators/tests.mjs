export const seed = 701;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: `${a} ${b}\n` });
  const top = 2 ** 31 - 1;
  yield test('both-zero', 'both are 0', 0, 0);
  yield test('from-zero', 'all switches are down at first', 0, 1000);
  yield test('to-zero', 'all switches go down', 1000, 0);
  yield test('all-up', 'all 31 switches go up', 0, top);
  yield test('all-down', 'all 31 switches go down', top, 0);
  yield test('top-bit', 'only the leftmost switch', 0, 2 ** 30);
  yield test('neighbours', 'a and b are neighbours', 2 ** 20 - 1, 2 ** 20);
  yield test('one-bit', 'one switch in the middle', 1234567, 1234567 ^ 4096);
  yield test('opposite', 'every switch moves', 0b1010101010101010101010101010101, 0b0101010101010101010101010101010);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any numbers', random.int(0, top), random.int(0, top));
}
