export const seed = 463;

export function* tests(random) {
  const test = (name, tries, cells) => ({ name, tries, input: `${cells.length}\n${cells.map(([cell, formula]) => `${cell} = ${formula}\n`).join('')}` });
  const names = random.shuffle(Array.from({ length: 2574 }, (_, i) => `${String.fromCharCode(65 + Math.floor(i / 99))}${(i % 99) + 1}`));
  const number = () => String(random.pick([random.int(0, 9), random.int(0, 1_000_000)]));
  const formula = (parts) => parts.map((part, i) => (i === 0 ? part : `${random.pick(['+', '-'])} ${part}`)).join(' ');
  /** Cells that use only earlier ones, so that there is no circle; given in random order. */
  const sound = (n, most, used) =>
    Array.from({ length: n }, (_, i) => [names[i], formula(Array.from({ length: random.int(1, most) }, () => (i > 0 && random.int(1, 10) <= used ? names[random.int(Math.max(0, i - 12), i - 1)] : number())))]);
  const chain = (n) => Array.from({ length: n }, (_, i) => [names[i], i === 0 ? '7' : `${names[i - 1]} + ${i % 5}`]);
  yield test('one-number', 'a single cell with a number', [['A1', '42']]);
  yield test('one-empty', 'a cell that names an empty one', [['A1', 'B2'], ['A2', '5 - C3']]);
  yield test('itself', 'a cell that names itself', [['A1', '3 + A1'], ['A2', '3']]);
  yield test('signs', 'many signs', [['A1', '9 - 4 - 3 + 2 - 10'], ['B1', 'A1 - A1 - A1'], ['C1', '0 - B1 + A1 - 1']]);
  yield test('later', 'cells that are given after their use', [['A1', 'A2 + 1'], ['A2', 'A3 + 1'], ['A3', 'A4 + 1'], ['A4', '1']]);
  yield test('two-circles', 'two separate circles', [['A1', 'A2'], ['A2', 'A1'], ['B1', 'B2'], ['B2', 'B3'], ['B3', 'B1 - A9'], ['C1', 'B9 + 2']]);
  yield test('hangs-on-circle', 'cells that use a circle without being in it', [['A1', 'A2 - A2'], ['A2', 'A3'], ['A3', 'A2'], ['B1', 'A1'], ['B2', '4 + B3'], ['B3', '6']]);
  yield test('circle-uses-sound', 'a circle that uses sound cells', [['A1', 'B1 + A2'], ['A2', 'B2 + A1'], ['B1', 'B2 + B2'], ['B2', '50']]);
  yield test('shared', 'a cell that many use', [['Z9', '1000000'], ...Array.from({ length: 20 }, (_, i) => [`A${i + 1}`, i === 0 ? 'Z9 + Z9' : `A${i} + Z9 - ${i}`])]);
  yield test('similar-names', 'names such as A1, A11 and B1', [['A1', '1'], ['A11', '11'], ['B1', 'A11 - A1'], ['B11', 'B1 + A1'], ['A99', 'B11 - Z99'], ['Z99', '99']]);
  yield test('large-values', 'large values', [['A1', '1000000 + 1000000'], ...Array.from({ length: 28 }, (_, i) => [`A${i + 2}`, `A${i + 1} + A${i + 1}`])]);
  yield test('negative', 'large negative values', [['A1', '0 - 1000000'], ...Array.from({ length: 25 }, (_, i) => [`A${i + 2}`, `A${i + 1} + A${i + 1} + 1`])]);
  yield test('random', 'any cells', random.shuffle(sound(60, 6, 4)));
  const broken = sound(80, 5, 5);
  broken[20] = [names[20], `${names[33]} - 1`];
  broken[33] = [names[33], `${names[20]} + ${names[5]}`];
  yield test('random-with-circle', 'any cells, with a circle', random.shuffle(broken));
  yield test('chain-backwards', 'a long chain, given backwards', chain(400).toReversed());
  yield test('long-circle', 'one long circle', [[names[0], names[399]], ...chain(400).slice(1)]);
  yield test('doubling', 'each cell uses the one before several times', Array.from({ length: 60 }, (_, i) => [names[i], i === 0 ? '3' : `${names[i - 1]} + ${names[i - 1]} - ${names[i - 1]}`]).toReversed());
  yield test('largest', 'largest n', random.shuffle(sound(400, 8, 3)));
}
