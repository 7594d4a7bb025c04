export const seed = 9430;

export function* tests(random) {
  const test = (name, tries, children, sweaters) => ({ name, tries, input: `${children.length} ${sweaters.length}\n${children.join(' ')}\n${sweaters.join(' ')}\n` });
  yield test('one-fits', 'one child, the same size', [30], [30]);
  yield test('one-largest', 'one child, the largest that fits', [30], [34]);
  yield test('one-too-large', 'one child, just too large', [30], [35]);
  yield test('one-too-small', 'one child, just too small', [30], [29]);
  yield test('more-children', 'more children than sweaters', [10, 10, 10, 11], [12, 13]);
  yield test('more-sweaters', 'more sweaters than children', [10, 20], [9, 10, 11, 12, 21, 25]);
  yield test('none-fits', 'nothing fits', [10, 20, 30], [5, 15, 25, 35]);
  yield test('unsorted', 'sizes in any order', [24, 12, 18, 6], [20, 8, 26, 14]);
  yield test('large-first', 'the large sweater comes first', [10, 14], [14, 10, 18]);
  yield test('small-child-waits', 'the small child can only take what the large one wants', [11, 15, 15], [19, 15, 16]);
  yield test('chain', 'each sweater fits two neighbours', [10, 12, 14, 16, 18, 20], [14, 16, 18, 20, 22, 24]);
  yield test('all-equal', 'all sizes equal', [50, 50, 50], [50, 50]);
  yield test('bounds', 'smallest and largest sizes', [1, 100, 97], [1, 5, 100, 100]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any sizes', random.ints(4 * i * i, 1, 10 * i), random.ints(5 * i * i, 1, 10 * i + 4));
  yield test('largest', 'largest c and w', random.ints(5000, 1, 96), random.ints(5000, 1, 100));
}
