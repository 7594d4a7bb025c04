export const seed = 604;

export function* tests(random) {
  const test = (name, tries, frames, pages) => ({ name, tries, input: `${frames} ${pages.length}\n${pages.join(' ')}\n` });
  yield test('one-frame', 'a single frame', 1, [1, 1, 2, 1, 2, 2, 3]);
  yield test('one-request', 'a single request', 3, [7]);
  yield test('same-page', 'always the same page', 5, Array(20).fill(6));
  yield test('never-full', 'the frames never become full', 10, random.ints(60, 1, 8));
  yield test('exactly-full', 'just as many pages as frames', 6, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
  yield test('one-too-many', 'one page more than frames, in a loop', 4, Array.from({ length: 40 }, (_, i) => (i % 5) + 1));
  yield test('second-chances', 'some pages are used again and again', 4, [1, 2, 3, 4, 5, 1, 2, 6, 1, 2, 7, 1, 2, 8, 1, 2, 3]);
  yield test('hot-and-cold', 'a few pages are used often', 8, Array.from({ length: 400 }, () => (random.int(1, 10) <= 7 ? random.int(1, 5) : random.int(6, 40))));
  yield test('all-different', 'all pages different', 7, Array.from({ length: 50 }, (_, i) => i + 1));
  yield test('random', 'any requests', 10, random.ints(300, 1, 15));
  yield test('largest', 'largest f and n', 100, random.ints(5000, 1, 130));
}
