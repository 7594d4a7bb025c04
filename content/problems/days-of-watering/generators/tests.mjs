export const seed = 9423;

export function* tests(random) {
  const test = (name, tries, k, plants) => ({ name, tries, input: `${plants.length} ${k}\n${plants.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const name = (i) => `${'abcdefghij'[i % 10]}${'xyz'[Math.floor(i / 10)]}`;
  const any = (p, first, rhythm) => Array.from({ length: p }, (_, i) => `${name(i)} ${random.int(1, first)} ${random.int(1, rhythm)}`);
  yield test('one-day', 'one plant, one day', 1, of('a 1 1'));
  yield test('daily', 'a plant that is watered daily', 4, of('a 1 1'));
  yield test('late', 'a plant that begins late', 3, of('a 1000 365'));
  yield test('together', 'plants that are always watered together', 3, of('b 2 4, a 2 4, c 2 4'));
  yield test('never-together', 'plants that are never watered together', 6, of('a 1 2, b 2 2'));
  yield test('not-before-first', 'not before the first day', 5, of('a 9 3, b 1 4'));
  yield test('order', 'the order of the input', 4, of('z 2 2, a 1 1, m 4 4'));
  yield test('multiples', 'rhythms that are multiples', 8, of('a 2 2, b 4 4, c 8 8'));
  yield test('same-rhythm', 'the same rhythm, other first days', 6, of('a 1 5, b 3 5, c 6 5'));
  yield test('gap', 'a long gap', 4, of('a 1 365, b 2 365'));
  yield test('first-day-is-rhythm', 'first day and rhythm are equal', 5, of('a 3 3, b 5 5'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any plants', 10 * i, any(3 * i, 10 * i, 4 + 8 * i));
  yield test('longest', 'the last day is as late as possible', 200, of('a 1000 365'));
  yield test('largest', 'most plants and days', 200, any(20, 1000, 365));
}
