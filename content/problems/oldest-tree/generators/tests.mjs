export const seed = 9212;

export function* tests(random) {
  const names = ['Asha', 'Bina', 'Chhaya', 'Divya', 'Esha', 'Falguni', 'Gita', 'Hema', 'Indu', 'Jaya'];
  const test = (name, tries, dates) => ({ name, tries, input: `${dates.length}\n${dates.map((d, i) => `${names[i % 10]}${'x'.repeat(Math.floor(i / 10) % 10)} ${d.join(' ')}`).join('\n')}\n` });
  const any = (count, from, to) => Array.from({ length: count }, () => [random.int(1, 28), random.int(1, 12), random.int(from, to)]);
  yield test('one', 'n = 1', [[1, 1, 2000]]);
  yield test('year-decides', 'the years decide against months and days', [[30, 12, 2001], [1, 1, 2002]]);
  yield test('year-decides-later', 'the years decide, later tree first', [[1, 1, 2002], [30, 12, 2001]]);
  yield test('month-decides', 'the months decide against the days', [[28, 2, 2010], [1, 3, 2010]]);
  yield test('month-decides-later', 'the months decide, later tree first', [[1, 3, 2010], [28, 2, 2010]]);
  yield test('day-decides', 'only the days differ', [[14, 7, 2012], [13, 7, 2012], [15, 7, 2012]]);
  yield test('two-oldest', 'two oldest trees', [[5, 5, 2005], [4, 4, 2004], [4, 4, 2004], [6, 6, 2006]]);
  yield test('two-youngest', 'two youngest trees', [[5, 5, 2005], [6, 6, 2006], [6, 6, 2006], [4, 4, 2004]]);
  yield test('border-dates', 'first and last possible date', [[31, 12, 2100], [1, 1, 1900], [31, 12, 1900], [1, 1, 2100]]);
  yield test('one-year', 'all trees of one year', any(20, 1999, 1999));
  yield test('oldest-last', 'the oldest tree comes last', [[9, 9, 2009], [8, 9, 2009], [9, 8, 2009], [31, 8, 2008]]);
  yield test('leap-day', 'the 29th of February', [[1, 3, 2012], [29, 2, 2012], [28, 2, 2012]]);
  yield test('largest', 'largest n', any(1000, 1950, 2024));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any trees', any(15 * i, 2005, 2005 + 2 * i));
}
