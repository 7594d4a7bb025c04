export const seed = 50311;

export function* tests(random) {
  const test = (name, tries, k, need) => ({ name, tries, input: `${need.length} ${k}\n${need.join(' ')}\n` });
  const far = 1000000000;
  yield test('one-card', 'one person, one card', 1, [1]);
  yield test('one-slow', 'one person, one card, slow', 1, [far]);
  yield test('alone', 'one person, many cards', 17, [6]);
  yield test('one-for-all', 'one card, several people', 1, [9, 4, 7]);
  yield test('equal', 'all equally fast', 10, Array(4).fill(5));
  yield test('equal-full', 'all equally fast, and the last round is full', 12, Array(4).fill(5));
  yield test('very-unequal', 'one fast person, the others very slow', 20, [2, far, far]);
  yield test('more-than-k', 'people of five speeds', 11, [2, 3, 4, 6, 12]);
  yield test('just-before', 'all finish a card at the same second', 13, [5, 7, 35]);
  yield test('largest-answer', 'the largest answer', far, [far]);
  yield test('largest-together', 'largest k, two slow people', far, [far, far - 1]);
  yield test('fast-people', 'largest n, all need one second', far, Array(10000).fill(1));
  yield test('slow-people', 'largest n, all need very long', far, random.ints(10000, far - 1000, far));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any people', random.int(20, 400) * i, random.ints(5 * i, 1, 30));
  yield test('any', 'many people of any speed', random.int(1, far), random.ints(3000, 1, far));
}
