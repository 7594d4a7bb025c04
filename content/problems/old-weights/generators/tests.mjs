export const seed = 406;

export function* tests(random) {
  const test = (name, tries, ...operations) => ({ name, tries, input: `${operations.length}\n${operations.join('\n')}\n` });
  yield test('one', 'n = 1', 'add 1-2-3 4-5-6');
  yield test('carry', 'sums in which one unit becomes full', 'add 0-0-15 0-0-1', 'add 0-39-0 0-1-0', 'add 0-39-15 0-0-1', 'add 3-20-8 3-19-7', 'add 3-20-8 3-19-8');
  yield test('borrow', 'differences that borrow', 'sub 1-0-0 0-1-0', 'sub 1-0-0 0-0-1', 'sub 2-5-3 1-6-4', 'sub 2-5-3 2-5-2', 'sub 0-1-0 0-0-16');
  yield test('not-enough', 'differences around 0', 'sub 0-0-0 0-0-1', 'sub 0-0-0 0-0-0', 'sub 1-0-0 0-39-16', 'sub 1-0-0 0-39-17', 'sub 0-999-999 26-0-0', 'sub 1000000-0-0 1000000-0-1');
  yield test('times', 'products', 'times 0-0-1 16', 'times 0-1-0 40', 'times 0-13-5 3', 'times 1-2-3 1', 'times 7-7-7 7');
  yield test('times-zero', 'k = 0', 'times 5-6-7 0', 'times 0-0-0 1000');
  yield test('compare', 'equal weights written in different ways', 'compare 1-0-0 0-40-0', 'compare 0-1-0 0-0-16', 'compare 0-39-16 1-0-0', 'compare 0-45-20 1-6-4', 'compare 0-0-0 0-0-0');
  yield test('compare-close', 'weights that differ by one chhatak', 'compare 1-0-0 0-39-15', 'compare 0-39-17 1-0-0', 'compare 2-3-4 2-3-5', 'compare 2-3-5 2-3-4');
  yield test('many-small', 'more small units than a larger unit has', 'add 0-999-999 0-0-0', 'times 0-999-999 2', 'sub 0-999-999 0-998-998', 'compare 0-0-999 1-22-0');
  yield test('largest', 'largest weights', 'times 1000000-999-999 1000', 'add 1000000-999-999 1000000-999-999', 'sub 1000000-999-999 0-0-0', 'compare 1000000-999-999 1000000-999-998');
  yield test('zero', 'no weight at all', 'add 0-0-0 0-0-0', 'sub 0-0-0 0-0-0', 'times 0-0-0 0');
  const weight = (most) => `${random.int(0, most)}-${random.int(0, most < 9 ? 60 : 999)}-${random.int(0, most < 9 ? 40 : 999)}`;
  const any = (most) => {
    const kind = random.pick(['add', 'sub', 'times', 'compare']);
    return `${kind} ${weight(most)} ${kind === 'times' ? random.int(0, 1000) : weight(most)}`;
  };
  for (const [i, most] of [1, 3, 40].entries()) yield test(`random-${i + 1}`, 'any operations', ...Array.from({ length: 40 }, () => any(most)));
  yield test('many', 'largest n', ...Array.from({ length: 200 }, () => any(1000000)));
}
