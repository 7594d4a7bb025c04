export const seed = 404;

export function* tests(random) {
  const test = (name, tries, n, calls) => ({ name, tries, input: `${n} ${calls.length}\n${calls.join('\n')}\n` });
  const any = (n, far) =>
    random.pick([
      () => `SWAP ${random.int(1, n)} ${random.int(1, n)}`,
      () => `LEFT ${random.int(0, far)}`,
      () => 'FLIP',
    ])();
  const calls = (n, q, far) => Array.from({ length: q }, () => any(n, far));
  yield test('alone', 'n = 1', 1, ['FLIP', 'LEFT 5', 'SWAP 1 1']);
  yield test('pair', 'n = 2', 2, ['SWAP 1 2', 'LEFT 1', 'LEFT 3', 'FLIP']);
  yield test('left-zero', 'moving by 0', 4, ['LEFT 0']);
  yield test('left-n', 'moving by exactly n', 6, ['LEFT 6', 'SWAP 1 2']);
  yield test('left-far', 'moving very far', 7, ['LEFT 1000000000', 'SWAP 3 5', 'LEFT 999999999']);
  yield test('swap-same', 'swapping a place with itself', 5, ['SWAP 3 3', 'SWAP 5 5']);
  yield test('only-swaps', 'only swaps', 40, Array.from({ length: 60 }, () => `SWAP ${random.int(1, 40)} ${random.int(1, 40)}`));
  yield test('only-flips', 'an odd number of flips', 9, Array(7).fill('FLIP'));
  yield test('ends', 'swaps of the first and the last', 8, ['SWAP 1 8', 'LEFT 1', 'SWAP 8 1', 'FLIP', 'SWAP 1 8']);
  yield test('largest', 'largest n and q', 500, calls(500, 500, 10 ** 9));
  yield test('short', 'few runners, many commands', 3, calls(3, 500, 10));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', 30, calls(30, 100, 40));
}
