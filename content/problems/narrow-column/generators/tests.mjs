export const seed = 432;

export function* tests(random) {
  const test = (name, tries, width, text) => ({ name, tries, input: `${width}\n${text}\n` });
  const word = (low, high) => random.text(random.int(low, high), 'abcdefghijklmnoprstuvy');
  const words = (count, low, high) => Array.from({ length: count }, () => word(low, high)).join(' ');
  yield test('one-letter', 'one letter, w = 1', 1, 'a');
  yield test('width-one', 'w = 1', 1, 'an old cow');
  yield test('exact-fit', 'lines that are exactly full', 7, 'two six any one abc def g hij kl');
  yield test('one-too-long', 'words that miss the line by one character', 7, 'four six four five six nine');
  yield test('word-of-w', 'words exactly as long as the column', 6, 'mangos and apples or cherry mangos');
  yield test('word-of-2w', 'a word of exactly twice the width', 4, 'is abcdefgh it abcdefghi so');
  yield test('long-first', 'the first word is too long', 3, 'banana is ok');
  yield test('long-last', 'the last word is too long', 6, 'see the encyclopaedia');
  yield test('long-might-fit', 'the first piece of a long word would have fitted', 10, 'tea abcdefghijklmnop x');
  yield test('many-spaces', 'many spaces between words', 9, 'one      two    three  four          five six');
  yield test('last-fills-line', 'the last word is exactly as long as the column', 6, 'ripe red mangos');
  yield test('last-of-2w', 'the last word is exactly twice the width', 4, 'we like abcdefgh');
  yield test('one-line', 'everything fits on one line', 80, words(9, 3, 7));
  yield test('only-long', 'only long words', 5, words(30, 6, 23));
  yield test('random', 'any words', 20, words(120, 1, 12));
  yield test('mixed', 'short and long words', 8, words(150, 1, 17));
  yield test('largest', 'the longest article', 80, words(700, 1, 12).slice(0, 4990).trim());
}
