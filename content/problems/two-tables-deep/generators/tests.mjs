export const seed = 7501;

export function* tests(random) {
  const hex = (n) => n.toString(16).padStart(8, '0');
  const address = (page, offset) => hex(page * 4096 + offset);
  const test = (name, tries, k, maps, addresses) => ({ name, tries, input: `${k} ${maps.length} ${addresses.length}\n${[...maps.map((map) => map.join(' ')), ...addresses].join('\n')}\n` });
  const any = (k, count, n, low, high, width) => {
    const pages = [...new Set(random.ints(count, low, high))];
    let near = random.pick(pages);
    const addresses = Array.from({ length: n }, () => {
      const kind = random.int(1, 10);
      if (kind === 1) near = random.pick(pages);
      if (kind === 2) return address(random.int(low, high), random.int(0, 4095));
      if (kind === 3) return hex(random.int(0, 65535) * 65536 + random.int(0, 65535));
      return address(Math.min(1048575, near + random.int(0, width)), random.int(0, 4095));
    });
    return [k, pages.map((page) => [page, random.int(0, 1048575)]), addresses];
  };
  yield test('nothing-mapped', 'nothing is mapped', 4, [], ['00000000', 'ffffffff']);
  yield test('one-page', 'one page', 1, [[3, 8]], ['00003000', '00003fff', '00004000', '00002fff', '00403000']);
  yield test('frame-zero', 'frame 0', 2, [[7, 0], [8, 1]], ['00007004', '00008004', '00007ffc']);
  yield test('highest', 'the highest page and frame', 2, [[1048575, 1048575], [1048574, 524288]], ['ffffffff', 'ffffe000', 'fffff000', 'ffffdfff']);
  yield test('faults-are-not-kept', 'a fault does not enter the TLB', 1, [[1, 4]], ['00001000', '00002000', '00001004', '00c00000', '00001008', '00002000']);
  yield test('no-inner-table', 'pages with and without an inner table', 4, [[1024, 5], [3072, 6]], ['00400000', '00401000', '00000000', '00c00fff', '00fff000', '01000000']);
  yield test('lru', 'a hit keeps a page in the TLB', 2, [[1, 1], [2, 2], [3, 3]], ['00001000', '00002000', '00001000', '00003000', '00001000', '00002000']);
  yield test('circle', 'one page more than entries', 3, [[1, 9], [2, 8], [3, 7], [4, 6]], Array.from({ length: 16 }, (_, i) => address((i % 4) + 1, i * 16)));
  yield test('same-inner', 'equal inner numbers in different outer entries', 8, [[5, 10], [1029, 20], [2053, 30]], ['00005123', '00405123', '00805123', '00c05123', '00005124', '00405124']);
  yield test('close', 'pages close together', ...any(8, 40, 300, 0, 60, 3));
  yield test('spread', 'pages everywhere', ...any(16, 300, 500, 0, 1048575, 0));
  yield test('two-tables', 'pages around the border of two inner tables', ...any(4, 30, 300, 1000, 1050, 5));
  yield test('large-tlb', 'a large TLB', ...any(64, 120, 800, 500, 700, 8));
  yield test('largest', 'largest k, m and n', ...any(64, 1000, 2000, 0, 3000, 20));
}
