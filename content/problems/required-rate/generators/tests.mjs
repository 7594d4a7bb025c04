export const seed = 4501;

export function* tests(random) {
  const test = (name, tries, t, r, n, overs) => ({ name, tries, input: `${t} ${r}\n${n}\n${overs}\n` });
  yield test('no-ball-bowled', 'no ball was bowled', 150, 0, 20, '0.0');
  yield test('last-ball', 'the last ball', 7, 6, 1, '0.5');
  yield test('last-ball-many', 'many runs from the last ball', 500, 0, 50, '49.5');
  yield test('whole-overs', 'whole overs', 200, 110, 20, '15.0');
  yield test('exact', 'a rate without a remainder', 61, 1, 10, '0.0');
  yield test('exact-tenth', 'a rate of exactly one digit', 40, 19, 10, '6.4');
  yield test('just-above', 'a rate just above a tenth', 402, 101, 50, '0.0');
  yield test('down-would-do', 'a rate that is near the lower tenth', 121, 100, 20, '0.1');
  yield test('carry', 'a rate that is rounded up to a whole run', 180, 31, 20, '5.0');
  yield test('below-one', 'less than one run an over', 100, 99, 50, '0.0');
  yield test('below-one-later', 'less than one run an over, later', 100, 98, 50, '20.3');
  yield test('two-digits-overs', 'balls after ten overs', 250, 120, 50, '10.5');
  yield test('small-innings', 'an innings of one over', 20, 3, 1, '0.4');
  for (let i = 1; i <= 6; i += 1) {
    const n = random.pick([5, 20, 50, random.int(1, 50)]);
    const balls = random.int(0, 6 * n - 1);
    const t = random.int(1, 500);
    yield test(`random-${i}`, 'any match', t, random.int(0, t - 1), n, `${Math.floor(balls / 6)}.${balls % 6}`);
  }
}
