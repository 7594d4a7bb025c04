export const seed = 7202;

export function* tests(random) {
  const test = (name, tries, frames, pages) => ({ name, tries, input: `${frames} ${pages.length}\n${pages.join(' ')}\n` });
  const local = (count, width, high) => {
    let base = 0;
    return Array.from({ length: count }, () => {
      if (random.int(1, 12) === 1) base = random.int(0, high);
      return base + random.int(0, width);
    });
  };
  yield test('one-frame', 'one frame', 1, [3, 3, 4, 3, 4, 4, 4, 5]);
  yield test('one-request', 'one request', 4, [0]);
  yield test('fits', 'all pages find room', 5, [4, 2, 4, 9, 2, 0, 4]);
  yield test('page-zero', 'page 0', 2, [0, 1, 0, 2, 0, 1]);
  yield test('belady', 'more frames, more faults under FIFO', 4, [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5]);
  yield test('circle', 'one page more than frames, in a circle', 4, Array.from({ length: 60 }, (_, i) => i % 5));
  yield test('hit-changes-lru', 'a hit saves a page under LRU only', 3, [1, 2, 3, 1, 4, 1, 5, 1, 6, 1]);
  yield test('never-again', 'several pages are never requested again', 3, [5, 4, 3, 2, 1, 9, 8]);
  yield test('smallest-goes', 'of pages never requested again the smallest goes', 3, [30, 10, 20, 40, 20, 30, 50]);
  yield test('future', 'the near future counts', 3, [1, 2, 3, 4, 3, 2, 1, 4, 3, 1, 2, 4, 1]);
  yield test('large-numbers', 'large page numbers', 3, [1000000, 999999, 0, 500000, 1000000, 0, 999999]);
  yield test('local', 'pages close together', 6, local(300, 8, 1000));
  yield test('any', 'any pages', 10, random.ints(400, 0, 25));
  yield test('largest', 'largest f and n', 50, random.ints(1000, 0, 90));
}
