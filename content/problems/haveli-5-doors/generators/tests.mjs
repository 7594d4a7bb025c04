export const seed = 4315;

const NAMES =
  'Courtyard, Library, Old Kitchen, Well, Hall of Mirrors, Stable, Roof, Music Room, Long Gallery, Cellar, Gate, Garden, Tower, Swing Room, Store';
const THINGS = 'lamp, key, rope, book, ladder, pot, sitar, coin, map, shawl, bell, axe, mirror, salt, candle, hookah, anvil, chessmen, umbrella, x';
const DIRECTIONS = ['north', 'east', 'south', 'west'];
const HOUSE = ['2 3 0 0 Courtyard', '0 0 1 0 Library', '0 4 0 1 Old Kitchen', '5 0 0 3 Cellar', '0 0 0 0 Treasury'];
const IN_HOUSE = ['1 6 ladder', '2 1 lamp', '2 4 book', '3 3 pot', '1 1 key'];

export function* tests(random) {
  const test = (name, tries, rooms, things, doors, commands) => ({
    name,
    tries,
    input: [rooms.length, ...rooms, things.length, ...things, doors.length, ...doors, commands.length, ...commands, ''].join('\n'),
  });
  const of = (text) => text.split(', ');
  const any = (count, wanted, things) =>
    Array.from({ length: count }, () => random.pick(wanted)).map((kind) => {
      if (kind === 'go') return `go ${random.pick([...DIRECTIONS, ...DIRECTIONS, ...DIRECTIONS, 'up'])}`;
      return kind === 'take' || kind === 'drop' ? `${kind} ${random.pick(things)}` : kind;
    });
  // Only the last room but one leads to the treasure, northwards.
  const house = (count) =>
    Array.from({ length: count }, (_, i) => {
      const exits = DIRECTIONS.map(() => random.int(1, Math.min(count - 1, i + 3)));
      if (i === count - 2) exits[0] = count;
      return `${exits.join(' ')} ${of(NAMES)[i] ?? `Room ${'ABCDEFGHIJKLMNO'[i - 15]}`}`;
    });
  const scattered = (count, rooms, most) =>
    of(THINGS).slice(0, count).map((name) => `${random.int(1, rooms)} ${random.int(1, most)} ${name}`);
  const locks = (count, rooms, things) => [
    ...new Set(Array.from({ length: count }, () => `${random.int(1, rooms - 1)} ${random.pick(DIRECTIONS)} ${of(THINGS)[random.int(0, things - 1)]}`)),
  ];
  const moves = of('go, go, go, go, go, go, take, take, take, drop, points, back, thread, bag');
  yield test('one', 'R = 2, D = 0, n = 1', ['2 0 0 0 Gate', '0 0 0 0 Treasury'], [], [], ['points']);
  yield test('at-once', 'the treasure in the next room', ['2 0 0 0 Gate', '0 0 0 0 Treasury'], [], [], of('go south, go north, look, points, go north'));
  yield test('no-doors', 'a house without locks', HOUSE, IN_HOUSE, [], of('take key, go east, take pot, points, go east, go north, points'));
  yield test('one-key', 'a door that needs one thing', HOUSE, IN_HOUSE, ['1 east key'], of('go east, take ladder, go east, take key, go east, diary, points, go west, drop key, go east, go north'));
  yield test('several', 'a door that needs several things', HOUSE, IN_HOUSE, ['4 north key', '4 north lamp', '4 north pot'], of('go north, take lamp, go south, go east, go east, go north, back, take pot, go east, go north, home, take key, go east, go east, go north, bag'));
  yield test('any-order', 'missing things in the order of the input', HOUSE, IN_HOUSE, ['1 north key', '1 north ladder', '1 east pot', '1 east book', '1 east lamp', '1 east key'], of('go north, go east, take key, go north, go east, take ladder, drop key, go north, take key, go north, take lamp, go south, go east'));
  yield test('two-doors', 'two locked doors of one room', HOUSE, IN_HOUSE, ['1 north key', '1 east ladder'], of('take key, go east, go north, back, drop key, take ladder, go north, go east, points'));
  yield test('one-side', 'a lock on one side only', HOUSE, IN_HOUSE, ['3 west key'], of('go east, go west, back, look, go east, take key, go east, go west, go west, diary'));
  yield test('thread', 'back and home through locked doors', HOUSE, IN_HOUSE, ['3 west key', '4 west lamp', '2 south key'], of('go east, go east, go west, back, go west, back, go north, go south, go east, go east, home, thread, diary, points'));
  yield test('no-way', 'exits that do not exist, and doors', HOUSE, IN_HOUSE, ['1 north key', '1 north lamp'], of('go south, go up, go north, go west, take lamp, drop key, points'));
  yield test('visited-often', 'rooms that are visited several times', HOUSE, IN_HOUSE, [], of('points, go north, points, go south, points, go north, back, take key, points, drop key, points, go east, home, points, diary'));
  yield test('recorded', 'points and locks in a recording', HOUSE, IN_HOUSE, ['1 north key'], of('record a, go north, take key, points, go north, take lamp, points, stop, print a, points, drop key, play a, points, bag'));
  yield test('won-while-recording', 'the treasure during a recording', HOUSE, IN_HOUSE, [], of('record a, go east, go east, points, go north, stop, print a'));
  yield test('won-while-playing', 'the treasure while a file is played', ['2 0 0 0 Gate', '3 0 1 0 Bridge', '0 0 2 0 Treasury'], ['2 1 key'], ['2 north key'], of('record a, go north, go north, points, stop, take key, back, record b, go north, look, stop, play a, home, record c, go north, take key, go south, stop, play c, go north, go north, go south, points'));
  yield test('rest-of-a-file', 'commands in a file after the treasure', ['2 3 0 0 Gate', '1 0 0 0 Yard', '0 0 0 0 Treasury'], ['2 1 key'], ['1 east key'], of('go north, take key, go north, drop key, record a, go east, go north, take key, go north, go east, points, look, stop, play a'));
  yield test('rest-after-winning', 'commands in a file after the room of the treasure', ['2 0 0 0 Gate', '3 0 1 0 Bridge', '0 0 2 0 Treasury'], ['1 1 key', '1 1 lamp'], ['2 north key'], of('go north, drop key, record a, take key, go north, go north, points, bag, diary, look, take lamp, go south, stop, points, play a, points'));
  yield test('drop-first', 'dropping the first thing of the bag', ['1 0 0 0 Cave', '0 0 0 0 Well'], ['1 1 a', '1 2 b', '1 3 c'], [], of('go north, look, take b, take c, take a, bag, drop b, bag, drop b, take b, drop a, bag, drop c, bag'));
  yield test('old-commands', 'the commands of Haveli 4', HOUSE, IN_HOUSE, [], of('look, go up, take ladder, go north, take book, take lamp, bag, thread, stop, record x, go south, back, home, diary, stop, print x, play y, play x, bag'));
  for (let i = 1; i <= 3; i += 1)
    yield test(`random-${i}`, 'any house', house(3 * i + 3), scattered(3 * i + 2, 3 * i + 2, 4), locks(5 * i, 3 * i + 3, 3 * i + 2), any(90 * i, moves, of(THINGS).slice(0, 3 * i + 2)));
  yield test('largest', 'largest R, T, D and n', house(30), scattered(20, 29, 2), locks(60, 30, 20), [...any(499, moves, of(THINGS)), 'diary']);
}
