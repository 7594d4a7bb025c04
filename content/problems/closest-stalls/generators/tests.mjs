export const seed = 41413;

export function* tests(random) {
  const test = (name, tries, stalls) => ({ name, tries, input: `${stalls.length}\n${stalls.map((stall) => stall.join(' ')).join('\n')}\n` });
  const far = 1000000000;
  const different = (stalls) => random.shuffle([...new Map(stalls.map((stall) => [stall.join(' '), stall])).values()]);
  const any = (count, low, high) => different(Array.from({ length: count }, () => random.ints(2, low, high)));
  const line = (count, at) => Array.from({ length: count }, (_, i) => at(i));
  yield test('two', 'n = 2', [[3, 4], [0, 0]]);
  yield test('largest-distance', 'two stalls in opposite corners', [[-far, -far], [far, far]]);
  yield test('three', 'n = 3', [[0, 0], [100, 0], [60, 1]]);
  yield test('corners', 'far apart in all corners', [[-far, -far], [far, far], [-far, far], [far, -far]]);
  yield test('neighbours', 'the smallest distance that is possible', [[5, 5], [50, 50], [6, 5], [-50, 20]]);
  yield test('one-row', 'all in one row from west to east', different(line(40, (i) => [i * i - 300, 12])));
  yield test('one-column', 'all in one row from south to north', different(line(41, (i) => [-7, i * i + 3 * i])));
  yield test('diagonal', 'all on a diagonal', different(line(30, (i) => [i * i * 5, -i * i * 5])));
  yield test('across', 'the closest pair lies across the middle', [[-900, 0], [-500, 300], [-3, 80], [2, 84], [400, -300], [900, 10]]);
  yield test('across-up', 'a pair across the middle, one above the other', [[-90, 0], [-50, 60], [-1, 20], [0, 29], [1, -40], [60, 50], [95, 0]]);
  yield test('between', 'other stalls lie between the closest pair in each order', [[0, 0], [1, 500], [2, 1000], [3, 3], [4, 1500], [5, -700], [500, 1], [900, 2]]);
  yield test('third-between', 'a third stall lies between the two from south to north', [[1, 6], [9, 3], [-1, 0]]);
  yield test('thirds-between', 'several stalls lie between the two from south to north', [[-100, 8], [100, 60], [-101, 75], [99, -10], [10, 70], [-9, 0], [210, 30], [-210, 44]]);
  const rows = line(12, (i) => [i % 2 ? 1000 : 0, 70 * i]);
  yield test('two-columns', 'two columns of stalls', different([...rows, [500, 3000], [560, 3000]]));
  yield test('grid', 'many pairs are equally close', different(line(64, (i) => [(i % 8) * 10, Math.floor(i / 8) * 10])));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any positions', any(30 * i * i, -200 * i, 200 * i));
  const strip = line(300, (i) => [random.int(-3, 3), 40 * i + random.int(0, 12)]);
  yield test('narrow', 'a long narrow strip', different(strip));
  yield test('many', 'many stalls, far apart', any(2000, -far, far));
}
