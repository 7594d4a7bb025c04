export const seed = 51313;

export function* tests(random) {
  const test = (name, tries, table, message) => ({ name, tries, input: `${table.length}\n${table.map(([x, code]) => `${x} ${code}`).join('\n')}\n${message}\n` });
  const letters = (n) => random.shuffle([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']).slice(0, n);
  /** Codes of which none begins another one: leaves of a tree that is split by chance. */
  const codes = (n) => {
    const leaves = ['0', '1'];
    while (leaves.length < n) {
      const [leaf] = leaves.splice(random.int(0, leaves.length - 1), 1);
      if (leaf.length > 28) leaves.push(leaf);
      else leaves.push(`${leaf}0`, `${leaf}1`);
    }
    return random.shuffle(leaves).slice(0, n);
  };
  const table = (n, all = codes(n)) => letters(n).map((letter, i) => [letter, all[i]]);
  const bits = (rows, count) => Array.from({ length: count }, () => random.pick(rows)[1]).join('');
  yield test('one-letter', 'a single letter', [['Q', '0']], '0000');
  yield test('one-letter-not', 'a single letter, wrong bits', [['Q', '0']], '1000');
  yield test('nothing', 'not a single letter', [['A', '111'], ['B', '110']], '11');
  yield test('all-read', 'no bit is left over', [['A', '0'], ['B', '10'], ['C', '11']], '01011010');
  yield test('broken-off', 'the message breaks off', [['A', '00'], ['B', '010'], ['C', '011']], '0001001101');
  yield test('wrong-bit', 'a wrong bit, with good codes after it', [['A', '00'], ['B', '010'], ['C', '011']], '001000010011');
  yield test('wrong-then-code', 'a code after a wrong bit', [['A', '01'], ['B', '001']], '0111010100101');
  yield test('equal', 'two equal codes', [['M', '101'], ['N', '0'], ['P', '101']], '0');
  yield test('beginning-later', 'the shorter code stands later', [['M', '1011'], ['N', '0'], ['P', '10']], '0');
  yield test('beginning-earlier', 'the shorter code stands earlier', [['M', '10'], ['N', '0'], ['P', '1011']], '0');
  yield test('several-unclear', 'several pairs are unclear', [['Z', '0101'], ['Y', '01'], ['X', '010'], ['W', '1']], '1');
  yield test('inside', 'a code inside another one, not at its beginning', [['E', '00'], ['F', '1001'], ['G', '01']], '10010001');
  yield test('long-codes', 'codes of 30 bits', [['L', '1'.repeat(30)], ['K', `${'1'.repeat(29)}0`], ['J', '0']], `0${'1'.repeat(30)}${'1'.repeat(29)}00${'1'.repeat(29)}`);
  for (let i = 1; i <= 3; i += 1) {
    const rows = table(4 * i);
    yield test(`random-${i}`, 'any table', rows, bits(rows, 25 * i) + random.text(3, '01'));
  }
  const rows = table(26).slice(0, 20);
  yield test('gaps', 'a table with gaps', rows, bits(rows, 600) + random.text(60, '01'));
  const full = [['A', '0'], ['B', '10'], ['C', '110'], ['D', '1110']];
  yield test('longest', 'the longest message', full, bits(full, 60000).slice(0, 99990) + '1111111111');
  yield test('wrong-at-once', 'the longest message, wrong from the beginning', full, '1'.repeat(100000));
}
