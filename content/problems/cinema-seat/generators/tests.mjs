export const seed = 301;

export function* tests(random) {
  const test = (name, tries, k, t) => ({ name, tries, input: `${k} ${t}\n` });
  yield test('first', 'the very first ticket', 12, 1);
  yield test('last-in-row', 'the last seat of a row', 12, 36);
  yield test('first-in-row', 'the first seat of a row', 12, 37);
  yield test('one-seat', 'one seat in each row', 1, 5);
  yield test('one-seat-last', 'one seat in each row, the last row', 1, 26);
  yield test('very-last', 'the very last seat', 60, 1560);
  yield test('row-z-first', 'the first seat of row Z', 60, 1501);
  yield test('two-seats', 'two seats in each row', 2, 52);
  yield test('within-a', 'somewhere in row A', 45, 31);
  for (let i = 1; i <= 5; i += 1) {
    const k = random.int(2, 60);
    yield test(`random-${i}`, 'any seat', k, random.int(1, 26 * k));
  }
}
