export const seed = 4312;

const NAMES =
  'Courtyard, Library, Old Kitchen, Well, Hall of Mirrors, Stable, Roof, Music Room, Long Gallery, Cellar, Gate, Garden, Tower, Swing Room, Store';
const THINGS = 'lamp, key, rope, book, ladder, pot, sitar, coin, map, shawl, bell, axe, mirror, salt, candle, hookah, anvil, chessmen, umbrella, x';
const DIRECTIONS = ['north', 'east', 'south', 'west'];
const HOUSE = ['2 3 0 0 Courtyard', '0 0 1 0 Library', '0 4 0 1 Old Kitchen', '0 0 0 0 Well'];
const IN_HOUSE = ['1 6 ladder', '2 1 lamp', '2 4 book', '3 3 pot', '1 1 key'];

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
  // A round through a house whose exits to the east lead to the next room: takes what lies there, and drops some of it.
  const round = (rooms) => rooms.map((room, i) => room.replace(/ \d+/, ` ${((i + 1) % rooms.length) + 1}`));
  const hunt = (steps, rooms, things) => {
    const left = things.map((thing) => ({ at: Number(thing.split(' ')[0]), name: thing.split(' ')[2] }));
    return Array.from({ length: steps }, (_, i) => {
      const there = left.filter((thing) => thing.at === ((i + 1) % rooms) + 1).map((thing) => `take ${thing.name}`);
      return ['go east', ...there, `drop ${random.pick(left).name}`, 'bag'];
    }).flat();
  };
  const kinds = of('go, go, look, take, take, take, drop, drop, bag, bag, diary');
  yield test('one', 'R = 1, T = 0, n = 1', ['0 0 0 0 Cave'], [], ['bag']);
  yield test('no-things', 'a house without things', HOUSE, [], of('look, take lamp, drop lamp, bag, go north, diary'));
  yield test('one-thing', 'one thing, taken and put down', ['1 0 0 0 Cave'], ['1 10 stone'], of('look, take stone, look, bag, take stone, drop stone, look, drop stone, bag'));
  yield test('ten', 'exactly 10 kg', HOUSE, ['1 9 drum', '1 1 coin', '1 1 key'], of('take drum, take coin, bag, take key, drop coin, take key, bag'));
  yield test('too-heavy', 'things that are too heavy by themselves', HOUSE, ['1 11 trunk', '1 20 anvil', '1 10 bed'], of('take trunk, take anvil, take bed, bag, look, take trunk'));
  yield test('elsewhere', 'things that are in another room', HOUSE, IN_HOUSE, of('take lamp, take pot, go north, take key, take lamp, go south, take lamp, take book, bag'));
  yield test('carried', 'things that are put down in another room', HOUSE, IN_HOUSE, of('take key, go north, drop key, look, go south, take key, look, go north, take key, go south, drop key, look'));
  yield test('order-of-taking', 'the order of the bag', HOUSE, ['1 1 a', '1 1 b', '1 1 c', '1 1 d'], of('take c, take a, take d, take b, bag, drop a, bag, take a, bag, drop c, drop b, bag'));
  yield test('order-of-the-room', 'the order of things in a room', HOUSE, ['1 1 a', '2 1 b', '1 1 c', '2 1 d'], of('take c, take a, go north, drop c, look, drop a, look, take b, take d, look, drop d, drop b, look'));
  yield test('drop-first', 'dropping the first, the last and one in between', HOUSE, ['1 2 a', '1 2 b', '1 2 c', '1 2 d'], of('take a, take b, take c, take d, drop a, bag, drop d, bag, take a, drop c, bag, drop b, drop a, bag'));
  yield test('room-after-drop', 'a bag that has room again', HOUSE, ['1 6 a', '1 5 b', '1 4 c'], of('take a, take b, take c, bag, drop a, take b, bag, take a, drop c, bag'));
  yield test('similar-names', 'names that begin alike', HOUSE, ['1 1 lamp', '1 2 lam', '1 3 lamps'], of('take lam, bag, take la, drop lamp, take lamps, take lampss, bag, look'));
  yield test('old-commands', 'the commands of Haveli 1', HOUSE, IN_HOUSE, of('look, go up, go south, go north, go south, go east, go east, go west, diary'));
  yield test('twenty', 'T = 20, all in one room', ['1 0 0 0 Store'], of(THINGS).map((name) => `1 1 ${name}`), [...of(THINGS).slice(9).map((name) => `take ${name}`), 'bag', 'look', ...of(THINGS).slice(10, 18).map((name) => `drop ${name}`), 'bag', 'look']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any house', house(2 * i, 1), scattered(3 * i, 2 * i, 5), any(80 * i, kinds, of(THINGS).slice(0, 3 * i + 1)));
  const all = scattered(20, 30, 3);
  yield test('largest', 'largest R, T and n', round(house(30, 1)), all, [...hunt(150, 30, all).slice(0, 498), 'look', 'diary']);
}
