export const seed = 124010;

const N = 100_000;

/** A row of rings, each of which tells the next one; `heads` of the rings are told by no one. */
function test(name, tries, random, number, size, heads) {
  const rings = N / size;
  const first = random.shuffle(Array.from({ length: rings - 1 }, (_, i) => i + 1)).slice(0, heads - 1);
  const told = new Set([0, ...first]);
  const pairs = [];
  const calls = [];
  for (let ring = 0; ring < rings; ring += 1) {
    const people = number.slice(ring * size, (ring + 1) * size);
    people.forEach((person, i) => pairs.push([person, people[(i + 1) % size]]));
    if (told.has(ring)) calls.push(people.reduce((a, b) => Math.min(a, b)));
    else pairs.push([number[ring * size - random.int(1, size)], random.pick(people)]);
  }
  const lines = random.shuffle(pairs).map((pair) => pair.join(' '));
  calls.sort((a, b) => a - b);
  return { name, tries, input: `${N} ${pairs.length}\n${lines.join('\n')}\n`, answer: `${calls.length}\n${calls.join(' ')}\n` };
}

export function* tests(random) {
  const falling = Array.from({ length: N }, (_, i) => N - i);
  yield test('long-row', 'largest n, a row of groups, each of which tells one with smaller numbers', random, falling, 2, 3);
  yield test('many-groups', 'largest n, many groups', random, random.shuffle([...falling]), 5, 4000);
  yield test('one-group', 'largest n, everybody in one group', random, random.shuffle([...falling]), N, 1);
}
