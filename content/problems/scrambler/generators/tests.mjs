export const seed = 7502;

export function* tests(random) {
  const test = (name, tries, taps, state) => ({
    name,
    tries,
    input: `${state.length} ${taps.length}\n${taps.join(' ')}\n${state}\n`,
  });
  const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);
  yield test('one-cell', 'n = 1', [1], '1');
  yield test('one-cell-zero', 'n = 1, zero', [1], '0');
  yield test('zeros', 'all zeros', [3, 5], '00000');
  yield test('ring-only', 'only the last cell is tapped: the bits go round', [8], '10010000');
  yield test('short-ring', 'bits that go round and look alike after half of the way', [6], '101101');
  yield test('first-only', 'only the first cell is tapped', [1], '1011010');
  yield test('middle', 'only a middle cell is tapped', [3], '0110101');
  yield test('all-tapped', 'all cells are tapped', upTo(9), '110000000');
  yield test('tail-and-ring', 'states that never come back, and then a longer ring', [2, 5], '10110111');
  yield test('taps-unsorted', 'taps in any order', [7, 3, 1, 5], '0000001');
  yield test('fifteen', 'n = 15, a very long ring', [14, 15], '000000000000001');
  yield test('random', 'any taps', random.shuffle(upTo(11)).slice(0, 4), random.text(11, '01'));
  yield test('random-tail', 'any taps, not the last', random.shuffle(upTo(12)).slice(0, 5), random.text(14, '01'));
  yield test('largest', 'n = 16, the longest ring', [4, 13, 15, 16], '1111000011001010');
}
