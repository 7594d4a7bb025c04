export const seed = 107;

export function* tests(random) {
  const shift = (text, k) =>
    text.replace(/[a-z]/gi, (c) => {
      const first = c < 'a' ? 65 : 97;
      return String.fromCharCode(first + ((c.charCodeAt(0) - first + k) % 26));
    });
  const test = (name, tries, notice) => ({ name, tries, input: `${notice}\n` });
  yield test('not-shifted', 'k = 0', 'A cup of tea, please.');
  yield test('k-25', 'k = 25', shift('Steam and tea', 25));
  yield test('k-1', 'k = 1', shift('Tea at 4', 1));
  yield test('only-tea', 'nothing but the word', shift('tea', 13));
  yield test('mixed-case', 'capitals and small letters mixed', shift('A TeAm of two', 7));
  yield test('inside', 'inside a longer word', shift('Instead of coffee', 19));
  yield test('two-fit', 'two shifts fit, the smaller counts', `${shift('tea', 4)} and ${shift('tea', 11)}`);
  yield test('at-the-end', 'at the very end', shift('No sugar in my tea', 22));
  yield test('split', 'the letters are there but not together', 'g');
  yield test('wrap', 'letters beyond Z', shift('XYZ xyz tea', 5));
  yield test('almost', 'almost the word', shift('te a t ea teb', 3).replace(/[a-z]{3}/g, 'qqq'));
  yield test('punctuation', 'digits and punctuation', shift("[tea]; 10:30 - don't be late (again)!", 16));
  yield test('longest', 'the longest notice', shift(`${random.text(190, 'bcdfghjklm ').trim()} tea`, 9));
  yield test('first-and-last-letters', 'A, Z, a and z in the enciphered notice', `Az aZ ${shift('tea', 4)}`);
}
