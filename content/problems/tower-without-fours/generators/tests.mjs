export const seed = 2203;

export function* tests(random) {
  const test = (name, tries, questions) => ({ name, tries, input: `${questions.length}\n${questions.join('\n')}\n` });
  const floor = (b) => `FLOOR ${b}`;
  const button = (f) => `BUTTON ${f}`;
  const range = (low, high, of) => Array.from({ length: high - low + 1 }, (_, i) => of(low + i));
  const big = (length, alphabet) => random.pick([...'12356789']) + random.text(length - 1, alphabet);
  yield test('one', 'q = 1', [floor(1)]);
  yield test('small-buttons', 'the buttons 1 to 120', range(1, 120, floor));
  yield test('small-floors', 'the floors 1 to 120', range(1, 120, button));
  yield test('nines', 'powers of nine', range(1, 17, (i) => button(9n ** BigInt(i))));
  yield test('below-nines', 'one below powers of nine', range(1, 17, (i) => button(9n ** BigInt(i) - 1n)));
  yield test('tens', 'powers of ten', range(0, 18, (i) => floor(10n ** BigInt(i))));
  yield test('fives', 'the button after all the fours', range(0, 17, (i) => floor(5n * 10n ** BigInt(i))));
  yield test('a-four', 'a single 4 somewhere', ['FLOOR 400000000000000000', 'FLOOR 100000000400000000', 'FLOOR 999999999999999994', 'FLOOR 41', 'FLOOR 14', 'FLOOR 141']);
  yield test('all-digits', 'every digit in every place', ['FLOOR 356789012', 'FLOOR 901235678', 'BUTTON 356789012', 'BUTTON 444444444', 'BUTTON 901235678', 'BUTTON 123456789']);
  yield test('largest', 'largest numbers', ['FLOOR 1000000000000000000', 'FLOOR 999999999999999999', 'BUTTON 100000000000000000', 'BUTTON 99999999999999999', 'FLOOR 399999999999999999']);
  yield test('random-floors', 'any floors', range(1, 200, () => button(big(random.int(1, 17), '0123456789'))));
  yield test('random-buttons', 'any buttons', range(1, 200, () => floor(big(random.int(1, 18), '01235678901235678990123456789'))));
  yield test('many', 'largest q', range(1, 1000, (i) => (i % 2 ? button(big(random.int(1, 12), '0123456789')) : floor(big(random.int(1, 12), '012356789')))));
}
