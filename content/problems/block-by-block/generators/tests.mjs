export const seed = 7504;

export function* tests(random) {
  const test = (name, tries, b, d, bytes) => ({ name, tries, input: `${b} ${d} ${bytes.length}\n${bytes.join('\n')}\n` });
  const borders = (b, d) => {
    const p = b / 4;
    const ends = [d, d + p, d + p + p * p, d + p + p * p + p ** 3].map((blocks) => blocks * b);
    return ends.flatMap((end) => [end - 1, end, end + 1]).filter((byte) => byte <= 1e15);
  };
  const within = (b, d, count) => {
    const p = b / 4;
    const largest = Math.min(1e15, (d + p + p * p + p ** 3) * b);
    return Array.from({ length: count }, () => Math.min(1e15, Math.floor((largest * 1.02 * random.int(0, 1000000)) / 1000000)));
  };
  yield test('first', 'the first bytes', 4096, 12, [0, 1, 4095, 4096]);
  yield test('direct', 'the direct blocks', 512, 10, [0, 511, 512, 5119, 2560]);
  yield test('borders', 'the borders of all parts', 1024, 12, borders(1024, 12));
  yield test('borders-large', 'the borders with large blocks', 8192, 12, borders(8192, 12));
  yield test('borders-small', 'the borders with the smallest blocks', 16, 1, borders(16, 1));
  yield test('one-direct', 'one direct pointer', 512, 1, borders(512, 1));
  yield test('twenty-direct', 'twenty direct pointers', 2048, 20, borders(2048, 20));
  yield test('single', 'only single indirect', 256, 4, Array.from({ length: 64 }, (_, i) => (4 + i) * 256 + i));
  yield test('double', 'only double indirect', 128, 3, Array.from({ length: 100 }, () => random.int(35 * 128, (35 + 1024) * 128 - 1)));
  yield test('too-large', 'bytes beyond the largest file', 16, 2, [1376, 1375, 10000, 1000000000000000]);
  yield test('huge', 'the largest numbers of bytes', 8192, 15, [1000000000000000, 999999999999999, 68719476736, 4294967296, 2147483648]);
  yield test('any-small', 'any bytes, small blocks', 32, 5, within(32, 5, 200));
  yield test('any', 'any bytes', 4096, 12, within(4096, 12, 300));
  yield test('largest', 'largest q', 512, 7, within(512, 7, 1000));
}
