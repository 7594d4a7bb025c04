export const seed = 1101;

export function* tests(random) {
  const test = (name, tries, l, w, t, k) => ({ name, tries, input: `${l} ${w} ${t} ${k}\n` });
  yield test('smallest', 'the smallest floor', 1, 1, 1, 1);
  yield test('exact', 'nothing to cut, the last box is used up', 300, 200, 50, 12);
  yield test('exact-box-left', 'nothing to cut, tiles left over', 300, 200, 50, 23);
  yield test('cut-length', 'tiles are cut at one wall only', 301, 200, 50, 4);
  yield test('cut-width', 'tiles are cut at the other wall only', 300, 199, 50, 7);
  yield test('one-missing', 'one centimetre more than a full tile', 101, 101, 100, 5);
  yield test('one-less', 'one centimetre less than a full tile', 99, 99, 100, 1);
  yield test('one-row', 'a corridor', 100000, 30, 45, 10);
  yield test('large-box', 'a box with more tiles than are needed', 400, 400, 60, 1000);
  yield test('one-per-box', 'each tile in its own box', 777, 555, 33, 1);
  yield test('largest', 'the largest floor', 1000000, 1000000, 1, 1000);
  yield test('largest-uneven', 'more than 2,147,483,647 tiles', 999983, 999979, 7, 13);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any floor', random.int(100, 9999), random.int(100, 9999), random.int(2, 99), random.int(2, 50));
}
