export const seed = 34030;

const TEAMS = 40_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const before = (a, b) => b.points - a.points || (a.name < b.name ? -1 : 1);

/** Every team begins with up to 1000 points; then each leader loses 1000 and never leads again. */
export function* tests(random) {
  const names = new Set();
  while (names.size < TEAMS) names.add(random.text(5, LETTERS));
  const teams = [...names].map((name) => ({ name, points: random.int(1, 1000), seconds: 0 }));
  let now = 0;
  let leader = teams[0];
  const pause = (team) => {
    const seconds = random.int(1, 4);
    team.seconds += seconds;
    now += seconds;
  };
  const lines = teams.map((team) => {
    const line = `${now} ${team.name} ${team.points}`;
    if (before(team, leader) < 0) leader = team;
    pause(leader);
    return line;
  });
  const order = teams.toSorted(before);
  for (const [i, team] of order.slice(0, -1).entries()) {
    lines.push(`${now} ${team.name} -1000`);
    pause(order[i + 1]);
  }
  const led = teams.filter((team) => team.seconds > 0);
  led.sort((a, b) => b.seconds - a.seconds || (a.name < b.name ? -1 : 1));
  yield {
    name: 'leaders-fall',
    tries: 'largest n, one leader after another falls',
    input: `${lines.length} ${now}\n${lines.join('\n')}\n`,
    answer: `${led.map((team) => `${team.name} ${team.seconds}`).join('\n')}\n`,
  };
}
