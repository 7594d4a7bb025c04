export const seed = 7301;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: `${a}\n${b}\n` });
  const any = (w) => random.text(w, '01');
  /** Two numbers in which exactly one bit of each column is 1, but for the given columns from the left. */
  const passing = (w, special) => {
    const a = [...any(w)];
    const b = a.map((bit) => (bit === '1' ? '0' : '1'));
    for (const [at, bit] of special) a[at] = b[at] = bit;
    return [a.join(''), b.join('')];
  };
  yield test('zero', 'a single column of zeros', '0', '0');
  yield test('one-and-one', 'a single column of ones', '1', '1');
  yield test('one-column', 'a single column, one 1', '0', '1');
  yield test('all-ones', 'all ones: each column makes a new carry', '1'.repeat(40), '1'.repeat(40));
  yield test('through-all', 'one carry runs through all columns', ...passing(60, [[59, '1']]));
  yield test('no-maker', 'every column would pass a carry on, but none is made', ...passing(60, []));
  yield test('stopped', 'a carry is stopped and another is made later', ...passing(64, [[63, '1'], [40, '0'], [30, '1'], [4, '0']]));
  yield test('new-on-the-way', 'a new carry is made where one arrives', ...passing(50, [[49, '1'], [30, '1'], [12, '1']]));
  yield test('first-is-longest', 'the first run is the longest', ...passing(30, [[29, '1'], [9, '0'], [6, '1'], [3, '0']]));
  yield test('leading-zeros', 'leading zeros', `${'0'.repeat(20)}1011`, `${'0'.repeat(20)}0111`);
  yield test('sixty-five', 'just more than 64 bits', any(65), any(65));
  for (let i = 1; i <= 3; i += 1) {
    const w = random.int(5, 30);
    yield test(`random-${i}`, 'any numbers', any(w), any(w));
  }
  yield test('longest', 'the greatest width, one carry through all of it', ...passing(20000, [[19999, '1']]));
}
