export const seed = 4505;

export function* tests(random) {
  const test = (name, tries, code) => ({ name, tries, input: `${code.split('').join('-')}\n` });
  yield test('all-a', 'the letter A', 'AAA');
  yield test('first-z', 'Z in front', 'ZAA');
  yield test('middle-z', 'Z in the middle', 'AZA');
  yield test('last-z', 'Z at the end', 'AAZ');
  yield test('two-digits', 'places of one and of two digits', 'IJI');
  yield test('middle', 'letters of the middle', 'MNM');
  yield test('sum-97', 'a sum of just 97', 'EGZ');
  yield test('sum-96', 'a sum of just 96', 'DGZ');
  yield test('sum-98', 'a sum of just 98', 'FGZ');
  yield test('one-digit', 'a check number of one digit', 'AAB');
  yield test('weights', 'the same letters in another order', 'BXQ');
  yield test('weights-back', 'the same letters backwards', 'QXB');
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any code', random.text(3, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
}
