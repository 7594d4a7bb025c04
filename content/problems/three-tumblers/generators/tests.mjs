export const seed = 3365;

export function* tests(random) {
  const test = (name, tries, seeds, moves) => ({ name, tries, input: `${seeds.join(' ')}\n${moves.length}\n${moves.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, kinds) =>
    Array.from({ length: count }, () => {
      const kind = random.pick(kinds);
      const [x, y] = random.shuffle(['A', 'B', 'C']);
      if (kind === 'round') return kind;
      return kind === 'lift' ? `lift ${x}` : `${kind} ${x} ${y}`;
    });
  yield test('one-lift', 'n = 1', [1, 2, 3], ['lift B']);
  yield test('swaps', 'every swap', [1, 2, 3], of('swap A B, lift A, swap B C, lift C, swap C A, lift B'));
  yield test('swap-back', 'a swap and the same swap again', [7, 8, 9], of('swap C B, swap B C, lift B, lift C'));
  yield test('round', 'a single round', [1, 2, 3], of('round, lift A, lift B, lift C'));
  yield test('three-rounds', 'three rounds', [4, 5, 6], of('round, round, lift A, round, lift A'));
  yield test('sweep', 'all seeds under one tumbler', [4, 5, 6], of('sweep A C, lift A, lift C, sweep B C, lift B, lift C'));
  yield test('sweep-empty', 'an empty tumbler is swept', [0, 5, 0], of('sweep A B, lift B, sweep C A, lift A'));
  yield test('halve-even', 'half of an even number', [8, 1, 0], of('halve A C, lift A, lift C, halve A B, lift A, lift B'));
  yield test('halve-odd', 'half of an odd number', [7, 1, 0], of('halve A B, lift A, lift B, halve B C, halve A C, lift C'));
  yield test('halve-one', 'half of one seed and of none', [1, 0, 5], of('halve A C, halve B C, lift A, lift B, lift C'));
  yield test('no-lift', 'nothing is lifted', [3, 1, 2], of('round, halve B A, swap A C'));
  yield test('largest-numbers', 'largest numbers of seeds', [1000, 1000, 1000], of('sweep A B, sweep B C, lift C, halve C A, lift A'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any moves', random.ints(3, 0, 200 * i), any(40 * i, ['swap', 'round', 'halve', 'halve', 'lift', 'lift']));
  yield test('largest', 'largest n', [999, 1000, 1000], any(1000, ['swap', 'swap', 'round', 'halve', 'halve', 'halve', 'lift', 'lift', 'sweep']));
}
