export const seed = 7401;

export function* tests(random) {
  const gray = (p, n) => (p ^ (p >> 1)).toString(2).padStart(n, '0');
  const test = (name, tries, n, positions) => ({
    name,
    tries,
    input: `${n} ${positions.length}\n${positions.map((p) => gray(p, n)).join('\n')}\n`,
  });
  const walk = (n, m, start, glitches, moves = [-1, 0, 1]) => {
    let at = start;
    const size = 2 ** n;
    return Array.from({ length: m }, (_, i) => {
      if (i > 0 && random.int(1, 100) <= glitches) return (at + random.int(2, size - 2)) % size;
      if (i > 0) at = (at + random.pick(moves) + size) % size;
      return at;
    });
  };
  yield test('one', 'a single pattern', 5, [21]);
  yield test('all-positions', 'all positions upwards, and over the end', 4, [...Array(16).keys(), 0, 1]);
  yield test('downwards', 'downwards over 0', 3, [2, 1, 0, 7, 6]);
  yield test('two-wires', 'n = 2', 2, [0, 1, 3, 2, 3, 0, 2, 0, 3, 1, 3]);
  yield test('still', 'a knob that is not turned', 6, [40, 40, 40]);
  yield test('glitch-then-back', 'a glitch, then the old position', 5, [10, 25, 10, 11]);
  yield test('glitches-in-a-row', 'several glitches one after the other', 5, [10, 20, 21, 22, 9, 12, 8]);
  yield test('two-steps', 'a pattern two steps away', 6, [5, 7, 6, 4, 5, 3, 63, 6]);
  yield test('opposite', 'glitches to the opposite side', 4, [0, 8, 15, 7, 14, 0, 15]);
  yield test('round-and-round', 'many turns in one direction', 3, walk(3, 300, 0, 0, [1]));
  yield test('random', 'any turns and glitches', 8, walk(8, 200, 100, 20));
  yield test('largest', 'most wires, most patterns, near the end', 20, walk(20, 1000, 2 ** 20 - 2, 15));
}
