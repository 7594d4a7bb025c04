export const seed = 7601;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  /** Any commands; which processes may act is followed here, too. */
  const any = (count, forks, exits, waits) => {
    const table = new Map([[1, { parent: 0, state: 'alive', adopted: false }]]);
    let next = 2;
    const commands = [];
    const children = (p) => [...table].filter(([, entry]) => entry.parent === p);
    while (commands.length < count) {
      const able = [...table].filter(([, entry]) => entry.state === 'alive').map(([p]) => p);
      const p = random.int(1, 3) === 1 ? able.at(-1) : random.pick(able);
      const kind = random.int(1, 100);
      if (kind <= forks) {
        commands.push(`fork ${p}`);
        table.set(next, { parent: p, state: 'alive', adopted: false });
        next += 1;
      } else if (kind <= forks + exits && p !== 1) {
        commands.push(`exit ${p} ${random.int(0, 255)}`);
        for (const [q, entry] of children(p)) {
          if (entry.state === 'zombie') table.delete(q);
          else Object.assign(entry, { parent: 1, adopted: true });
        }
        const entry = table.get(p);
        const parent = table.get(entry.parent);
        if (entry.adopted) table.delete(p);
        else if (parent.state === 'blocked') {
          parent.state = 'alive';
          table.delete(p);
        } else {
          entry.state = 'zombie';
          table.delete(p);
          table.set(p, entry);
        }
      } else if (kind <= forks + exits + waits && p !== 1) {
        const mine = children(p);
        const zombie = mine.find(([, entry]) => entry.state === 'zombie');
        commands.push(`wait ${p}`);
        if (zombie) table.delete(zombie[0]);
        else if (mine.length > 0) table.get(p).state = 'blocked';
      } else {
        commands.push('list');
      }
    }
    return commands;
  };
  yield test('only-one', 'only process 1', ['list']);
  yield test('forks', 'only forks', ['fork 1', 'fork 1', 'fork 2', 'fork 4', 'list']);
  yield test('no-child', 'wait without a child', ['fork 1', 'wait 2', 'fork 2', 'exit 3 5', 'wait 2', 'wait 2']);
  yield test('waits-first', 'the parent waits before the child ends', ['fork 1', 'fork 2', 'wait 2', 'exit 3 9', 'list', 'wait 2']);
  yield test('ended-first', 'several zombies, the one that ended first', ['fork 1', 'fork 2', 'fork 2', 'fork 2', 'exit 5 50', 'exit 3 30', 'exit 4 40', 'list', 'wait 2', 'wait 2', 'wait 2', 'wait 2']);
  yield test('zombies-of-one', 'zombies that process 1 has forked itself', ['fork 1', 'fork 1', 'exit 3 1', 'exit 2 2', 'list', 'fork 1', 'list']);
  yield test('adopted-zombies', 'zombies are adopted and disappear', ['fork 1', 'fork 2', 'fork 3', 'fork 3', 'fork 3', 'exit 4 1', 'exit 6 2', 'list', 'exit 3 3', 'list', 'wait 2', 'exit 5 4', 'list']);
  yield test('adopted-later', 'adopted processes that end later', ['fork 1', 'fork 2', 'fork 3', 'exit 2 0', 'exit 3 0', 'list', 'exit 4 0', 'list']);
  yield test('adopted-forks', 'an adopted process has children of its own', ['fork 1', 'fork 2', 'exit 2 0', 'fork 3', 'fork 3', 'exit 4 8', 'list', 'wait 3', 'wait 3', 'exit 5 6', 'list']);
  yield test('blocked-is-alive', 'a blocked process counts as alive', ['fork 1', 'fork 2', 'wait 2', 'list', 'fork 3', 'exit 3 3', 'list', 'exit 4 1', 'wait 2', 'list']);
  yield test('blocked-and-adopted', 'an adopted process waits', ['fork 1', 'fork 2', 'fork 3', 'exit 2 0', 'wait 3', 'list', 'exit 4 77', 'list', 'exit 3 1', 'list']);
  yield test('any', 'any commands', any(150, 40, 25, 20));
  yield test('many-ends', 'many processes end', any(400, 42, 40, 10));
  yield test('many-waits', 'many processes wait', any(500, 42, 20, 33));
  yield test('largest', 'largest n', any(2000, 45, 28, 20));
}
