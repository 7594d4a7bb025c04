export const seed = 201;

export function* tests(random) {
  const test = (name, tries, board) => ({ name, tries, input: `${board}\n` });
  const word = (length) => random.text(1, 'ABCDEGJKLMNPRSTV') + random.text(length - 1, 'aeiouhkmnrst');
  yield test('one-letter', 'a name of one letter', 'K');
  yield test('one-word', 'a single word', word(7));
  yield test('initials', 'initials with full stops', 'R. K. Laxmi');
  yield test('double-space', 'two spaces between words', `${word(4)}  ${word(5)}`);
  yield test('many-spaces', 'many spaces between words', `${word(3)}     ${word(3)}   ${word(2)}`);
  yield test('longest-word', 'the longest name, one word', word(60));
  yield test('longest-words', 'the longest name, many words', Array.from({ length: 12 }, () => word(4)).join(' ') + '.');
  yield test('three-words', 'three words', `${word(6)} ${word(2)} ${word(8)}`);
  for (let i = 1; i <= 4; i += 1) {
    yield test(`random-${i}`, 'any name', `${word(random.int(1, 12))} ${word(random.int(1, 12))}`);
  }
}
