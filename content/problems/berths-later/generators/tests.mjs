export const seed = 1206;

export function* tests(random) {
  const test = (name, tries, letter, b, k) => ({ name, tries, input: `${letter} ${b} ${k}\n` });
  const letter = () => String.fromCharCode(random.int(65, 90));
  yield test('same-berth', 'k = 0', 'M', 17, 0);
  yield test('first-berth', 'the first berth, k = 0', 'A', 1, 0);
  yield test('same-coach', 'the answer is in the same coach', 'C', 10, 12);
  yield test('last-of-coach', 'the answer is berth 72', 'D', 70, 2);
  yield test('next-coach', 'from berth 72 to the next coach', 'G', 72, 1);
  yield test('whole-coach', 'k is exactly one coach', 'H', 35, 72);
  yield test('last-berth', 'the answer is the last berth of the train', 'A', 1, 26 * 72 - 1);
  yield test('whole-train', 'k is exactly one train', 'Q', 8, 26 * 72);
  yield test('begins-again', 'the counting begins again', 'Z', 60, 20);
  yield test('largest', 'the largest k', 'Z', 72, 1000000000);
  for (let i = 1; i <= 3; i += 1)
    yield test(`small-${i}`, 'any berth, a small k', letter(), random.int(1, 72), random.int(1, 300));
  for (let i = 1; i <= 3; i += 1)
    yield test(`random-${i}`, 'any berth, a large k', letter(), random.int(1, 72), random.int(0, 1000000000));
}
