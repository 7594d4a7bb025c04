export const seed = 9107;

export function* tests(random) {
  const test = (name, tries, c, stops) => ({
    name,
    tries,
    input: `${c} ${stops.length}\n${stops.map(stop => stop.join(' ')).join('\n')}\n`,
  });
  const ride = (c, n, most) => {
    let inside = 0;
    const stops = [];
    for (let i = 0; i < n; i += 1) {
      const off = random.int(0, inside);
      const wait = random.int(0, most);
      inside = Math.min(c, inside - off + wait);
      stops.push([off, wait]);
    }
    return stops;
  };
  yield test('one-stop-nobody', 'one stop, nobody waits', 1, [[0, 0]]);
  yield test('one-stop-too-many', 'one stop, too many people', 10, [[0, 25]]);
  yield test('exactly-full', 'exactly full', 10, [[0, 10], [0, 0], [3, 3]]);
  yield test('one-too-many', 'one person too many', 10, [[0, 11]]);
  yield test('off-makes-room', 'room only because people get off', 20, [[0, 20], [8, 8], [20, 20]]);
  yield test('full-all-day', 'full, and nobody gets off', 5, [[0, 5], [0, 4], [0, 7], [0, 2]]);
  yield test('equal-stops', 'two stops where equally many stay behind', 10, [[0, 12], [1, 7], [2, 8]]);
  yield test('last-stop-worst', 'the most at the last stop', 6, [[0, 7], [6, 2], [0, 90]]);
  yield test('first-stop-worst', 'the most at the first stop', 6, [[0, 90], [6, 2], [0, 7]]);
  yield test('one-place', 'a bus with one place', 1, [[0, 1], [1, 2], [0, 1], [1, 0], [0, 1]]);
  yield test('never-full', 'large bus, few people', 100, ride(100, 30, 4));
  yield test('largest', 'most stops, most people', 100, Array.from({ length: 1000 }, (_, i) => [i === 0 ? 0 : 100, 1000]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any ride', 40, ride(40, 20 * i, 45));
}
