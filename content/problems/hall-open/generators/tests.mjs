export const seed = 7209;

const HALLS = ['Gokhale Hall', 'Town Hall', 'Lake Hall'];

export function* tests(random, insert) {
  const bookings = (rows) => insert('bookings', rows.map((row, n) => [n + 1, ...row]));
  const one = (spans) => bookings(spans.map(([starts, ends, status = 'paid']) => ['Town Hall', '2025-11-02', starts, ends, status]));
  yield { name: 'empty', tries: 'an empty table', input: '' };
  yield { name: 'cancelled', tries: 'cancelled bookings only', input: one([[6, 8, 'cancelled'], [7, 9, 'cancelled']]) };
  yield { name: 'touching', tries: 'one begins when another ends', input: one([[8, 10], [10, 12], [13, 14], [12, 13], [0, 1], [15, 24]]) };
  yield { name: 'inside', tries: 'short bookings inside a long one', input: one([[6, 20], [7, 8], [9, 10], [12, 13], [21, 22]]) };
  yield { name: 'same-hours', tries: 'equal bookings', input: one([[9, 11], [9, 11], [9, 10], [12, 13], [12, 14], [12, 13]]) };
  yield { name: 'bridge', tries: 'a cancelled booking between two', input: one([[6, 8], [8, 10, 'cancelled'], [10, 12, 'asked'], [11, 13, 'cancelled']]) };
  yield { name: 'halls', tries: 'several halls and days', input: bookings([['Town Hall', '2025-11-02', 8, 10, 'paid'], ['Lake Hall', '2025-11-02', 9, 12, 'paid'], ['Town Hall', '2025-11-03', 9, 12, 'paid'], ['Lake Hall', '2025-11-02', 6, 7, 'asked'], ['Town Hall', '2025-11-03', 4, 6, 'paid']]) };
  for (let i = 1; i <= 8; i += 1) {
    const rows = Array.from({ length: 6 * i }, () => {
      const starts = random.int(0, 21);
      return [random.pick(HALLS.slice(0, 1 + (i % 3))), `2025-11-0${random.int(1, 3)}`, starts, starts + random.pick([1, 1, 2, 3]), random.pick(['paid', 'paid', 'asked', 'cancelled'])];
    });
    yield { name: `random-${i}`, tries: i < 4 ? 'a few bookings' : 'many bookings', input: bookings(rows) };
  }
}
