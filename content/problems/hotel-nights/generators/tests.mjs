export const seed = 1511;

export function* tests(random) {
  const test = (name, tries, n, bookings) => ({ name, tries, input: `${n} ${bookings.length}\n${bookings.map((booking) => booking.join(' ')).join('\n')}\n` });
  const any = (n, q, longest, rooms) =>
    Array.from({ length: q }, () => {
      const a = random.int(1, n - 1);
      return [a, random.int(a + 1, Math.min(n, a + longest)), random.int(1, rooms)];
    });
  yield test('smallest', 'n = 2', 2, [[1, 2, 3]]);
  yield test('whole-season', 'a booking for the whole season', 9, [[1, 9, 2], [4, 5, 1]]);
  yield test('first-night', 'the first night', 9, [[1, 2, 5], [3, 9, 4]]);
  yield test('last-night', 'the last night', 9, [[8, 9, 5], [1, 7, 4]]);
  yield test('one-after-other', 'one leaves when the next one comes', 9, [[1, 3, 5], [3, 6, 5], [6, 9, 5]]);
  yield test('same', 'the same booking several times', 9, [[2, 4, 3], [2, 4, 3], [2, 4, 3]]);
  yield test('nested', 'bookings inside each other', 20, [[1, 20, 1], [3, 17, 1], [5, 15, 1], [9, 11, 1]]);
  yield test('equal-peaks', 'several nights need the most rooms', 20, [[2, 5, 4], [8, 11, 4], [15, 16, 4], [10, 12, 1], [3, 4, 1]]);
  yield test('rooms-count', 'few bookings with many rooms', 30, [[1, 10, 1], [2, 10, 1], [3, 10, 1], [20, 21, 4]]);
  yield test('random-small', 'any few bookings', 30, any(30, 12, 9, 9));
  yield test('random', 'any bookings', 400, any(400, 500, 60, 20));
  yield test('large-rooms', 'more rooms than 32 bits hold', 100, Array.from({ length: 4000 }, () => [random.int(1, 50), random.int(51, 100), random.int(900000, 1000000)]));
  yield test('largest', 'largest n and q, long bookings', 30000, Array.from({ length: 10000 }, () => [random.int(1, 2000), random.int(28000, 30000), random.int(1, 9)]));
}
