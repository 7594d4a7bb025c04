export const seed = 4122;

export function* tests(random) {
  const DAY = 86_400_000;
  const start = Date.UTC(2024, 0, 1);
  const date = (n) => new Date(start + n * DAY).toISOString().slice(0, 10);
  const last = (Date.UTC(2040, 11, 31) - start) / DAY;
  const test = (name, tries, holidays, books) => ({
    name,
    tries,
    input: `${holidays.length} ${books.length}\n${[...holidays, ...books.map(([from, d]) => `${from} ${d}`)].join('\n')}\n`,
  });
  yield test('same-month', 'in the same month', [], [['2026-03-02', 14]]);
  yield test('next-month', 'in the next month', [], [['2026-04-20', 14], ['2026-01-31', 2], ['2026-08-31', 1]]);
  yield test('next-year', 'in the next year', [], [['2026-12-28', 7], ['2026-12-31', 1], ['2027-12-31', 1]]);
  yield test('sunday', 'due on a Sunday', [], [['2026-03-01', 7], ['2026-02-22', 7]]);
  yield test('sunday-month-end', 'a Sunday at the end of a month', [], [['2026-05-24', 7], ['2027-01-24', 7]]);
  yield test('leap-year', 'around 29 February', [], [['2028-02-22', 7], ['2028-02-28', 1], ['2027-02-27', 2], ['2032-02-29', 365]]);
  yield test('leap-sunday', '29 February is a Sunday', [], [['2032-02-22', 7]]);
  yield test('holiday', 'due on a holiday', ['2026-08-15'], [['2026-08-01', 14]]);
  yield test('holiday-saturday', 'a holiday just before a Sunday', ['2026-10-03'], [['2026-09-26', 7]]);
  yield test('holiday-monday', 'a holiday just after a Sunday', ['2026-11-09'], [['2026-11-01', 7], ['2026-11-02', 7]]);
  yield test('many-holidays', 'many holidays in a row', Array.from({ length: 20 }, (_, i) => date(1000 + i)), [[date(990), 10], [date(990), 9], [date(999), 15]]);
  yield test('closed-until-new-year', 'closed until the new year', ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'], [['2026-12-22', 7]]);
  yield test('holiday-on-sunday', 'a holiday on a Sunday', ['2027-08-15'], [['2027-08-01', 14]]);
  yield test('borrowed-on-a-holiday', 'borrowed while the library is closed', ['2026-01-26'], [['2026-01-26', 1], ['2026-01-25', 2]]);
  yield test('holiday-in-between', 'holidays between the two dates', ['2026-10-20', '2026-10-21'], [['2026-10-12', 14]]);
  yield test('longest', 'the longest time', [], [['2024-01-01', 1000], ['2040-12-31', 1000], ['2036-02-29', 1000]]);
  for (let i = 1; i <= 3; i += 1) {
    const holidays = [...new Set(Array.from({ length: random.int(20, 200) }, () => date(random.int(0, last))))];
    yield test(`random-${i}`, 'any books', holidays, Array.from({ length: 60 }, () => [date(random.int(0, last)), random.int(1, 1000)]));
  }
}
