export const seed = 8401;

export function* tests(random) {
  const test = (name, tries, w, g, cards) => ({
    name,
    tries,
    input: `${w} ${g} ${cards.length}\n${cards.map((card) => card.join(' ')).join('\n')}\n`,
  });
  const cards = (n, low, high) => Array.from({ length: n }, () => [random.int(low, high), random.int(1, 300)]);
  yield test('one', 'a single card', 300, 10, [[120, 80]]);
  yield test('exactly', 'cards that fill a line exactly', 300, 0, [[100, 5], [100, 9], [100, 7], [300, 4], [150, 1], [150, 2]]);
  yield test('one-pixel', 'one pixel too much', 300, 0, [[100, 5], [100, 9], [101, 7], [200, 4], [101, 3]]);
  yield test('gap-decides', 'the gap decides', 300, 10, [[145, 5], [145, 5], [145, 5], [146, 5], [140, 1], [95, 2], [95, 3], [90, 6]]);
  yield test('no-gap', 'a gap of 0', 100, 0, cards(30, 5, 50));
  yield test('too-wide', 'cards wider than the page', 200, 10, [[201, 10], [200, 20], [1000, 30], [5, 40], [6000, 50]]);
  yield test('too-wide-first', 'a first card that is too wide', 50, 100, [[51, 7], [1, 1], [1, 2]]);
  yield test('wide-gap', 'a gap wider than the cards', 100, 60, [[20, 5], [20, 6], [21, 7], [10, 3], [30, 9]]);
  yield test('all-in-one-line', 'all cards in one line', 5000, 3, cards(40, 20, 100));
  yield test('highest-last', 'the highest card comes first, in the middle, last', 100, 5, [[30, 9], [30, 1], [30, 1], [30, 1], [30, 9], [30, 1], [30, 1], [30, 1], [30, 9]]);
  yield test('tiny-page', 'a page one pixel wide', 1, 5, [[1, 3], [1, 4], [2, 5]]);
  yield test('random', 'any cards', 640, 16, cards(100, 10, 400));
  yield test('largest', 'most cards', 1280, 24, cards(1000, 1, 700));
}
