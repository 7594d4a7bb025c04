export const seed = 171180;

/** The best pay and the fewest shifts: beginnings and ends of shifts are met in the order of time. */
function best(r, shifts) {
  const events = shifts.flatMap(([a, b], i) => [[a, 1, i], [b + r, 0, i]]).toSorted((x, y) => x[0] - y[0] || x[1] - y[1]);
  const results = [];
  let [pay, count] = [0, 0];
  for (const [, begins, i] of events) {
    if (begins === 1) results[i] = [pay + shifts[i][2], count + 1];
    else if (results[i][0] > pay || (results[i][0] === pay && results[i][1] < count)) [pay, count] = results[i];
  }
  return `${pay} ${count}\n`;
}

export function* tests(random) {
  const test = (name, tries, r, shifts) => ({ name, tries, input: `${shifts.length} ${r}\n${shifts.map((shift) => shift.join(' ')).join('\n')}\n`, answer: best(r, shifts) });
  const any = (length, pay) =>
    Array.from({ length: 200_000 }, () => {
      const a = random.int(0, 990_000_000);
      return [a, a + random.int(1, length), random.int(1, pay)];
    });
  yield test('largest', 'largest n', 300, any(100_000, 1_000_000_000));
  yield test('largest-small-pay', 'largest n, many choices pay the same', 10, any(10_000_000, 3));
}
