export const seed = 17107;

export function* tests(random) {
  const test = (name, tries, buttons) => ({ name, tries, input: `${buttons.length}\n${buttons.join(' ')}\n` });
  const all = 2 ** 20 - 1;
  yield test('one', 'n = 1', [9]);
  yield test('one-nothing', 'a single button that flips nothing', [0]);
  yield test('nothing', 'no button flips anything', [0, 0, 0, 0]);
  yield test('all-lamps', 'every button flips all lamps', [all, all, all]);
  yield test('highest-lamp', 'only the highest lamp is flipped', [0, 2 ** 19, 0, 2 ** 19]);
  yield test('lowest-lamp', 'only the lowest lamp is flipped', [1, 1, 0, 1]);
  yield test('whole-row', 'the whole row is best', [1, 2, 4, 8, 16, 32]);
  yield test('from-the-first', 'the best stretch begins at the first button', [32, 16, 3, 3, 16]);
  yield test('to-the-last', 'the best stretch ends at the last button', [5, 4, 32, 16, 8]);
  yield test('middle', 'the best stretch lies in the middle', [8, 8, 48, 14, 1, 1, 7]);
  yield test('equal', 'all equal', Array(9).fill(77));
  yield test('not-the-best-so-far', 'buttons that flip lamps back', [6, 8, 5, 12, 3, 10]);
  yield test('lower-bits-mislead', 'many lower lamps against one higher lamp', [15, 16, 31, 16, 15]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any buttons', random.ints(8 * i, 0, 4 ** (i + 1)));
  yield test('few-lamps-each', 'buttons that flip one lamp', Array.from({ length: 300 }, () => 2 ** random.int(0, 19)));
  yield test('many', 'thousands of buttons', random.ints(5000, 0, 4095));
}
