export const seed = 70121;

export function* tests(random) {
  const test = (name, tries, m, p, f, headers) => ({ name, tries, input: `${m} ${p} ${f} ${headers.length}\n${headers.join(' ')}\n` });
  yield test('one-byte', 'one byte', 1, 1460, 0, [20, 20, 18]);
  yield test('one-byte-filled', 'one byte, with padding', 1, 1460, 64, [20, 20, 18]);
  yield test('no-headers', 'headers of 0 bytes', 100, 30, 0, [0]);
  yield test('fits-exactly', 'nothing left over', 2920, 1460, 64, [20, 20, 18]);
  yield test('one-left-over', 'one byte left over', 2921, 1460, 64, [20, 20, 18]);
  yield test('one-less', 'one byte less than full', 2919, 1460, 64, [20, 20, 18]);
  yield test('just-long-enough', 'a frame that just needs no padding', 12, 6, 64, [20, 20, 18]);
  yield test('one-too-short', 'a frame that is one byte too short', 10, 5, 64, [20, 20, 18]);
  yield test('only-rest-filled', 'only the last frame needs padding', 103, 50, 64, [10, 10]);
  yield test('small-pieces', 'more headers than message', 1000, 1, 0, [100, 100, 100]);
  yield test('ten-layers', 'ten layers', 12345, 100, 0, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  yield test('piece-larger', 'the piece is larger than the message', 500, 100000, 64, [8, 20, 18]);
  yield test('whole-per-cent', 'exactly 50 per cent', 400, 100, 0, [60, 40]);
  yield test('largest-message', 'the largest message', 1000000000000, 1460, 64, [20, 20, 18]);
  yield test('most-bytes', 'the most bytes', 1000000000000, 1, 100000, [100]);
  yield test('beyond-int', 'more than 32 bits', 5000000000, 1000, 0, [20, 20]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any numbers', random.int(1, 100 ** i * 10), random.int(1, 50 * i), random.int(0, 80), random.ints(2 * i, 0, 40));
}
