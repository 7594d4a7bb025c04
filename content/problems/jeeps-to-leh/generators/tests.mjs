export const seed = 1544;

export function* tests(random) {
  const test = (name, tries, most, bags) => ({ name, tries, input: `${bags.length} ${most}\n${bags.join(' ')}\n` });
  yield test('one', 'n = 1, the bag fills the jeep', 7, [7]);
  yield test('two-exact', 'two bags fill one jeep exactly', 9, [4, 5]);
  yield test('two-over', 'two bags are one kilo too heavy', 8, [4, 5]);
  yield test('all-in-one', 'everything fits into one jeep', 50, [5, 1, 9, 3, 2, 11, 4]);
  yield test('each-alone', 'each bag needs its own jeep', 10, [6, 7, 8, 9, 10, 6, 7, 8]);
  yield test('pairs', 'the bags fit in pairs', 10, [1, 9, 2, 8, 3, 7, 4, 6, 5, 5]);
  yield test('equal', 'all bags equal', 10, Array(14).fill(3));
  yield test('heaviest-first', 'loading the heaviest first is not best', 10, [4, 2, 3, 3, 3, 5]);
  yield test('heaviest-first-three', 'three jeeps are enough', 20, [13, 3, 3, 4, 9, 13, 2, 6, 7]);
  yield test('heaviest-first-five', 'five jeeps are enough', 30, [18, 8, 17, 5, 8, 14, 18, 13, 11, 10, 12, 14]);
  yield test('by-weight', 'the total weight would allow fewer jeeps', 100, [40, 70, 40, 70, 40, 70, 35]);
  yield test('large', 'n = 14, tight', 100, [29, 57, 50, 34, 16, 24, 20, 46, 34, 43, 32, 62, 14, 32]);
  yield test('large-six', 'n = 14, six jeeps', 100, [24, 65, 31, 54, 23, 25, 36, 58, 39, 57, 36, 54, 47, 22]);
  yield test('light', 'n = 14, many light bags', 1000, random.ints(14, 120, 380));
  yield test('heavy', 'the largest numbers', 1000000, random.ints(14, 300000, 700000));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any bags', 60, random.ints(random.int(9, 14), 5, 40));
}
