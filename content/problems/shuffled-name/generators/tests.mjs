export const seed = 454;

export function* tests(random) {
  const test = (name, tries, word, k) => ({ name, tries, input: `${word} ${k}\n` });
  const factorial = (n) => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
  const words = (word) => [...new Set(word)].reduce((total, c) => total / factorial(word.split(c).length - 1), factorial(word.length));
  const twenty = 'abcdefghijklmnopqrst';
  const place = (word) => {
    const most = words(word) < 10n ** 18n ? words(word) : 10n ** 18n;
    return ((BigInt(random.int(0, 999_999_999)) * 1_000_000_000n + BigInt(random.int(0, 999_999_999))) % most) + 1n;
  };
  yield test('one-letter', 'a single letter', 'q', 1);
  yield test('one-letter-2', 'a single letter, k = 2', 'q', 2);
  yield test('all-equal', 'all letters equal', 'zzzzzzzzzzzzzzzzzzzz', 1);
  yield test('all-equal-2', 'all letters equal, k = 2', 'aaaaaaaaaaaaaaaaaaaa', 2);
  yield test('first', 'the first word of the list', 'chandrika', 1);
  yield test('last', 'the last word of the list', 'chandrika', words('chandrika'));
  yield test('one-beyond', 'k is one larger than the list is long', 'chandrika', words('chandrika') + 1n);
  yield test('different', 'all letters different', 'kiran', 77);
  yield test('different-sixth', 'words where a new letter begins', 'zoyab', 25);
  yield test('before-new-letter', 'words just before a new letter begins', 'zoyab', 24);
  yield test('repeated', 'letters that occur several times', 'mississippi', 12345);
  yield test('one-different', 'one letter differs from all others', 'aaaaaaaaaaaaaaaaaaba', 7);
  yield test('two-kinds', 'two letters, ten times each', 'abababababababababab', words('abababababababababab') - 5n);
  yield test('random', 'any name', 'thiruvananthapuram', place('thiruvananthapuram'));
  yield test('random-far', 'any name, a place near the end', 'visakhapatnam', words('visakhapatnam') - 1000n);
  yield test('largest', 'twenty different letters, largest k', random.shuffle(twenty.split('')).join(''), 10n ** 18n);
  yield test('large', 'twenty different letters', random.shuffle(twenty.split('')).join(''), place(twenty));
  yield test('large-repeated', 'twenty letters, some repeated', 'aabbccddeeffgghijklm', place('aabbccddeeffgghijklm'));
  yield test('large-too-short', 'a long name whose list is still too short', 'aabbccddeeffgghhiijj', 10n ** 18n);
}
