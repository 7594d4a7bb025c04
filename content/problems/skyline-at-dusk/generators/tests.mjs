export const seed = 17104;

export function* tests(random) {
  const test = (name, tries, houses) => ({ name, tries, input: `${houses.length}\n${houses.map((house) => house.join(' ')).join('\n')}\n` });
  const any = (n, width, top) =>
    Array.from({ length: n }, () => {
      const l = random.int(0, width - 1);
      return [l, random.int(l + 1, width), random.int(1, top)];
    });
  yield test('one', 'a single house', [[2, 5, 3]]);
  yield test('largest-house', 'the widest and highest house', [[0, 1000000000, 1000000000]]);
  yield test('equal-houses', 'two equal houses', [[3, 8, 4], [3, 8, 4]]);
  yield test('touch-equal', 'houses of the same height touch', [[1, 4, 6], [4, 7, 6], [7, 9, 6]]);
  yield test('touch-different', 'houses of different heights touch', [[1, 4, 6], [4, 7, 2], [7, 9, 8]]);
  yield test('gap', 'a gap between two houses', [[5, 6, 1], [1, 2, 1]]);
  yield test('hidden', 'a house behind a higher and wider one', [[0, 10, 9], [3, 5, 4], [6, 8, 9]]);
  yield test('tower', 'a tower in the middle of a long house', [[0, 20, 3], [8, 12, 30]]);
  yield test('begin-together', 'many houses begin at one place', [[4, 6, 9], [4, 8, 7], [4, 10, 5], [4, 12, 3]]);
  yield test('end-together', 'many houses end at one place', [[1, 9, 2], [3, 9, 4], [5, 9, 6], [7, 9, 8]]);
  yield test('stairs', 'stairs up and down', [[0, 7, 1], [1, 6, 2], [2, 5, 3], [3, 4, 4]]);
  yield test('ended-in-the-heap', 'several high houses have ended before they come to the top', [[0, 9, 9], [1, 3, 8], [1, 4, 7], [1, 5, 6], [1, 12, 2]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any houses', any(5 * i, 8 * i, 4 * i));
  yield test('many', 'thousands of houses', any(3000, 1000000000, 1000000000));
}
