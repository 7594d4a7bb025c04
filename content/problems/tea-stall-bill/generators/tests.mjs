export const seed = 3381;

const WORDS = 'Masala Ginger Lemon Chai Tea Bun Maska Samosa Toast Butter Cheese Special Plain Rusk Vada Pav Hot Milk Extra'.split(' ');

export function* tests(random) {
  const test = (name, tries, items) => ({ name, tries, input: `${items.length}\n${items.join('\n')}\n` });
  const price = (halves) => (halves / 2).toFixed(2);
  const called = (words) => Array.from({ length: words }, () => random.pick(WORDS)).join(' ').slice(0, 40).trim();
  const any = (count, words) =>
    Array.from({ length: count }, () => `${random.int(1, 99)} ${price(random.int(1, 1999))} ${called(random.int(1, words))}`);
  yield test('one', 'n = 1', ['1 10.00 Chai']);
  yield test('half-rupees', 'amounts with half rupees', ['1 0.50 Toffee', '3 0.50 Rusk', '7 12.50 Bun']);
  yield test('full-rupees', 'amounts without paise', ['2 5.00 Tea', '20 5.00 Tea']);
  yield test('one-letter', 'a name of one letter', ['5 20.00 T']);
  yield test('sixteen', 'names of 15, 16 and 17 characters', ['1 1.00 abcdefghijklmno', '1 1.00 abcdefghijklmnop', '1 1.00 abcdefghijklmnopq']);
  yield test('cut-at-space', 'a name that is cut at a space', ['4 30.00 Sweet Milk Chair for two', '2 15.50 abcdefghijklmno pqr']);
  yield test('forty', 'the longest name', [`9 99.00 ${'Long Name '.repeat(4).trim()}x`]);
  yield test('two-words', 'names of two words', ['1 10.00 Masala Chai', '2 20.00 Lemon Tea', '3 30.50 Hot Milk']);
  yield test('same-name', 'the same item twice', ['1 10.00 Chai', '2 10.00 Chai']);
  yield test('wide', 'large quantities and amounts', ['99 999.50 Sack of Tea', '98 999.00 Sack of Sugar', '10 100.00 Milk']);
  yield test('digits', 'amounts with 3 to 7 digits', ['1 1.00 a', '10 1.00 b', '10 10.50 c', '99 101.50 d', '99 999.50 e']);
  yield test('random', 'any bill', any(20, 3));
  yield test('largest', 'largest n', any(100, 6));
}
