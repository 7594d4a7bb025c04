export const seed = 4311;

const NAMES =
  'Courtyard, Library, Old Kitchen, Well, Hall of Mirrors, Stable, Roof, Music Room, Long Gallery, Cellar, Gate, Garden, Tower, Swing Room, Store';
const DIRECTIONS = ['north', 'east', 'south', 'west'];
const HOUSE = ['2 3 0 0 Courtyard', '0 0 1 0 Library', '0 4 0 1 Old Kitchen', '0 0 0 0 Well'];

export function* tests(random) {
  const test = (name, tries, rooms, commands) => ({
    name,
    tries,
    input: [rooms.length, ...rooms, commands.length, ...commands, ''].join('\n'),
  });
  const of = (text) => text.split(', ');
  const any = (count, wanted) =>
    Array.from({ length: count }, () => random.pick(wanted)).map((kind) =>
      kind === 'go' ? `go ${random.pick([...DIRECTIONS, ...DIRECTIONS, ...DIRECTIONS, 'up'])}` : kind,
    );
  const house = (count, none) =>
    Array.from({ length: count }, (_, i) => {
      const exits = DIRECTIONS.map(() => (random.int(1, 10) <= none ? 0 : random.int(1, count)));
      return `${exits.join(' ')} ${of(NAMES)[i] ?? `Room ${'ABCDEFGHIJKLMNO'[i - 15]}`}`;
    });
  yield test('one', 'R = 1, n = 1', ['0 0 0 0 Cave'], ['look']);
  yield test('no-exit', 'a house of one room without exits', ['0 0 0 0 Cave'], of('go north, go east, go south, go west, diary, look'));
  yield test('in-a-circle', 'exits that lead into the same room', ['1 0 0 1 Maze of Bushes'], of('go north, go west, go south, go north, diary'));
  yield test('walk', 'a walk through all rooms', HOUSE, of('look, go north, go south, go east, go east, go west, diary'));
  yield test('only-the-start', 'a diary before the first step', HOUSE, of('diary, look, look, diary'));
  yield test('no-way', 'directions without an exit', HOUSE, of('go south, go west, diary, go north, go north, go east, go west, diary'));
  yield test('no-direction', 'words that are no direction', HOUSE, of('go up, go n, go northeast, go nort, go northh, go easterly, diary, look'));
  yield test('all-directions', 'a room with four exits', ['2 3 4 5 Hall', '0 0 1 0 A', '0 0 0 1 B', '1 0 0 0 C', '0 1 0 0 D'], of('look, go north, go south, go east, go west, go south, go north, go west, go east, diary'));
  yield test('one-way', 'exits that do not lead back', ['0 2 0 0 A', '0 3 0 0 B', '0 1 0 0 C'], of('go east, go west, go east, go west, go east, go west, diary'));
  yield test('back-by-another', 'a way back in another direction', ['2 0 0 0 Stairs', '0 0 0 1 Roof Above the Gate'], of('go north, go south, go west, go north, go west, diary'));
  yield test('looking', 'looking around several times', HOUSE, of('look, look, go north, look, look, diary, go south, look, diary'));
  yield test('long-name', 'names of 1 and 30 letters', ['0 0 0 2 Room Where the Grandfather Sat', '0 1 0 0 X'], of('look, go west, go east, diary'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any house', house(4 * i, 3), any(60 * i, ['go', 'go', 'go', 'go', 'look', 'diary']));
  yield test('largest', 'largest R and n', house(30, 2), [...any(499, ['go', 'go', 'go', 'go', 'go', 'go', 'go', 'go', 'go', 'look']), 'diary']);
}
