export const seed = 40412;

export function* tests(random) {
  const pass = (order, p) => order.toSorted((a, b) => Math.floor(a / 10 ** p) % 10 - Math.floor(b / 10 ** p) % 10);
  const after = (order, passes) => {
    let now = order;
    for (let p = 0; p < passes; p += 1) now = pass(now, p);
    return now;
  };
  const test = (name, tries, before, now) => ({ name, tries, input: `${before.length}\n${before.join(' ')}\n${now.join(' ')}\n` });
  const pins = (n) => random.ints(n, 100000, 999999);
  const exchanged = (order, i, j) => order.with(i, order[j]).with(j, order[i]);
  yield test('one', 'n = 1', [440001], [440001]);
  yield test('equal', 'all PIN codes are equal', Array(8).fill(600028), Array(8).fill(600028));
  yield test('not-begun', 'no pass was done', [302015, 110001, 700091, 302002], [302015, 110001, 700091, 302002]);
  const ordered = pins(20).toSorted((a, b) => a - b);
  yield test('in-order', 'put in in the final order', ordered, ordered);
  for (let p = 1; p <= 6; p += 1) {
    const before = pins(25 + p);
    yield test(`pass-${p}`, `stopped after a pass in the middle or at the end`, before, after(before, p));
  }
  const close = Array.from({ length: 60 }, () => 560000 + random.int(0, 99));
  yield test('done-early', 'the last passes change nothing', close, after(close, 6));
  const zeros = [500000, 400000, 300000, 200000, 900000];
  yield test('zeros', 'only the first digits differ', zeros, after(zeros, 6));
  const borders = [300000, 250000, 130000, 125000, 103000, 102500, 100300, 100250, 100030, 100025];
  yield test('borders', 'numbers just above and below a round one', borders, after(borders, 6));
  yield test('borders-early', 'numbers just above and below a round one, stopped early', borders, after(borders, 3));
  const before = pins(30);
  yield test('moved', 'two letters were exchanged', before, exchanged(after(before, 3), 4, 20));
  const twins = [110203, 210203, 310203, 140203, 240203];
  yield test('moved-among-equals', 'letters with equal digits were exchanged', twins, exchanged(after(twins, 4), 0, 1));
  yield test('backwards', 'in the order from large to small', ordered, ordered.toReversed());
  const repeated = Array.from({ length: 200 }, () => random.pick([411001, 411010, 110411, 411100, 140011]));
  yield test('repeated', 'few different PIN codes', repeated, after(repeated, 4));
  const many = pins(2500);
  yield test('many', 'many letters', many, after(many, 5));
}
