export const seed = 3353;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function* tests(random) {
  const team = () => {
    const names = new Set();
    while (names.size < 11) names.add(random.text(random.int(1, 10), LETTERS));
    return [...names];
  };
  const test = (name, tries, balls) => ({ name, tries, input: `${team().join(' ')}\n${balls.length}\n${balls.join(' ')}\n` });
  /** Any innings of at most so many balls, cut off after the tenth wicket. */
  const any = (most, words) => {
    const balls = [];
    let wickets = 0;
    while (balls.length < most && wickets < 10) {
      const ball = random.pick(words);
      balls.push(ball);
      if (ball === 'W') wickets += 1;
    }
    return balls;
  };
  const words = (text) => text.split(' ');
  yield test('one-ball', 'n = 1', ['2']);
  yield test('first-ball-out', 'out on the first ball', words('W 4'));
  yield test('only-wides', 'nothing but wides', words('wd wd wd'));
  yield test('dots', 'a whole over without a run', words('0 0 0 0 0 0 4'));
  yield test('single-last', 'a single on the last ball of an over', words('0 0 0 0 0 1 4 2'));
  yield test('three-last', 'three runs on the last ball of an over', words('2 2 2 2 2 3 6 1 4'));
  yield test('singles', 'nothing but singles', words('1 1 1 1 1 1 1 1 1 1 1 1 1'));
  yield test('wicket-last', 'a wicket on the last ball of an over', words('0 0 0 0 0 W 1 6'));
  yield test('wide-after-six', 'wides at the end of an over', words('0 0 0 0 0 wd wd 0 wd 4 wd'));
  yield test('wide-only-extra', 'a wide after an odd number of runs', words('1 wd 4 3 wd 6 W wd 2'));
  yield test('all-out', 'the team is all out', words('4 W 1 W 0 W 3 W 6 W W 1 W wd W W 2 W'));
  yield test('all-out-first', 'ten wickets, none of the second opener', words('W W 1 0 W 1 W W W 1 W 0 W 0 0 1 W W'));
  yield test('long-stand', 'a long innings without a wicket', any(200, words('0 0 1 1 2 3 4 6 wd')));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any innings', any(60 * i, words('0 0 0 1 1 1 2 3 4 6 wd 0 1 0 1 W')));
  yield test('largest', 'largest n', any(400, [...words('0 1 2 3 4 6 wd').flatMap((word) => Array(9).fill(word)), 'W']));
}
