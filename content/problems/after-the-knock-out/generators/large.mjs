export const seed = 414110;

const ROUNDS = 16;
const QUESTIONS = 50_000;

export function* tests(random) {
  const lines = [];
  let left = Array.from({ length: 2 ** ROUNDS }, (_, i) => i + 1);
  const won = new Array(left.length + 1).fill(0);
  const stronger = new Array(left.length + 1).fill(0);
  const matches = [];
  while (left.length > 1) {
    const next = [];
    let line = '';
    for (let i = 0; i < left.length; i += 2) {
      const letter = random.pick(['L', 'R']);
      const [winner, loser] = letter === 'L' ? [left[i], left[i + 1]] : [left[i + 1], left[i]];
      won[winner] += 1;
      matches.push([winner, loser]);
      next.push(winner);
      line += letter;
    }
    lines.push(line);
    left = next;
  }
  for (const [winner, loser] of matches.toReversed()) stronger[loser] = stronger[winner] + 1;
  // The champion is asked for again and again, as most teams are below it.
  const [champion] = left;
  const teams = Array.from({ length: QUESTIONS }, (_, i) => (i % 3 ? champion : random.int(1, 2 ** ROUNDS)));
  const answers = teams.map((team) => `${stronger[team] + 1} ${2 ** ROUNDS - 2 ** won[team] + 1}`);
  yield {
    name: 'largest',
    tries: 'the most teams and questions',
    input: `${ROUNDS}\n${lines.join('\n')}\n${QUESTIONS}\n${teams.join('\n')}\n`,
    answer: `${answers.join('\n')}\n`,
  };
}
