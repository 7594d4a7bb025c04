export const seed = 9111;

export function* tests(random) {
  const test = (name, tries, box, sign) => ({ name, tries, input: `${box}\n${sign}\n` });
  yield test('one-ready', 'one letter, and it is there', 'K', 'K');
  yield test('one-missing', 'one letter, and it is not there', 'A', 'Z');
  yield test('used-once', 'each letter can be used only once', 'CHAI', 'CHACHI');
  yield test('exact', 'exactly the letters of the sign, in another order', 'RAJABAZAR', 'BAZARRAJA');
  yield test('nothing-fits', 'no letter fits', 'AAAA', 'BBB');
  yield test('border-letters', 'the letters A and Z', 'YB', 'ZAZA');
  yield test('order', 'missing letters that stand in another order in the name', 'O', 'ZOOXCBA');
  yield test('long-box', 'many letters in the box, a short name', random.text(1000, 'BCDEFGH'), 'BHED');
  yield test('too-many', 'a letter the box has more often than needed', 'AAAAAB', 'ABB');
  yield test('largest-missing', 'longest name, nothing fits', 'A', 'Q'.repeat(1000));
  yield test('largest-ready', 'longest box and name, all letters there', 'MN'.repeat(500), 'NM'.repeat(500));
  for (let i = 1; i <= 4; i += 1) {
    yield test(`random-${i}`, 'any letters', random.text(40 * i, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), random.text(30 * i, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
  }
}
