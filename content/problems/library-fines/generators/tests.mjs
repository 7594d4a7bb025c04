export const seed = 1602;

export function* tests(random) {
  const test = (name, tries, records) => ({ name, tries, input: `${records.length}\n${records.map((record) => record.join(' ')).join('\n')}\n` });
  const two = (value) => String(value).padStart(2, '0');
  /** The date a number of days after the first of January 1990. */
  const date = (days) => {
    const d = new Date(Date.UTC(1990, 0, 1 + days));
    return `${two(d.getUTCDate())}/${two(d.getUTCMonth() + 1)}/${d.getUTCFullYear()}`;
  };
  const record = (reader, from, late) => [reader, date(from), date(from + late)];
  const any = (n, readers, low, high) => Array.from({ length: n }, () => record(random.int(1, readers), random.int(400, 38000), random.int(low, high)));
  yield test('in-time', 'a book returned on the day', [record(5, 900, 0)]);
  yield test('one-day', 'one day late', [record(5, 900, 1)]);
  yield test('seven', 'seven days late', [record(5, 1000, 7)]);
  yield test('eight', 'eight days late', [record(5, 1000, 8)]);
  yield test('early', 'books returned early', [record(5, 1000, -3), record(6, 1000, -300)]);
  yield test('early-and-late', 'a reader early once and late once', [record(5, 1000, -30), record(5, 2000, 4)]);
  yield test('months', 'over the end of each month', Array.from({ length: 12 }, (_, i) => [i + 1, `27/${two(i + 1)}/2021`, i < 11 ? `02/${two(i + 2)}/2021` : '02/01/2022']));
  yield test('leap', 'the end of February in several years', [2000, 2001, 2004, 2023, 2024, 2096].map((year, i) => [i + 1, `28/02/${year}`, `01/03/${year}`]));
  yield test('leap-day', 'due or returned on 29 February', [[1, '29/02/2024', '01/03/2024'], [2, '20/02/2024', '29/02/2024'], [3, '29/02/2024', '29/02/2028']]);
  yield test('new-year', 'over the new year', [[1, '31/12/1999', '01/01/2000'], [2, '30/12/2024', '05/01/2025']]);
  yield test('very-late', 'many years late', [[500, '01/01/1990', '31/12/2099'], [1, '31/12/1990', '01/01/2050']]);
  yield test('same-reader', 'one reader with many books', any(200, 1, -5, 20));
  yield test('borders', 'about seven days late', any(300, 40, 5, 10));
  yield test('random', 'any records', any(300, 500, -20, 60));
  yield test('largest', 'largest n', any(1000, 500, -400, 2000));
}
