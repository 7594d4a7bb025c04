export const seed = 4101;

/** Plays the events, so that no godown ever holds fewer than 0 sacks. */
const play = (random, n, q, most, asks) => {
  const sacks = random.ints(n, 0, most);
  const lines = [sacks.join(' ')];
  for (let i = 0; i < q; i += 1) {
    const place = random.int(1, n);
    if (i === q - 1 || random.int(1, 10) <= asks) {
      const other = random.int(1, n);
      lines.push(`? ${Math.min(place, other)} ${Math.max(place, other)}`);
    } else if (sacks[place - 1] > 0 && random.int(1, 2) === 1) {
      const x = random.int(1, Math.min(sacks[place - 1], 1_000_000_000));
      sacks[place - 1] -= x;
      lines.push(`- ${place} ${x}`);
    } else {
      const x = random.int(1, Math.max(1, most));
      sacks[place - 1] += x;
      lines.push(`+ ${place} ${x}`);
    }
  }
  return `${n} ${q}\n${lines.join('\n')}\n`;
};

export function* tests(random) {
  const test = (name, tries, n, lines) => ({ name, tries, input: `${n} ${lines.length - 1}\n${lines.join('\n')}\n` });
  yield test('one', 'n = 1', 1, ['7', '? 1 1', '- 1 7', '? 1 1', '+ 1 3', '? 1 1']);
  yield test('no-change', 'no lorry at all', 5, ['3 1 4 1 5', '? 1 5', '? 2 4', '? 3 3', '? 5 5', '? 1 1']);
  yield test('first-and-last', 'the first and the last godown', 6, ['1 2 3 4 5 6', '+ 1 10', '+ 6 100', '? 1 6', '? 1 1', '? 6 6', '? 2 5', '- 1 11', '? 1 1']);
  yield test('empty-morning', 'all empty in the morning', 8, ['0 0 0 0 0 0 0 0', '? 1 8', '+ 5 2', '? 1 4', '? 5 8', '? 1 5', '? 6 8']);
  yield test('all-taken', 'everything is taken away', 3, ['5 6 7', '- 1 5', '- 2 6', '- 3 7', '? 1 3', '+ 2 1', '? 1 3', '? 2 2']);
  yield test('large-sums', 'sums above 2,000 million', 5, [Array(5).fill(1_000_000_000).join(' '), '? 1 5', '+ 3 1000000000', '+ 3 1000000000', '? 3 3', '? 1 5', '? 1 2']);
  yield test('same-godown', 'the same godown again and again', 7, ['0 0 0 1 0 0 0', ...Array(10).fill('+ 4 9'), '? 4 4', ...Array(5).fill('- 4 18'), '? 4 4', '? 1 7', '? 1 3', '? 5 7']);
  yield test('power-of-two', 'n is a power of two', 16, [Array(16).fill(1).join(' '), '+ 8 5', '+ 16 7', '? 1 8', '? 9 16', '? 1 16', '? 16 16', '? 8 8', '? 7 9']);
  for (let i = 1; i <= 3; i += 1) yield { name: `random-${i}`, tries: 'any events', input: play(random, 10 ** i, 120 * i, 50, 5) };
  yield { name: 'large-numbers', tries: 'large numbers of sacks', input: play(random, 500, 1500, 1_000_000_000, 5) };
  yield { name: 'many', tries: 'thousands of events', input: play(random, 4000, 8000, 1_000_000, 5) };
}
