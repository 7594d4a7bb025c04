export const seed = 9313;

export function* tests(random) {
  const test = (name, tries, input) => ({ name, tries, input });
  const any = (words) => Array.from({ length: words }, () => random.pick([String(random.int(0, 999)), String(random.int(1, 999999)), random.text(random.int(1, 5), 'abXY'), random.text(random.int(2, 4), 'a1B2')]) + random.pick([' ', ', ', '\n', ':', '-', '. ', ' (', ') '])).join('');
  yield test('empty', 'an empty text', '');
  yield test('only-amount', 'a single amount without a line break', '7');
  yield test('only-zero', 'the amount 0', '0\n');
  yield test('one-digit-word', 'digits beside letters', 'x5 5x x5x 5\n');
  yield test('letter-in-the-middle', 'a letter between digits', '12a34 56\n');
  yield test('amount-at-the-end', 'an amount at the very end', 'tea 10\nsugar 45');
  yield test('amount-first', 'an amount at the very beginning', '99 rupees for sweets\n');
  yield test('signs', 'signs around amounts', '(12),[13];"14":{15}!?16/17+18=19*20_21\n');
  yield test('hyphens', 'amounts with a hyphen between them', '5-6 - 7 -8-\n');
  yield test('zeros-in-front', 'amounts with zeros in front', '007 000 0100\n');
  yield test('largest-amounts', 'amounts of six digits', '999999 999999\n999999');
  yield test('long-words', 'long words with digits', '99999999999999999999a 3 a9999999999999999999\n');
  yield test('many-lines', 'empty lines and many lines', '\n\n4\n\n  5\n\nsix\n\n6\n\n');
  yield test('capitals', 'capital and small letters', 'A1 Z1 a1 z1 1A 1Z 1a 1z 1\n');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', any(15 * i));
  yield test('long-text', 'a long text', any(1500).slice(0, 9999));
}
