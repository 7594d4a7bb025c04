export const seed = 7201;

/** Days of a month, from the first on, with a reading each. */
const month = (name, readings) => readings.map((mm, n) => [`${name}-${String(n + 1).padStart(2, '0')}`, mm]);

export function* tests(random, insert) {
  yield { name: 'empty', tries: 'an empty table', input: '' };
  yield { name: 'borders', tries: 'four, five and six readings', input: insert('rain', [...month('2025-06', [1, 2, 3, 4]), ...month('2025-07', [1, 2, 3, 4, 5]), ...month('2025-08', [1, 2, 3, 4, 5, 6])]) };
  yield { name: 'holidays', tries: 'rows without a number', input: insert('rain', [...month('2025-05', [null, null, null, null, null, null]), ...month('2025-06', [9, null, 9, 9, 9]), ...month('2025-07', [9, null, 9, 9, 9, 9])]) };
  yield { name: 'dry', tries: 'months without rain', input: insert('rain', [...month('2025-01', [0, 0, 0, 0, 0]), ...month('2025-02', [0, 0, 3, 0, 0, null])]) };
  yield { name: 'years', tries: 'the same month of two years', input: insert('rain', [...month('2025-07', [1, 1, 1, 1, 1]), ...month('2024-07', [20, 20, 20, 20, 20, 20]), ...month('2024-12', [5, 5, 5, 5, 5])]) };
  for (let i = 1; i <= 6; i += 1) {
    const rows = ['2023-12', '2024-06', '2024-07', '2025-06', '2025-07', '2025-10', '2025-11'].flatMap((name) => month(name, Array.from({ length: random.int(3, 12) }, () => random.pick([null, 0, 0, 4, 18, 75]))));
    yield { name: `random-${i}`, tries: 'several months', input: insert('rain', random.shuffle(rows).slice(0, 10 + 8 * i)) };
  }
}
