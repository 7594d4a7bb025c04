export const seed = 603;

export function* tests(random) {
  const test = (name, tries, size, table, accesses) => ({
    name,
    tries,
    input: `${size} ${table.length} ${accesses.length}\n${[...table, ...accesses].join('\n')}\n`,
  });
  const table = (pages, frames, onDisk) =>
    Array.from({ length: pages }, () => `${random.int(1, 100) <= onDisk ? -1 : random.int(0, frames)} ${random.pick(['R', 'W'])}`);
  const accesses = (count, top) => Array.from({ length: count }, () => `${random.pick(['R', 'W'])} ${random.int(0, top)}`);
  yield test('one-byte-pages', 'pages of one byte', 1, ['5 W', '-1 W', '9 R'], ['R 0', 'W 1', 'R 2', 'W 2', 'R 3']);
  yield test('first-byte', 'the first byte of each page', 512, table(8, 20, 0), Array.from({ length: 8 }, (_, i) => `R ${i * 512}`));
  yield test('last-byte', 'the last byte of each page', 512, table(8, 20, 0), Array.from({ length: 8 }, (_, i) => `R ${i * 512 + 511}`));
  yield test('beyond', 'one byte beyond the last page', 64, table(4, 9, 0), ['R 255', 'R 256', 'W 256']);
  yield test('far-beyond', 'very large addresses', 4096, table(4, 9, 0), ['R 1000000000000', 'W 999999999999', 'R 4294967296']);
  yield test('all-on-disk', 'all pages on the disk', 128, table(5, 0, 100), accesses(40, 700));
  yield test('read-only', 'writing to pages that may only be read', 128, ['3 R', '4 R', '-1 R'], ['W 0', 'W 130', 'W 300', 'R 0', 'R 300']);
  yield test('frame-zero', 'a page in frame 0', 100, ['0 W', '0 R'], ['R 99', 'W 5', 'R 150', 'W 150']);
  yield test('large-frames', 'physical addresses beyond 32 bits', 10 ** 6, ['1000000 W', '999999 R'], ['R 0', 'W 999999', 'R 1999999']);
  yield test('random', 'any table', 256, table(50, 100, 30), accesses(300, 14000));
  yield test('largest', 'largest p and q', 999983, table(1000, 10 ** 6, 25), accesses(1000, 1.1e9));
}
