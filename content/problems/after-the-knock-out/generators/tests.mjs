export const seed = 41411;

export function* tests(random) {
  const rounds = (k, letter) => Array.from({ length: k }, (_, i) => Array.from({ length: 2 ** (k - 1 - i) }, () => letter(i)).join(''));
  const test = (name, tries, played, teams) => ({ name, tries, input: `${played.length}\n${played.join('\n')}\n${teams.length}\n${teams.join('\n')}\n` });
  const all = (k) => Array.from({ length: 2 ** k }, (_, i) => i + 1);
  yield test('two-left', 'k = 1, the first team wins', ['L'], [2, 1]);
  yield test('two-right', 'k = 1, the second team wins', ['R'], [1, 2]);
  yield test('four', 'k = 2', ['LR', 'R'], all(2));
  yield test('four-again', 'k = 2, won on the left', ['RL', 'L'], all(2));
  yield test('always-left', 'the first team always wins', rounds(4, () => 'L'), all(4));
  yield test('always-right', 'the second team always wins', rounds(4, () => 'R'), all(4));
  yield test('in-turns', 'rounds won by the left and the right in turns', rounds(5, (i) => 'LR'[i % 2]), all(5));
  yield test('same-team', 'the same team again and again', rounds(3, () => random.pick(['L', 'R'])), [5, 5, 5, 5]);
  yield test('losers', 'only teams that lost in the first round', ['LLLLRRRR', ...rounds(3, () => random.pick(['L', 'R']))], [2, 4, 6, 8, 9, 11, 13, 15]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any results', rounds(i + 4, () => random.pick(['L', 'R'])), random.ints(30, 1, 2 ** (i + 4)));
  yield test('many-teams', 'many teams, few questions', rounds(13, () => random.pick(['L', 'R'])), random.ints(40, 1, 2 ** 13));
}
