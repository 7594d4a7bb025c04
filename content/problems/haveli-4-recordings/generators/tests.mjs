export const seed = 4314;

const NAMES =
  'Courtyard, Library, Old Kitchen, Well, Hall of Mirrors, Stable, Roof, Music Room, Long Gallery, Cellar, Gate, Garden, Tower, Swing Room, Store';
const THINGS = 'lamp, key, rope, book, ladder, pot, sitar, coin, map, shawl, bell, axe, mirror, salt, candle, hookah, anvil, chessmen, umbrella, x';
const DIRECTIONS = ['north', 'east', 'south', 'west'];
const HOUSE = ['2 3 0 0 Courtyard', '0 0 1 0 Library', '0 4 0 1 Old Kitchen', '0 0 0 0 Well'];
const IN_HOUSE = ['1 6 ladder', '2 1 lamp', '2 4 book', '3 3 pot', '1 1 key'];
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
      if (kind === 'record' || kind === 'print' || kind === 'play') return `${kind} ${random.pick(['a', 'way', 'tourfile'])}`;
      return kind === 'take' || kind === 'drop' ? `${kind} ${random.pick(things)}` : kind;
    });
  const house = (count, none) =>
    Array.from({ length: count }, (_, i) => {
      const exits = DIRECTIONS.map(() => (random.int(1, 10) <= none ? 0 : random.int(1, count)));
      return `${exits.join(' ')} ${of(NAMES)[i] ?? `Room ${'ABCDEFGHIJKLMNO'[i - 15]}`}`;
    });
  const scattered = (count, rooms, most) =>
    of(THINGS).slice(0, count).map((name) => `${random.int(1, rooms)} ${random.int(1, most)} ${name}`);
  const moves = of('go, go, go, go, go, look, thread, back, home, diary, take, take, take, drop, bag');
  const session = (file, count, things) => [`record ${file}`, ...any(count, moves, things), 'stop', `play ${file}`, 'diary', 'thread', 'bag'];
  yield test('one', 'n = 1', HOUSE, [], ['stop']);
  yield test('no-file', 'files that do not exist', HOUSE, IN_HOUSE, of('go north, play a, print a, look, diary, record a, stop, print b, play ab'));
  yield test('empty', 'a recording without commands', HOUSE, IN_HOUSE, of('go north, take lamp, record a, stop, print a, play a, look, bag, diary, thread'));
  yield test('unfinished', 'a recording that is never stopped', HOUSE, IN_HOUSE, of('record a, go north, take lamp, diary'));
  yield test('refused', 'play and print while a recording is under way', HOUSE, IN_HOUSE, of('record a, go north, play a, print a, play b, print b, go south, stop, print a'));
  yield test('already', 'record while a recording is under way', HOUSE, IN_HOUSE, of('record a, go north, record b, go south, record a, go east, stop, print a, print b, stop'));
  yield test('no-success', 'commands that have no success', HOUSE, IN_HOUSE, of('record a, go up, go south, take lamp, drop lamp, back, stop, print a, play a'));
  yield test('all-kinds', 'all commands in one recording', HOUSE, IN_HOUSE, of('record all, look, go north, take lamp, drop lamp, bag, thread, back, home, diary, stop, print all, play all'));
  yield test('new-file', 'a file that is recorded again', HOUSE, IN_HOUSE, of('record a, go north, look, bag, stop, record a, go east, stop, print a, play a, diary'));
  yield test('two-files', 'two files', HOUSE, IN_HOUSE, of('record a, go north, take book, stop, record b, go south, go east, take pot, stop, play a, bag, play b, bag, play a, diary, print b'));
  yield test('things', 'things that are where they were at first', HOUSE, IN_HOUSE, of('take key, go east, drop key, take pot, look, record a, look, take key, go east, stop, bag, play a, bag, thread, back, look'));
  yield test('bag', 'an empty bag at the beginning', HOUSE, IN_HOUSE, of('take ladder, go north, take book, record a, bag, look, drop book, stop, play a, bag, take ladder, take key, bag'));
  yield test('thread', 'a thread that starts again', RING, [], of('go east, go east, record a, thread, go west, go west, thread, back, stop, go east, play a, thread, home, diary, play a, diary'));
  yield test('diary', 'a diary that starts again', RING, [], of('go east, go west, go east, diary, record a, go east, diary, stop, play a, diary, play a, go west, go west, diary'));
  yield test('goes-on', 'a game that goes on after play, and is recorded', RING, ['2 1 lamp'], of('record a, go east, take lamp, stop, play a, record b, go east, drop lamp, stop, look, play b, play a, go west, bag, look'));
  yield test('drop-first', 'dropping the first thing of the bag', ['1 0 0 0 Cave', '0 0 0 0 Well'], ['1 1 a', '1 2 b', '1 3 c'], of('go north, look, take b, take c, take a, bag, drop b, bag, drop b, take b, drop a, bag, drop c, bag'));
  yield test('old-commands', 'the commands of Haveli 3', HOUSE, IN_HOUSE, of('look, go up, go east, take pot, go east, thread, back, drop pot, look, home, take key, bag, diary'));
  for (let i = 1; i <= 2; i += 1)
    yield test(`random-${i}`, 'any house', house(4 * i, 2), scattered(4 * i, 4 * i, 5), [
      ...session('a', 20 * i, of(THINGS).slice(0, 4 * i)),
      ...any(60, [...moves, 'record', 'stop', 'stop'], of(THINGS).slice(0, 4 * i)),
      'stop',
      ...session('way', 20 * i, of(THINGS).slice(0, 4 * i)),
      'print a',
      'play a',
    ]);
  const all = scattered(20, 30, 3);
  yield test('largest', 'largest R, T and n', house(30, 1), all, [...session('tourfile', 474, of(THINGS)), ...Array.from({ length: 18 }, () => 'play tourfile'), 'diary']);
}
