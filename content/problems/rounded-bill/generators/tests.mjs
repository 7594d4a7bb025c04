export const seed = 9305;

export function* tests(random) {
  const test = (name, tries, t) => ({ name, tries, input: `${t}\n` });
  yield test('nothing', 't = 0', 0);
  yield test('one-paisa', 't = 1', 1);
  yield test('below-the-middle', 'just below the middle', 249);
  yield test('middle', 'exactly in the middle', 250);
  yield test('above-the-middle', 'just above the middle', 251);
  yield test('paise-decide', 'the paise decide', 260);
  yield test('below-five', 'just below five rupees', 499);
  yield test('exact', 'a multiple of five rupees', 500);
  yield test('one-more', 'just above a multiple of five rupees', 123501);
  yield test('middle-again', 'in the middle, a larger bill', 99750);
  yield test('whole-rupees', 'whole rupees', 4300);
  yield test('largest', 'largest t', 2000000000);
  yield test('near-largest', 'almost the largest t', 1999999750);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any bill', random.int(0, 10 ** (3 + 2 * i)));
}
