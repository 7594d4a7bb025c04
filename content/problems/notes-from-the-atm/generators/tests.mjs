export const seed = 9233;

export function* tests(random) {
  const test = (name, tries, amount) => ({ name, tries, input: `${amount}\n` });
  yield test('smallest', 'the smallest amount', 100);
  yield test('two-hundred', '200 rupees', 200);
  yield test('three-hundred', '300 rupees', 300);
  yield test('four-hundred', '400 rupees', 400);
  yield test('five-hundred', '500 rupees', 500);
  yield test('six-hundred', '600 rupees', 600);
  yield test('eight-hundred', '800 rupees', 800);
  yield test('nine-hundred', '900 rupees', 900);
  yield test('one-more-large', 'whole notes of 500 and one note of 100', 1100);
  yield test('two-of-200', 'two notes of 200', 2500);
  yield test('largest', 'the largest amount', 1000000);
  yield test('nearly-largest', 'an amount just below the largest', 999900);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any amount', 100 * random.int(10 ** (i - 1), 10 ** i));
}
