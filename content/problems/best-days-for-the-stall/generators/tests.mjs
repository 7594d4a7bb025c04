export const seed = 50212;

export function* tests(random) {
  const test = (name, tries, gains) => ({ name, tries, input: `${gains.length}\n${gains.join(' ')}\n` });
  const far = 1000000000;
  yield test('one-good', 'n = 1, a gain', [7]);
  yield test('one-bad', 'n = 1, a loss', [-7]);
  yield test('zero', 'n = 1, neither gain nor loss', [0]);
  yield test('all-good', 'only gains', [3, 1, 4, 1, 5]);
  yield test('all-bad', 'only losses', [-9, -3, -8, -3, -4]);
  yield test('bad-and-zero', 'losses and a zero', [-4, 0, -2, 0]);
  yield test('zero-before', 'zeros before the best days', [-3, 0, 0, 5, 2]);
  yield test('zero-after', 'zeros after the best days', [5, 2, 0, 0, -3]);
  yield test('back-to-zero', 'a sum that falls to exactly 0', [4, -4, 6, -1, 1]);
  yield test('equal-stretches', 'several best stretches', [-1, 5, -9, 5, -9, 2, 3]);
  yield test('bridge', 'a loss between two gains', [8, -7, 9]);
  yield test('no-bridge', 'a loss that is too large', [8, -9, 7]);
  yield test('at-the-end', 'the best days stand at the end', [2, -5, 3, -1, 4, 6]);
  yield test('loss-first', 'a loss on the first day', [-1, 2, 3, -2, 3]);
  yield test('large-sums', 'sums beyond 32 bits', [far, far, far, -far, far, far]);
  yield test('large-losses', 'losses beyond 32 bits', [-far, -far, 5, -far, -far, -far, 6]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any gains', random.ints(15 * i, -9, 8));
  yield test('many', 'many days', random.ints(1500, -far, far));
  yield test('largest', 'largest n, all gains', Array(20000).fill(far));
}
