export const seed = 4041;

export function* tests(random) {
  const test = (name, tries, a, p, b, q, f) => ({ name, tries, input: `${a} ${p}\n${b} ${q} ${f}\n` });
  yield test('at-the-beginning', 'Ravi has more at the beginning', 10, 900, 11, 0, 5);
  yield test('equal-at-the-beginning', 'equal at the beginning', 100, 10, 100, 11, 0);
  yield test('never-equal', 'always equal', 100, 10, 100, 10, 0);
  yield test('never', 'Asha saves faster', 0, 500, 0, 400, 0);
  yield test('nothing', 'nobody has anything', 0, 0, 0, 0, 0);
  yield test('first-month', 'in the first month', 50, 0, 0, 51, 100);
  yield test('fee-in-the-month', 'the fee comes in the month that decides', 59, 0, 0, 10, 5);
  yield test('fee-takes-all', 'the fee is larger than what is there', 100, 0, 0, 10, 1000000);
  yield test('after-two-years', 'no more fees after two years', 400, 0, 0, 50, 300);
  yield test('fee-takes-exactly-all', 'the fee takes exactly what is there', 200, 0, 0, 20, 120);
  yield test('month-600', 'in month 600', 599, 0, 0, 1, 0);
  yield test('month-601', 'one month too late', 600, 0, 0, 1, 0);
  yield test('many-fees', 'many fees on the way', 3000, 10, 0, 50, 120);
  yield test('fee-eats-the-gain', 'the fees take what Ravi gains', 1000, 10, 900, 20, 60);
  yield test('largest', 'largest numbers', 1000000, 1000000, 0, 1000000, 0);
  yield test('largest-yes', 'largest numbers, Ravi gains', 1000000, 0, 0, 1000000, 1000000);
  for (let i = 1; i <= 4; i += 1) {
    const p = random.int(0, 300);
    yield test(`random-${i}`, 'any numbers', random.int(0, 20000), p, random.int(0, 5000), p + random.int(1, 90), random.int(0, 300));
  }
}
