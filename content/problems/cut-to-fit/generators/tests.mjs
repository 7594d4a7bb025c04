export const seed = 7105;

export function* tests(random) {
  const test = (name, tries, data, mtus) => ({ name, tries, input: `${data} ${mtus.length}\n${mtus.join(' ')}\n` });
  yield test('whole', 'the packet fits everywhere', 500, [1500, 520, 9000]);
  yield test('just-fits', 'the packet just fits', 1480, [1500]);
  yield test('one-byte-more', 'one byte too many', 1481, [1500]);
  yield test('one-byte', 'one byte of data', 1, [68]);
  yield test('not-a-multiple', 'an MTU whose room 8 does not divide', 3000, [1006]);
  yield test('seven-left', 'an MTU that wastes seven bytes', 500, [147]);
  yield test('last-may-be-odd', 'the last fragment fits without going down to a multiple of 8', 207, [127]);
  yield test('smallest', 'the smallest MTU', 1000, [68]);
  yield test('twice', 'fragments are cut again', 4000, [1500, 600]);
  yield test('smaller-and-larger', 'larger links later on', 4000, [1500, 9000, 400, 1500]);
  yield test('middle-cut', 'only some fragments are cut again', 2000, [1044, 996]);
  yield test('middle-not-last', 'a fragment in the middle is cut and its end is not the last', 5000, [1500, 1400, 777]);
  for (let i = 1; i <= 3; i += 1) yield test(`any-${i}`, 'any way', random.int(1000, 20000), random.ints(random.int(2, 8), 68, 3000));
  yield test('largest', 'the largest packet, 20 links', 65515, [65535, ...random.ints(19, 300, 2000)]);
}
