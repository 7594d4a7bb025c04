export const seed = 9206;

export function* tests(random) {
  const test = (name, tries, message) => ({ name, tries, input: `${message}\n` });
  yield test('one-a', 'the letter a', 'a');
  yield test('one-z', 'the letter z', 'z');
  yield test('alphabet', 'all letters in order', 'abcdefghijklmnopqrstuvwxyz');
  yield test('alphabet-backwards', 'all letters from the end', 'zyxwvutsrqponmlkjihgfedcba');
  yield test('no-waiting', 'no pause', 'adgjmptw');
  yield test('four-letters', 'the keys with four letters', 'psw zrs');
  yield test('equal-letters', 'the same letter many times', 'aaaaaa');
  yield test('same-key', 'different letters of one key', 'abcba');
  yield test('over-a-space', 'letters of the same key before and after a space', 'a b ab s s');
  yield test('short-words', 'words of one letter', 'a e i o u');
  yield test('after-s', 'letters after s', 's t u v');
  yield test('longest-one-letter', 'longest message, always s', 's'.repeat(200));
  yield test('longest', 'longest message', `${'no more tests '.repeat(14)}now`.slice(0, 199).trim() + 'x');
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any message', Array.from({ length: 4 * i }, () => random.text(random.int(1, 8), 'abcdefghijklmnopqrstuvwxyz')).join(' ').slice(0, 198).trim());
}
