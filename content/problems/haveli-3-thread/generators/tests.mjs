export const seed = 4313;

const NAMES =
  'Courtyard, Library, Old Kitchen, Well, Hall of Mirrors, Stable, Roof, Music Room, Long Gallery, Cellar, Gate, Garden, Tower, Swing Room, Store';
const THINGS = 'lamp, key, rope, book, ladder, pot, sitar, coin, map, shawl, bell, axe, mirror, salt, candle, hookah, anvil, chessmen, umbrella, x';
const DIRECTIONS = ['north', 'east', 'south', 'west'];
const HOUSE = ['2 3 0 0 Courtyard', '0 0 1 0 Library', '0 4 0 1 Old Kitchen', '0 0 0 0 Well'];
const RING = ['0 2 0 5 A', '0 3 0 1 B', '0 4 1 2 C', '2 5 0 3 D', '0 1 0 4 E'];

export function* tests(random) {
  const test = (name, tries, rooms, things, commands) => ({
    name,
    tries,
    input: [rooms.length, ...rooms, things.length, ...things, commands.length, ...commands, ''].join('\n'),
  });
  const of = (text) => text.split(', ');
  const any = (count, wanted, things) =>
    Array.from({ length: count }, () => random.pick(wanted)).map((kind) => {
      if (kind === 'go') return `go ${random.pick([...DIRECTIONS, ...DIRECTIONS, ...DIRECTIONS, 'up'])}`;
      return kind === 'take' || kind === 'drop' ? `${kind} ${random.pick(things)}` : kind;
    });
  const house = (count, none) =>
    Array.from({ length: count }, (_, i) => {
      const exits = DIRECTIONS.map(() => (random.int(1, 10) <= none ? 0 : random.int(1, count)));
      return `${exits.join(' ')} ${of(NAMES)[i] ?? `Room ${'ABCDEFGHIJKLMNO'[i - 15]}`}`;
    });
  const scattered = (count, rooms, most) =>
    of(THINGS).slice(0, count).map((name) => `${random.int(1, rooms)} ${random.int(1, most)} ${name}`);
  const kinds = of('go, go, go, go, go, thread, thread, back, home, diary, take, drop, bag');
  yield test('one', 'R = 1, n = 1', ['0 0 0 0 Cave'], [], ['thread']);
  yield test('at-the-beginning', 'back and home in room 1', HOUSE, [], of('back, home, thread, diary, go south, back, go up, home, diary'));
  yield test('in-a-circle', 'exits that lead into the same room', ['1 2 0 0 Maze', '0 0 2 1 Arbour'], [], of('go north, thread, back, go east, go south, go south, thread, diary, back, thread, diary'));
  yield test('to-and-fro', 'a way to and fro through exits', HOUSE, [], of('go north, thread, go south, thread, go north, thread, go south, go east, thread, go west, thread, diary'));
  yield test('one-way', 'back where no exit leads', HOUSE, [], of('go east, go east, thread, back, thread, back, thread, back, diary'));
  yield test('all-round', 'a loop back to room 1', RING, [], of('go east, go east, go east, go east, thread, go east, thread, back, go west, thread, go east, thread, diary'));
  yield test('loop-in-between', 'a loop to a room in the middle of the thread', RING, [], of('go east, go east, go east, thread, go north, thread, back, thread, back, diary'));
  yield test('loop-to-the-start', 'a loop that ends in room 1', RING, [], of('go east, go east, thread, go south, thread, home, go west, go west, thread, home, diary'));
  yield test('several-loops', 'one loop after another', RING, [], of('go east, go east, go east, go north, go east, go east, thread, go north, thread, go west, thread, go west, thread, go west, thread, diary'));
  yield test('back-and-on', 'another way after going back', RING, [], of('go east, go east, back, thread, go east, go east, back, back, thread, go west, go west, thread, diary'));
  yield test('home', 'home from far away', RING, [], of('go east, go east, go east, go east, home, thread, diary, home, diary, go west, home, diary'));
  yield test('with-things', 'things that are carried along the thread', HOUSE, ['4 3 lamp', '1 1 key', '3 2 pot'], of('take key, go east, go east, take lamp, drop key, back, drop lamp, home, bag, take lamp, go east, take lamp, bag'));
  yield test('old-commands', 'the commands of Haveli 2', HOUSE, ['1 6 ladder', '2 1 lamp', '2 4 book'], of('look, take ladder, take lamp, go north, take book, take lamp, bag, drop ladder, take lamp, bag, go up, go west, look, drop key, diary'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any house', house(4 * i, 2), scattered(3 * i, 4 * i, 5), any(80 * i, kinds, of(THINGS).slice(0, 3 * i + 1)));
  const line = Array.from({ length: 30 }, (_, i) => `${random.int(1, i + 1)} ${(i + 1) % 30 + 1} 0 0 ${of(NAMES)[i] ?? `Room ${'ABCDEFGHIJKLMNO'[i - 15]}`}`);
  const walk = (steps) => Array.from({ length: steps }, () => 'go east');
  yield test('largest', 'largest R and n', line, [], [
    ...walk(29), 'thread', 'home', ...walk(25), 'go north', 'thread', ...walk(40), 'thread',
    ...any(397, of('go, go, back'), []), 'home', 'diary',
  ]);
}
