export const seed = 7154;

const TABLES = ['teams', 'matches'];
const TEAMS = ['Tigers', 'Kites', 'Rhinos', 'Herons', 'Cobras'];

/** Teams, players with and without a team, matches with and without a winner, scores with ties and ducks. */
function world(random, size) {
  const teams = TEAMS.slice(0, 3 + (size % 3)).map((name, n) => [n + 1, name, random.pick(['Indore', 'Surat', null])]);
  const players = Array.from({ length: 4 + size }, (_, n) => [n + 1, random.pick(['Arjun', 'Bala', 'Chetan', 'Dev']), random.pick([random.int(1, teams.length - 1), random.int(1, teams.length), null])]);
  const matches = Array.from({ length: 3 * size }, (_, n) => {
    const [home, away] = random.shuffle(teams.slice(0, Math.max(2, teams.length - 1)).map(([id]) => id));
    return [n + 1, `2025-01-${10 + n}`, home, away, random.pick([home, home, away, null])];
  });
  const scores = matches.flatMap(([match]) => players.slice(0, -1).filter(() => random.int(0, 1) === 1).map(([player]) => [match, player, random.pick([0, 0, 8, 31, 52, 52, 77]), random.int(1, 9)]));
  return { teams, players, matches, scores };
}

export function* tests(random, insert) {
  const data = (rows) => TABLES.map((table) => insert(table, rows[table] ?? [])).join('');
  yield { name: 'empty', tries: 'empty tables', input: '' };
  const season = (winners) => data({ teams: [[1, 'Tigers', null], [2, 'Kites', null]], matches: winners.map((winner, n) => [n + 1, `2025-01-${10 + n}`, (n % 2) + 1, 2 - (n % 2), winner]) });
  yield { name: 'broken', tries: 'rows that are broken', input: season([1, 1, 2, 1, 1, 1, null, 1, 2, 2]) };
  yield { name: 'all', tries: 'a team that wins always', input: season([2, 2, 2, 2]) };
  for (let i = 1; i <= 10; i += 1) {
    const size = i < 8 ? i : i - 4;
    yield { name: `random-${i}`, tries: size < 4 ? 'a few rows' : 'many rows', input: data(world(random, size)) };
  }
}
