export const seed = 402;

/** A text of exactly `length` characters whose words are up to nine letters long. */
function text(random, length, gaps = 1) {
  let line = '';
  while (line.length < length) {
    line += random.text(random.int(1, 9), 'abcdefghiklmnoprstuvy') + ' '.repeat(random.int(1, gaps));
  }
  return line.slice(0, length).replace(/^ | $/g, 'x').replace(/ +$/, (end) => 'x'.repeat(end.length));
}

export function* tests(random) {
  const test = (name, tries, line) => ({ name, tries, input: `${line}\n` });
  yield test('one-letter', 'a single letter', 'k');
  yield test('double-spaces', 'several spaces between words', 'come   home  soon');
  yield test('160', 'exactly 160 characters', text(random, 160));
  yield test('161', '161 characters', text(random, 161));
  yield test('306', 'two full parts', text(random, 306));
  yield test('307', 'one character more than two parts', text(random, 307));
  yield test('159', '159 characters', text(random, 159));
  yield test('one-word', 'one very long word', 'a'.repeat(700));
  yield test('longest', 'the longest text', text(random, 2000));
  yield test('many-spaces', 'many spaces', text(random, 900, 6));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', text(random, random.int(20, 1500), 2));
}
