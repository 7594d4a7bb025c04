export const seed = 1502;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: `${a}\n${b}\n` });
  const turn = (text, k) => text.slice(k) + text.slice(0, k);
  const back = (text) => [...text].reverse().join('');
  yield test('one-bead-same', 'a single bead, the same', 'R', 'R');
  yield test('one-bead-other', 'a single bead, another', 'R', 'G');
  yield test('equal', 'the two notes are equal', 'REDGREEN', 'REDGREEN');
  yield test('last-start', 'begun at the last bead', 'ABCDEFG', 'GABCDEF');
  yield test('shorter', 'the second note is shorter', 'ABCABC', 'ABC');
  yield test('longer', 'the second note is longer', 'ABC', 'ABCABC');
  yield test('all-equal', 'all beads equal', 'B'.repeat(40), 'B'.repeat(40));
  yield test('repeats', 'a pattern that repeats', 'RGB'.repeat(5), turn('RGB'.repeat(5), 8));
  yield test('same-beads', 'the same beads in another order', 'ABACAD', 'ABADCA'.replace('CA', 'AC'));
  yield test('in-turns', 'the same beads, in pairs and in turns', 'AABB', 'ABAB');
  yield test('turned-0', 'the second note is the first, read backwards', 'ABCDE', 'EDCBA');
  yield test('turned-last', 'turned, and begun at the last bead', 'ABCDE', turn(back('ABCDE'), 4));
  yield test('both-ways', 'it fits both ways', 'ABCB', turn('ABCB', 1));
  yield test('one-wrong', 'one bead differs', 'ABCDEFGHIJ', 'FGHIJABCDX');
  yield test('wraps', 'the last bead and the first decide', 'AAB', 'BBA');
  const long = random.text(500, 'AB');
  yield test('largest-turned', 'the longest notes, turned', long, turn(back(long), 333));
  yield test('largest-same', 'the longest notes, nearly all equal', `${'A'.repeat(499)}B`, `B${'A'.repeat(499)}`);
  const other = random.text(500, 'XY');
  yield test('largest-different', 'the longest notes, nothing fits', other, back(other.slice(1)) + 'Z');
}
