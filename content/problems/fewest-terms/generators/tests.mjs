export const seed = 7402;

export function* tests(random) {
  const test = (name, tries, tables) => ({
    name,
    tries,
    input: `${tables.length}\n${tables.map((column) => `${Math.log2(column.length)} ${column}`).join('\n')}\n`,
  });
  const from = (k, rule) => Array.from({ length: 2 ** k }, (_, row) => rule(row)).join('');
  const many = (count, k, alphabet) => Array.from({ length: count }, () => random.text(2 ** k, alphabet));
  const short = (k, symbols) => Array.from({ length: symbols.length ** (2 ** k) }, (_, i) =>
    i.toString(symbols.length).padStart(2 ** k, '0').replace(/\d/g, (d) => symbols[d]));
  const ones = (row) => row.toString(2).replaceAll('0', '').length;
  yield test('one-input', 'k = 1, all tables', short(1, '01x'));
  yield test('two-inputs', 'k = 2, all tables without x', short(2, '01'));
  yield test('constant', 'always 0, always 1, always x', ['0'.repeat(16), '1'.repeat(16), 'x'.repeat(16), '1'.repeat(8)]);
  yield test('parity', 'no two ones are neighbours', [from(4, (r) => ones(r) % 2), from(3, (r) => 1 - (ones(r) % 2)), from(2, (r) => ones(r) % 2)]);
  yield test('edges', 'groups over the edges and the corners', [
    from(4, (r) => ([0, 2, 8, 10].includes(r) ? 1 : 0)),
    from(4, (r) => ([1, 3, 9, 11].includes(r) ? 1 : 0)),
    from(4, (r) => ([4, 6, 12, 14].includes(r) ? 1 : 0)),
    from(3, (r) => ([0, 2, 4, 6].includes(r) ? 1 : 0)),
  ]);
  yield test('ring', 'a ring in which every choice of the largest groups looks alike', [
    from(3, (r) => (r === 0 || r === 7 ? 0 : 1)),
    from(4, (r) => ([1, 3, 2, 6, 4, 5].includes(r) ? 1 : 0)),
    from(4, (r) => ([5, 7, 15, 14, 10, 8, 9, 13, 11].includes(r) ? 1 : 0)),
  ]);
  yield test('big-group-not-needed', 'a large group that is not needed', [
    from(4, (r) => ([5, 7, 13, 15, 1, 6, 11, 12].includes(r) ? 1 : 0)),
    from(4, (r) => ([0, 1, 5, 7, 10, 14, 15].includes(r) ? 1 : 0)),
  ]);
  yield test('digits', 'tables of decimal digits', [
    ...many(8, 4, '01').map((column) => `${column.slice(0, 10)}xxxxxx`),
  ]);
  yield test('few-ones', 'few ones', many(15, 4, '00001'));
  yield test('three-inputs', 'k = 3, any tables', many(40, 3, '01x'));
  yield test('mostly-x', 'mostly x', many(20, 4, '01xxxx'));
  yield test('half-ones', 'k = 4, any tables without x', many(40, 4, '01'));
  yield test('largest', 'k = 4, largest t', many(40, 4, '011x'));
}
