export const seed = 17119;

export function* tests(random) {
  const test = (name, tries, plan) => ({ name, tries, input: `${plan}\n` });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  yield test('one', 'n = 1', 'K');
  yield test('two', 'two colours', 'AB');
  yield test('equal', 'all boards of one colour', 'G'.repeat(40));
  yield test('different', 'all boards of different colours', letters);
  yield test('mirror', 'a plan that is the same from both ends', 'ABCDCBA');
  yield test('in-turn', 'two colours in turn', 'XY'.repeat(12));
  yield test('in-turn-odd', 'two colours in turn, the same at both ends', `${'XY'.repeat(12)}X`);
  yield test('three-in-turn', 'three colours in turn', 'RGB'.repeat(9));
  yield test('two-groups', 'two groups that share no colour', 'ABABACDCDC');
  yield test('crossing', 'colours that cross each other', 'ABCABDAC');
  yield test('not-the-nearest', 'the nearest board of the colour is not the best', 'ABACBDA');
  yield test('not-the-nearest-long', 'several boards of one colour', 'CABACBDCADBC');
  yield test('runs', 'long runs of equal colours', 'AAABBBBAACCCCAABBBA');
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any plan', random.text(8 * i, letters.slice(0, i + 2)));
  yield test('largest-two', 'largest n, two colours', random.text(200, 'AB'));
  yield test('largest-four', 'largest n, four colours', random.text(200, 'ABCD'));
  yield test('largest-equal', 'largest n, one colour', 'Z'.repeat(200));
  yield test('largest', 'largest n, all colours', random.text(200, letters));
}
