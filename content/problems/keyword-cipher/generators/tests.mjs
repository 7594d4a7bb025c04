export const seed = 7303;

export function* tests(random) {
  const test = (name, tries, notes) => ({ name, tries, input: `${notes.length}\n${notes.map(([what, key, text]) => `${what} ${key}\n${text}\n`).join('')}` });
  const small = 'abcdefghijklmnopqrstuvwxyz';
  const capital = small.toUpperCase();
  const all = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const text = (length, alphabet) => random.text(length, alphabet).trim() || 'x';
  const both = (key, words) => [['hide', key, words], ['show', key, words]];
  yield test('one-letter', 'one letter', [...both('a', 'q'), ...both('b', 'z'), ...both('b', 'a'), ...both('z', 'A')]);
  yield test('no-letters', 'no letters at all', both('key', '12:30, 50%'));
  yield test('key-of-a', 'a keyword that moves nothing', both('aaa', 'Same as before'));
  yield test('caesar', 'a keyword of one letter', both('d', `${small} ${capital}`));
  yield test('alphabet', 'the whole alphabet with the largest shift', both('z', `${small} ${capital}`));
  yield test('capital', 'capital letters', both('monsoon', 'THE RAIN HAS COME'));
  yield test('spaces', 'many characters that are no letters', both('abc', 'a  b--c..a!!b??c'));
  yield test('neighbours', 'characters beside the letters', both('lemon', '@A Z[ `a z{ @A Z[ `a z{'));
  yield test('long-key', 'a keyword longer than the text', both('abcdefghijklmnopqrst', 'short'));
  yield test('key-again', 'a keyword that begins again many times', both('ab', text(300, small)));
  yield test('any', 'any notes', Array.from({ length: 30 }, () => [random.pick(['hide', 'show']), random.text(random.int(1, 20), small), text(random.int(1, 80), all)]));
  yield test('largest', 'largest n and texts', Array.from({ length: 50 }, () => [random.pick(['hide', 'show']), random.text(20, small), text(500, all)]));
}
