export const seed = 1601;

export function* tests(random) {
  const test = (name, tries, claims) => ({ name, tries, input: `${claims.length}\n${claims.map((claim) => claim.join(' ')).join('\n')}\n` });
  const around = (x, y, most) => [x - random.int(1, most), y - random.int(1, most), x + random.int(1, most), y + random.int(1, most)];
  const far = 10 ** 9;
  yield test('one', 'n = 1', [[-3, 2, 5, 4]]);
  yield test('inside', 'one field inside another', [[0, 0, 100, 100], [20, 30, 50, 60]]);
  yield test('equal', 'two equal fields', [[1, 1, 7, 9], [1, 1, 7, 9]]);
  yield test('side-by-side', 'fields that share a border from north to south', [[0, 0, 5, 5], [5, 0, 9, 5]]);
  yield test('above', 'fields that share a border from west to east', [[0, 0, 5, 5], [0, 5, 5, 9]]);
  yield test('corner', 'fields that share a corner', [[0, 0, 5, 5], [5, 5, 9, 9]]);
  yield test('apart', 'fields far from each other in both directions', [[0, 0, 5, 5], [20, 20, 30, 30]]);
  yield test('apart-north', 'fields apart from south to north only', [[0, 0, 5, 5], [1, 8, 4, 9]]);
  yield test('pairs-only', 'each two share land, but not all three', [[0, 0, 10, 4], [0, 0, 4, 10], [3, 3, 12, 12], [0, 3, 3, 12]]);
  yield test('cross', 'a cross', [[-10, -1, 10, 1], [-2, -20, 3, 20]]);
  yield test('negative', 'only negative numbers', [[-90, -80, -10, -20], [-60, -70, -30, -40]]);
  yield test('huge', 'the largest fields', [[-far, -far, far, far], [-far, -far, far, far]]);
  yield test('strip', 'a strip that is one wide', [[-far, 0, far, 1], [-far, -5, far - 3, 1]]);
  yield test('around', 'any fields around one place', Array.from({ length: 200 }, () => around(17, -23, 400)));
  yield test('random', 'any few fields', Array.from({ length: 3 }, () => around(random.int(-5, 5), random.int(-5, 5), 20)));
  yield test('largest', 'largest n', Array.from({ length: 1000 }, () => around(-123456, 654321, 9 * 10 ** 8)));
}
