export const seed = 3403;

export function* tests(random) {
  const test = (name, tries, end, changes) => ({
    name,
    tries,
    input: `${changes.length} ${end}\n${changes.map((change) => change.join(' ')).join('\n')}\n`,
  });
  const names = (count, length) => {
    const all = new Set();
    while (all.size < count) all.add(random.text(length, 'abcdefghijklmnopqrstuvwxyz'));
    return [...all];
  };
  const points = (most) => {
    const value = random.int(1, most);
    return random.int(0, 1) === 0 ? value : -value;
  };
  /** Changes of any team out of these, with short pauses in between. */
  const any = (count, teams, most, pause) => {
    let now = random.int(0, 5);
    return Array.from({ length: count }, () => {
      const change = [now, random.pick(teams), points(most)];
      now += random.int(1, pause);
      return change;
    });
  };
  const endOf = (changes) => changes.at(-1)[0] + random.int(1, 20);
  yield test('one', 'n = 1', 10, [[3, 'a', 7]]);
  yield test('last-second', 'a change just before the end', 10, [[0, 'a', 7], [9, 'b', 9]]);
  yield test('tie-later-name', 'equal points, the earlier name leads on', 20, [[0, 'a', 5], [4, 'b', 5], [9, 'b', 1]]);
  yield test('tie-earlier-name', 'equal points, the later name led before', 20, [[0, 'b', 5], [4, 'a', 5], [9, 'b', 1], [12, 'a', 1]]);
  yield test('leader-loses', 'the leader loses points', 50, [[0, 'x', 50], [5, 'y', 30], [9, 'z', 40], [14, 'x', -15], [20, 'z', -20], [31, 'x', -6]]);
  yield test('stays-in-front', 'the leader loses points and still leads', 40, [[0, 'm', 50], [5, 'k', 30], [9, 'm', -15], [14, 'm', -5], [20, 'm', -1]]);
  yield test('returns', 'points that return to an earlier number', 60, [[0, 'a', 5], [3, 'b', 9], [9, 'b', -9], [14, 'b', 9], [22, 'a', 4], [30, 'a', -4], [41, 'b', -3], [45, 'b', 3]]);
  yield test('negative', 'negative points only', 70, [[0, 'a', -5], [3, 'b', -3], [9, 'b', -9], [14, 'c', -7], [22, 'a', -4], [30, 'c', -1], [41, 'd', -1]]);
  yield test('equal-times', 'equal times in the lead', 40, [[0, 'dd', 1], [10, 'c', 2], [20, 'da', 3], [30, 'b', 4]]);
  yield test('prefix-names', 'names such as a, aa and ab', 60, [[0, 'ab', 3], [10, 'aa', 3], [20, 'b', 3], [30, 'a', 3], [45, 'aa', 1], [50, 'a', 1]]);
  yield test('all-rise', 'each new team takes the lead', 1000, names(30, 3).map((name, i) => [i * 7, name, i + 1]));
  yield test('all-fall', 'one leader after another falls', 100000, (() => {
    const teams = names(30, 3);
    return [...teams.map((name, i) => [i, name, 100 - i]), ...teams.map((name, i) => [100 + 3 * i, name, -200 - i])];
  })());
  for (let i = 1; i <= 3; i += 1) {
    const changes = any(100 * i, names(3 * i, 2), i === 1 ? 2 : 20, 9);
    yield test(`random-${i}`, 'any changes', endOf(changes), changes);
  }
  {
    const teams = names(6000, 3);
    const first = teams.map((name, i) => [i, name, random.int(1, 99)]);
    const second = any(6000, teams, 99, 2).map(([t, name, change]) => [6000 + t, name, change]);
    yield test('largest', 'largest n, thousands of teams', 30000, [...first, ...second]);
  }
}
