export const seed = 7402;

export function* tests(random) {
  const test = (name, tries, w, f, pages) => ({ name, tries, input: `${pages.length} ${w} ${f}\n${pages.join(' ')}\n` });
  const local = (count, width, every) => {
    let base = 0;
    return Array.from({ length: count }, () => {
      if (random.int(1, every) === 1) base = random.int(0, 1000000);
      return base + random.int(0, width);
    });
  };
  yield test('one', 'one request', 1, 0, [5]);
  yield test('window-of-one', 'a window of 1', 1, 1, [5, 5, 6, 0, 5]);
  yield test('all-equal', 'always the same page', 4, 1, Array(20).fill(9));
  yield test('all-different', 'always another page', 6, 5, Array.from({ length: 30 }, (_, i) => i * 3));
  yield test('window-is-n', 'a window as large as n', 8, 3, [1, 2, 3, 1, 2, 3, 4, 4]);
  yield test('window-larger', 'a window larger than n', 20000, 2, [1, 2, 3, 1]);
  yield test('just-gone', 'a page comes back just after it has gone', 3, 3, [1, 2, 3, 1, 2, 3, 4, 1, 5, 1]);
  yield test('still-there', 'the page that goes out is in the window again', 3, 2, [1, 1, 2, 1, 2, 2, 1, 1, 1, 3]);
  yield test('just-fits', 'the working set just fits', 5, 3, [1, 2, 3, 2, 1, 3, 2, 4, 4, 4, 4, 4]);
  yield test('no-frames', 'no free frames', 3, 0, [4, 5, 4]);
  yield test('large-numbers', 'large page numbers', 3, 2, [1000000000, 0, 1000000000, 999999999, 0]);
  yield test('first-time', 'the largest size is reached several times', 3, 9, [1, 1, 2, 3, 3, 3, 4, 5, 6]);
  yield test('habits', 'habits that change', 50, 20, local(2000, 30, 150));
  yield test('many-pages', 'largest n, many pages', 5000, 3900, random.ints(20000, 0, 9000));
  yield test('large-window', 'largest n and a large window', 19999, 100, local(20000, 5, 400));
}
