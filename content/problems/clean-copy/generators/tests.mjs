export const seed = 9216;

export function* tests(random) {
  const test = (name, tries, input) => ({ name, tries, input });
  const any = (lines) => Array.from({ length: lines }, () => {
    let line = ' '.repeat(random.int(0, 2));
    for (let w = random.int(0, 5); w > 0; w -= 1) line += random.text(random.int(1, 6), 'abcdeXYZ019.,-%') + ' '.repeat(random.pick([0, 1, 1, 2, 3]) || (w > 1 ? 1 : 0));
    return line;
  }).join('\n');
  yield test('empty', 'an empty text', '');
  yield test('one-letter', 'a single letter without a line break', 'a');
  yield test('only-spaces', 'only spaces', '     ');
  yield test('only-line-breaks', 'only empty lines', '\n\n\n\n');
  yield test('spaces-and-breaks', 'lines of spaces only', '  \n \n    \n');
  yield test('already-clean', 'a text that is clean already', 'Roast the jeera.\nAdd it to the dal.\n');
  yield test('spaces-in-front', 'spaces in front of lines', '   one\n  two three\n four\n');
  yield test('spaces-behind', 'spaces at the end of lines', 'one  \ntwo three   \nfour \n');
  yield test('spaces-between', 'many spaces between words', 'a          b     c  d\n');
  yield test('no-break-at-end', 'no line break at the end', 'salt\n\nand  pepper  ');
  yield test('empty-lines-first', 'empty lines at the beginning', '\n  \n\nlast');
  yield test('empty-lines-last', 'empty lines at the end', 'first\n\n   \n\n');
  yield test('signs', 'words of signs', '%d  %s \\n\n -- ;  /* */ \n');
  yield test('long-word', 'a word of 5000 characters', `  ${'x'.repeat(5000)}  y\n`);
  yield test('long-line', 'a line of many words', `${'ab  '.repeat(2000)}\n`);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', any(10 * i) + (i % 2 ? '\n' : ''));
}
