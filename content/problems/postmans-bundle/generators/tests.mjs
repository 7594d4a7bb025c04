export const seed = 9311;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (n, houses) => Array.from({ length: n }, () => random.pick([`add ${random.int(1, houses)}`, `add ${random.int(1, houses)}`, `add ${random.int(1, houses)}`, `give ${random.int(1, houses)}`, 'show']));
  yield test('show-empty', 'n = 1, an empty bundle', ['show']);
  yield test('give-empty', 'deliver from an empty bundle', of('give 4, show'));
  yield test('at-the-front', 'a new first letter', of('add 9, add 7, add 3, show'));
  yield test('at-the-end', 'a new last letter', of('add 3, add 7, add 9, show'));
  yield test('in-the-middle', 'a new letter in the middle', of('add 1, add 9, add 5, add 3, add 7, show'));
  yield test('give-first', 'the first letter is delivered', of('add 2, add 4, add 6, give 2, show'));
  yield test('give-last', 'the last letter is delivered', of('add 2, add 4, add 6, give 6, show, add 9, show'));
  yield test('give-several', 'several letters for one house', of('add 4, add 4, add 2, add 4, add 6, add 4, give 4, show'));
  yield test('all-for-one', 'all letters for one house', of('add 8, add 8, add 8, show, give 8, show, give 8'));
  yield test('other-digits', 'houses of different length', of('add 100, add 20, add 3, add 1000, show, give 1000, give 10, show'));
  yield test('not-there', 'houses without a letter, below, between and above', of('add 5, add 9, give 4, give 7, give 10, show'));
  yield test('again', 'a house gets letters again', of('add 5, give 5, add 5, add 1, show, give 5, show'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(40 * i, 3 ** (i + 1)));
  yield test('largest', 'largest n', any(480, 1000).concat(Array.from({ length: 20 }, () => 'show')).filter((c, i) => c !== 'show' || i % 6 === 0 || i > 478).concat(Array(500).fill('add 500')).slice(0, 500));
}
