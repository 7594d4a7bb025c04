export const seed = 1501;

export function* tests(random) {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const test = (name, tries, line) => ({ name, tries, input: `${line}\n` });
  const typed = (names, most, spaces) => {
    let line = ' '.repeat(random.int(0, spaces));
    for (let i = 0; i < names; i += 1) line += random.text(random.int(1, most), letters) + ' '.repeat(random.int(1, Math.max(1, spaces)));
    return line.slice(0, 200);
  };
  yield test('one-letter', 'a single letter', 'q');
  yield test('one-capital', 'a single capital letter', 'Q');
  yield test('one-name', 'a single name', 'lAKSHMI');
  yield test('two-names', 'two names, single spaces', 'anil kumble');
  yield test('capitals', 'only capitals', 'SAROJINI NAIDU');
  yield test('small', 'only small letters', 'homi jehangir bhabha');
  yield test('spaces-first', 'spaces before the name', '     indra devi');
  yield test('spaces-last', 'spaces after the name', 'indra devi     ');
  yield test('spaces-between', 'many spaces between', 'a         b      c');
  yield test('single-letters', 'names of one letter', 'a b c d e f g h');
  yield test('long-name', 'a single name of 200 letters', random.text(200, letters));
  yield test('many-names', 'very many names', Array.from({ length: 100 }, () => random.text(1, letters)).join(' '));
  yield test('edges', 'the letters a, z, A and Z', 'zA Az aZ ZaAz');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any name', typed(random.int(2, 9), 12, 5));
}
