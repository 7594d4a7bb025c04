export const seed = 9224;

export function* tests(random) {
  const test = (name, tries, garland) => ({ name, tries, input: `${garland}\n` });
  const turned = (text) => [...text].toReversed().join('');
  yield test('one', 'n = 1', 'Z');
  yield test('two-equal', 'two equal flowers', 'QQ');
  yield test('two-different', 'two different flowers', 'AB');
  yield test('odd-palindrome', 'the same from both ends, odd length', 'RGYGR');
  yield test('even-palindrome', 'the same from both ends, even length', 'RGYYGR');
  yield test('only-the-last', 'only the last flower has no partner to find', 'ABCDE');
  yield test('palindrome-at-the-left', 'a palindrome at the left end', 'ABCBAD');
  yield test('palindrome-in-the-middle', 'a palindrome in the middle', 'ABCCBX');
  yield test('two-at-the-end', 'several palindromes at the end', 'XABAABA');
  yield test('short-and-long', 'a long palindrome that begins like a shorter one', 'ABAABAAABAABA');
  yield test('nearly', 'nearly a palindrome', 'ABCDEEDCBB');
  yield test('one-flower-too-much', 'a palindrome with one flower in front', 'YABCDEEDCBA');
  yield test('several-falls', 'several shorter matches in turn', 'ABBABABBABBA');
  yield test('several-falls-odd', 'several shorter matches in turn, odd length', 'ABAABABAABAAB');
  yield test('all-equal', 'all flowers are equal', 'A'.repeat(1000));
  yield test('all-equal-but-first', 'all flowers but the first are equal', `B${'A'.repeat(999)}`);
  yield test('all-equal-but-last', 'all flowers but the last are equal', `${'A'.repeat(999)}B`);
  yield test('in-turn', 'two colours in turn', 'AB'.repeat(300));
  yield test('first-equals-last', 'the first flower equals the last one', `A${random.text(50, 'BCD')}A`);
  for (let i = 1; i <= 3; i += 1) {
    const part = random.text(20 * i, 'ABC'.slice(0, i));
    yield test(`random-${i}`, 'any garland', `${random.text(10 * i, 'AB')}${part}${turned(part)}`);
  }
}
