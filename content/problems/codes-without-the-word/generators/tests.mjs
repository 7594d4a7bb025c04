export const seed = 17124;

export function* tests(random) {
  const test = (name, tries, n, s, word) => ({ name, tries, input: `${n} ${s}\n${word}\n` });
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  yield test('one', 'codes of one letter, which is forbidden', 1, 1, 'a');
  yield test('one-of-two', 'codes of one letter', 1, 2, 'b');
  yield test('one-letter-word', 'a word of one letter', 7, 3, 'b');
  yield test('one-letter-alphabet', 'an alphabet of one letter', 5, 1, 'aaaaaa');
  yield test('no-code', 'no code is left', 9, 1, 'aaaa');
  yield test('longer', 'a word that is longer than the codes', 6, 4, 'abcdabcd');
  yield test('as-long', 'a word as long as the codes', 6, 3, 'abcabc');
  yield test('one-longer', 'codes that are one letter longer than the word', 6, 3, 'abaab');
  yield test('no-border', 'a word without a border', 12, 2, 'aaab');
  yield test('overlaps', 'a word that may overlap itself', 12, 2, 'aba');
  yield test('same-letter', 'a word of a single letter repeated', 14, 2, 'aaa');
  yield test('two-fall-backs', 'one must fall back several times', 16, 3, 'aabaac');
  yield test('period', 'a word that is a block repeated', 15, 2, 'ababab');
  yield test('many-borders', 'a word with many borders', 20, 2, 'abaababaab');
  yield test('remainder', 'more codes than the modulus', 40, 26, 'zoo');
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any word', 8 * i, i + 1, random.text(i + 2, letters.slice(0, i + 1)));
  yield test('largest-equal', 'longest codes and word, one letter repeated', 1000, 26, 'q'.repeat(50));
  yield test('largest-two', 'longest codes and word, two letters', 1000, 2, random.text(50, 'ab'));
  yield test('largest', 'longest codes and word', 1000, 26, random.text(50, letters));
}
