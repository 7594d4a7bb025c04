export const seed = 9207;

export function* tests(random) {
  const test = (name, tries, pattern) => ({ name, tries, input: `${pattern}\n` });
  const runs = (count, longest, colours) => Array.from({ length: count }, () => random.pick([...colours]).repeat(random.int(1, longest))).join('').slice(0, 1000);
  yield test('one', 'one bead', 'Z');
  yield test('pair', 'a single pair', 'QQ');
  yield test('three', 'three equal beads', 'MMM');
  yield test('all-different', 'no two neighbours are equal', 'ABCABCBA');
  yield test('nine', 'a run of 9', 'AAAAAAAAAB');
  yield test('ten', 'a run of 10', 'BAAAAAAAAAA');
  yield test('ninety-nine', 'runs of 99 and 100', `${'G'.repeat(99)}${'H'.repeat(100)}`);
  yield test('longest-run', 'a run of 1000', 'K'.repeat(1000));
  yield test('last-alone', 'a single bead at the end', 'RRRRG');
  yield test('first-alone', 'a single bead at the beginning', 'GRRRR');
  yield test('colour-again', 'the same colour in several runs', 'AAABBBAAABBBAAA');
  yield test('longest-in-turn', 'longest pattern, no two neighbours are equal', 'XY'.repeat(500));
  yield test('longest-pairs', 'longest pattern of pairs', 'XXYY'.repeat(250));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any pattern', runs(20 * i, 5 * i, 'RGBYW'));
}
