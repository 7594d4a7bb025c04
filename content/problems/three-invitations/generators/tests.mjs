export const seed = 9409;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length}\n${rows.join('\n')}\n` });
  const name = () => random.text(1, 'ABCDEFGHIJKLMN') + random.text(random.int(0, 14), 'abcdefghijklmn');
  const date = () => `${random.int(1, 28)}-${random.pick(['Jan', 'Feb', 'Jun', 'Nov', 'Dec'])}`;
  const any = () => random.pick([`wedding ${name()} ${date()} ${name()} ${name()}`, `birthday ${name()} ${date()} ${name()} ${random.int(1, 100)}`, `puja ${name()} ${date()} ${name()}`]);
  yield test('wedding', 'n = 1, a wedding', ['wedding A 1-Jan B C']);
  yield test('birthday', 'n = 1, a birthday', ['birthday A 1-Jan B 1']);
  yield test('puja', 'n = 1, a puja', ['puja A 1-Jan B']);
  yield test('hundred', 'a hundredth birthday', ['birthday Nani 30-Apr Om 100']);
  yield test('longest', 'longest names', [`wedding ${'a'.repeat(15)} 28-Feb ${'b'.repeat(15)} ${'c'.repeat(15)}`]);
  yield test('host-is-guest', 'host and guest with the same name', ['puja Om 3-Mar Om', 'birthday Om 3-Mar Om 20', 'wedding Om 3-Mar Om Om']);
  yield test('two-weddings', 'two weddings', ['wedding A 1-Jan B C', 'wedding D 2-Feb E F']);
  yield test('two-pujas', 'two pujas', ['puja A 1-Jan B', 'puja C 2-Feb D']);
  yield test('names-of-kinds', 'names that are kinds of invitations', ['puja wedding 5-May birthday', 'birthday puja 5-May wedding 33']);
  yield test('all-kinds', 'one of each kind', ['birthday Uma 9-Sep Ila 40', 'wedding Uma 9-Sep Ila Jai', 'puja Uma 9-Sep Ila']);
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any invitations', Array.from({ length: 15 * i }, any));
  yield test('largest', 'largest n', Array.from({ length: 200 }, any));
}
