export const seed = 2104;

export function* tests(random) {
  const test = (name, tries, events) => ({ name, tries, input: `${events.length}\n${events.join('\n')}\n` });
  const many = (n, kind) => Array.from({ length: n }, (_, i) => `${kind} ${i + 1}`);
  yield test('one-comes', 'one person comes to the end', ['E 1']);
  yield test('one-to-front', 'one person comes to the front', ['F 1']);
  yield test('leaves-empty', 'somebody leaves an empty line', ['L 5']);
  yield test('first-leaves', 'the first person leaves', ['E 1', 'E 2', 'E 3', 'L 1']);
  yield test('last-leaves', 'the last person leaves, then somebody comes', ['E 1', 'E 2', 'E 3', 'L 3', 'E 4']);
  yield test('middle-leaves', 'somebody in the middle leaves', ['E 1', 'E 2', 'E 3', 'L 2']);
  yield test('all-leave', 'all leave, then somebody comes', ['E 1', 'F 2', 'L 1', 'L 2', 'E 9', 'F 8']);
  yield test('comes-again', 'somebody leaves and comes again', ['E 4', 'E 5', 'L 4', 'E 4', 'L 5', 'F 5']);
  yield test('nobody-there', 'people leave who are not there', ['E 1', 'L 2', 'L 3', 'E 2']);
  yield test('all-to-front', 'largest n, all to the front', many(2000, 'F'));
  yield test('all-to-end', 'largest n, all to the end', many(2000, 'E'));
  for (let k = 1; k <= 4; k += 1) {
    const inside = new Set();
    const events = [];
    const n = k === 4 ? 2000 : 30 * k;
    for (let i = 0; i < n; i += 1) {
      const x = random.int(1, k === 4 ? 1000 : 12);
      const leaves = inside.has(x) || random.int(1, 10) === 1;
      if (leaves) inside.delete(x);
      else inside.add(x);
      events.push(`${leaves ? 'L' : random.pick(['E', 'E', 'F'])} ${x}`);
    }
    yield test(`random-${k}`, 'any events', events);
  }
}
