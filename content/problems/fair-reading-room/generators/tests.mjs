export const seed = 60311;

export function* tests(random) {
  const test = (name, tries, people) => ({ name, tries, input: `${people.length}\n${people.map((p) => p.join(' ')).join('\n')}\n` });
  const any = (n, every, needs, readers) => {
    let second = 0;
    return Array.from({ length: n }, () => {
      second += random.int(0, every);
      return [random.int(1, 10) <= readers ? 'R' : 'W', second, random.int(1, needs)];
    });
  };
  yield test('one-reader', 'a single reader', [['R', 0, 1]]);
  yield test('one-writer', 'a single writer', [['W', 5, 3]]);
  yield test('only-readers', 'only readers', [['R', 1, 5], ['R', 2, 5], ['R', 6, 5], ['R', 20, 1]]);
  yield test('only-writers', 'only writers', [['W', 0, 5], ['W', 1, 2], ['W', 20, 3], ['W', 21, 1]]);
  yield test('same-second', 'all come at the same second', [['R', 4, 2], ['W', 4, 2], ['R', 4, 2], ['R', 4, 3], ['W', 4, 1]]);
  yield test('behind-a-writer', 'a reader comes behind a waiting writer', [['R', 0, 10], ['W', 1, 1], ['R', 2, 1], ['R', 3, 1]]);
  yield test('long-reader-first', 'the first reader stays longest', [['R', 0, 50], ['R', 1, 2], ['W', 3, 4], ['R', 4, 1]]);
  yield test('leaves-and-enters', 'somebody leaves when another enters', [['R', 0, 5], ['R', 5, 5], ['W', 10, 5], ['R', 15, 1]]);
  yield test('empty-in-between', 'the room is empty in between', [['W', 0, 2], ['R', 9, 2], ['W', 30, 2], ['R', 50, 2]]);
  yield test('group-behind', 'a group of readers waits behind a writer', [['W', 0, 9], ...Array.from({ length: 6 }, (_, i) => ['R', i + 1, i + 2]), ['W', 8, 3]]);
  yield test('in-turn', 'readers and writers in turn', Array.from({ length: 12 }, (_, i) => [i % 2 === 0 ? 'R' : 'W', i, 4]));
  yield test('short-after-long', 'somebody comes when a long writer leaves', [['W', 0, 1000000], ['R', 1000000, 1], ['W', 1000000, 1], ['R', 1000000, 1]]);
  yield test('large', 'the longest waits', Array.from({ length: 1000 }, (_, i) => [i % 10 === 9 ? 'R' : 'W', 1000 * i, 999000 + i]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any people', any(12 * i, 4, 9, 5 + i));
  yield test('many-readers', 'largest n, mostly readers', any(1000, 3, 60, 9));
}
