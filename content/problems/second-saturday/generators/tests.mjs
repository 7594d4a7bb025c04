export const seed = 9432;

export function* tests(random) {
  const test = (name, tries, holidays, days) => ({ name, tries, input: `${holidays.length} ${days.length}\n${[...holidays, ...days].join('\n')}\n` });
  const day = (i) => new Date(Date.UTC(2000, 0, 1 + i)).toISOString().slice(0, 10);
  const place = (date) => (Date.parse(date) - Date.UTC(2000, 0, 1)) / 86400000;
  const row = (date, count) => Array.from({ length: count }, (_, i) => day(place(date) + i));
  yield test('month', 'each day of a month, no holidays', [], row('2026-11-01', 30));
  yield test('month-from-saturday', 'a month that begins with a Saturday', [], row('2027-05-01', 31));
  yield test('month-from-sunday', 'a month that begins with a Sunday', [], row('2027-08-01', 31));
  yield test('five-saturdays', 'a fifth Saturday', [], row('2025-03-27', 5));
  yield test('first-days', 'the first days of 2000', [], row('2000-01-01', 16));
  yield test('leap-day', 'the end of February in a leap year', ['2028-02-28', '2028-02-29'], row('2028-02-24', 8));
  yield test('no-leap-day', 'the end of February in other years', ['2026-02-27'], row('2026-02-26', 5));
  yield test('year-end', 'the end of a year', row('2022-12-28', 6), row('2022-12-26', 9));
  yield test('holiday-on-sunday', 'a holiday on a Sunday', ['2026-11-29'], row('2026-11-27', 5));
  yield test('holiday-on-saturdays', 'holidays on all Saturdays of a month', ['2026-08-01', '2026-08-08', '2026-08-15', '2026-08-22', '2026-08-29'], row('2026-08-01', 31));
  yield test('long-holidays', 'many holidays in a row', row('2030-10-01', 45), row('2030-09-28', 50));
  yield test('holiday-twice', 'a holiday that is listed twice', ['2026-10-02', '2026-10-02'], ['2026-10-02']);
  yield test('late', 'the last years', [], row('2099-11-20', 35));
  for (let i = 1; i <= 3; i += 1) {
    const from = random.int(0, 36000);
    yield test(`random-${i}`, 'any days', Array.from({ length: 8 * i }, () => day(from + random.int(0, 60))), Array.from({ length: 20 * i }, () => day(from + random.int(0, 60))));
  }
  yield test('largest', 'largest h and q', Array.from({ length: 100 }, () => day(random.int(0, 36000))), Array.from({ length: 100 }, () => day(random.int(0, 36000))));
}
