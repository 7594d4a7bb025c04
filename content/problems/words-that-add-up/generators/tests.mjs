export const seed = 40512;

export function* tests(random) {
  const test = (name, tries, words) => ({ name, tries, input: `${words.join('\n')}\n` });
  /** A puzzle that has a solution: numbers whose digits are written as letters. */
  const puzzle = (a, b) => {
    const letters = random.shuffle([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']).slice(0, 10);
    return [a, b, a + b].map((number) => [...String(number)].map((digit) => letters[Number(digit)]).join(''));
  };
  yield test('one-letter', 'words of one letter', ['A', 'B', 'C']);
  yield test('same-one-letter', 'the same word three times', ['A', 'A', 'A']);
  yield test('twice-the-same', 'the first two words are equal', ['B', 'B', 'A']);
  yield test('no-zero', 'only 0 would do', ['AB', 'C', 'AB']);
  yield test('sum-too-short', 'the sum is shorter than a word', ['CHAI', 'DO', 'TEA']);
  yield test('sum-too-long', 'the sum is much longer than the words', ['AB', 'CD', 'EFGH']);
  yield test('carry-to-the-front', 'the sum is one letter longer', ['TEA', 'TEA', 'MILK']);
  yield test('first-zero', 'without the rule on 0 there would be a smaller solution', ['ABC', 'DE', 'FGH']);
  yield test('different-digits', 'letters that must not share a digit', ['AB', 'BA', 'CDC']);
  yield test('repeated', 'letters that occur again and again', ['ABAB', 'BABA', 'CCCC']);
  yield test('short-and-long', 'a short word first', ['I', 'LASSI', 'PANEE']);
  yield test('first-smallest', 'many solutions', ['AB', 'CD', 'EF']);
  yield test('second-smallest', 'several solutions with the smallest first number', ['ABC', 'DEC', 'FGC']);
  for (let i = 1; i <= 3; i += 1) yield test(`made-${i}`, 'made from a sum', puzzle(random.int(100, 99999), random.int(1000, 99999)));
  yield test('nines', 'a carry in each column', puzzle(9999999 - random.int(0, 999), 12345));
  yield test('ten-letters-none', 'ten different letters, no solution', ['ABCDE', 'FGHIJ', 'FGHAA']);
  let ten = [];
  while (new Set(ten.join('')).size < 10) ten = puzzle(random.int(10000, 99999), random.int(100000, 999999));
  yield test('ten-letters', 'ten different letters', ten);
  yield test('longest', 'the longest words', puzzle(random.int(10000000, 39999999), random.int(10000000, 59999999)));
}
