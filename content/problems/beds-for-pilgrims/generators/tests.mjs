export const seed = 10201;

/** Plays `q` events; of those who are in, some leave now and then. */
export const play = (random, beds, q, largest, leaving) => {
  const inside = beds.map(() => 0);
  const used = [];
  const lines = [];
  while (lines.length < q) {
    const room = used.length > 0 && random.int(1, 100) <= leaving ? random.pick(used) : -1;
    if (room >= 0 && inside[room] > 0) {
      const g = Math.min(1000, random.int(1, inside[room]));
      inside[room] -= g;
      lines.push(`- ${room + 1} ${g}`);
      continue;
    }
    const g = random.int(1, largest);
    const first = beds.findIndex((all, i) => all - inside[i] >= g);
    if (first >= 0) {
      inside[first] += g;
      used.push(first);
    }
    lines.push(`+ ${g}`);
  }
  return lines;
};

export function* tests(random) {
  const test = (name, tries, beds, lines) => ({ name, tries, input: `${[`${beds.length} ${lines.length}`, beds.join(' '), ...lines].join('\n')}\n` });
  const comes = (...groups) => groups.map((g) => `+ ${g}`);
  yield test('one', 'n = 1 and one group', [3], comes(3));
  yield test('one-too-large', 'n = 1, and the group is too large', [3], comes(4));
  yield test('one-filled', 'n = 1, filled and emptied again', [5], ['+ 2', '+ 3', '+ 1', '- 1 4', '+ 5', '+ 4', '- 1 1', '+ 1', '+ 1']);
  yield test('exactly', 'groups that just fit', [4, 6, 5], comes(6, 5, 4, 1));
  yield test('shared', 'groups share a room', [10, 10], comes(4, 4, 4, 2, 6, 1));
  yield test('last-room', 'only the last room is large enough', [1, 2, 3, 4, 5, 6, 7], comes(7, 6, 7));
  yield test('last-of-five', 'n = 5, and only the last room is left', [2, 2, 2, 2, 2], comes(2, 2, 2, 2, 2, 1));
  yield test('first-room', 'only the first room is large enough', [9, 1, 1, 1, 1], comes(5, 4, 2));
  yield test('sum-only', 'enough beds in all, but not in one room', Array(9).fill(2), comes(3, 18, 2));
  yield test('best-is-not-first', 'a later room would fit better', [8, 3, 5], comes(3, 5, 3, 5));
  yield test('goes-back', 'a room near the gate becomes free again', [4, 4, 4], ['+ 4', '+ 4', '- 1 3', '+ 4', '+ 3', '+ 1', '- 2 1', '+ 1', '+ 1']);
  yield test('a-few-leave', 'only a part of a group leaves', [6, 6], ['+ 6', '- 1 2', '+ 3', '+ 2', '- 1 6', '+ 6']);
  yield test('all-full', 'many groups are sent away', random.ints(6, 1, 5), comes(...random.ints(60, 1, 6)));
  for (let i = 1; i <= 3; i += 1) {
    const beds = random.ints(5 * i * i - 2, 1, 6 * i);
    yield test(`random-${i}`, 'any events', beds, play(random, beds, 60 * i, 6 * i, 35));
  }
  const large = random.ints(700, 1, 1000);
  yield test('large-rooms', 'large rooms and groups', large, play(random, large, 2500, 1000, 40));
  const power = random.ints(512, 1, 30);
  yield test('power-of-two', 'n is a power of two', power, play(random, power, 3000, 30, 30));
}
