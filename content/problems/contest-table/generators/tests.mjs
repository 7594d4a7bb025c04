export const seed = 2309;

export function* tests(random) {
  const test = (name, tries, log) => ({ name, tries, input: `${log.length}\n${log.join('\n')}\n` });
  const contest = (m, teams, problems, accepted) => {
    const minutes = random.ints(m, 0, 300).sort((a, b) => a - b);
    return minutes.map((minute) => {
      const team = random.pick(teams);
      const problem = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[random.int(0, problems - 1)];
      return `${team} ${problem} ${minute} ${random.int(1, 10) <= accepted ? 'AC' : 'WA'}`;
    });
  };
  const names = (n, length = 6) => {
    const found = new Set();
    while (found.size < n) found.add(random.text(length, 'abcdefghijklmnopqrstuvwxyz'));
    return [...found];
  };
  yield test('one-right', 'm = 1, accepted', ['a A 7 AC']);
  yield test('one-wrong', 'm = 1, wrong', ['a A 7 WA']);
  yield test('wrong-then-right', 'wrong ones before the accepted one', ['a A 1 WA', 'a A 2 WA', 'a A 3 AC']);
  yield test('after-accepted', 'submissions after the accepted one', ['a A 3 AC', 'a A 4 WA', 'a A 5 AC', 'b A 5 AC', 'b A 6 WA']);
  yield test('never-solved', 'wrong ones for a problem that was not solved', ['a B 1 WA', 'a B 2 WA', 'a A 9 AC', 'b A 9 AC']);
  yield test('shared', 'shared ranks', ['d A 5 AC', 'c A 5 AC', 'b A 5 AC', 'a A 6 AC']);
  yield test('shared-twice', 'two groups that share', ['a A 1 AC', 'b A 1 AC', 'c A 2 AC', 'd A 2 AC', 'e A 2 AC', 'f A 3 AC']);
  yield test('shared-last', 'nobody solves anything', ['zoo A 5 WA', 'ant B 6 WA', 'bee A 7 WA']);
  yield test('names', 'names that begin alike', ['ab A 5 AC', 'a A 5 AC', 'abc A 5 AC', 'aa A 5 AC']);
  yield test('more-beats-less', 'more problems with much penalty', ['a A 1 AC', 'b A 200 WA', 'b A 250 AC', 'b B 300 AC']);
  yield test('minute-zero', 'minute 0', ['a A 0 AC', 'b A 0 WA', 'b A 0 AC', 'c B 0 AC']);
  yield test('same-penalty', 'the same penalty in different ways', ['a A 5 WA', 'b A 25 AC', 'a A 5 AC', 'c A 25 AC']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any log', contest(120, names(10, 2), 3 + i, 2 + i));
  yield test('many-ties', 'many equal teams', contest(200, names(60, 3), 2, 6).map((line) => line.replace(/ \d+ /, ' 10 ')));
  yield test('largest', 'largest m', contest(15000, names(300, 8), 12, 3));
}
