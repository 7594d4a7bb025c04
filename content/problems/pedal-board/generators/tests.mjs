export const seed = 506;

export function* tests(random) {
  const test = (name, tries, pedals, events) => ({
    name,
    tries,
    input: `${pedals.length} ${events.length}\n${[...pedals, ...events].join('\n')}\n`,
  });
  const plays = (list) => list.map((x) => `play ${x}`);
  yield test('one-gain', 'one pedal, one number', ['gain 3'], ['play -7']);
  yield test('clip-borders', 'numbers around the borders of clip', ['clip 10'], plays([9, 10, 11, -9, -10, -11, 0, 1000, -1000]));
  yield test('gate-borders', 'numbers around the borders of gate', ['gate 10'], plays([9, 10, 11, -9, -10, -11, 0, 1, -1]));
  yield test('echo-one', 'an echo of the number before', ['echo 1'], plays([5, 6, -7, 8, 0, 0, 1]));
  yield test('echo-long', 'an echo longer than the sound', ['echo 100'], plays([5, 6, 7, 8]));
  yield test('echo-just', 'an echo that only the last number hears', ['echo 4'], plays([5, 6, 7, 8, 9]));
  yield test('order', 'the same pedals in another order', ['clip 50', 'gain 3', 'gate 100', 'gain 2', 'clip 250'], plays([10, 17, 20, 34, 49, 50, 51, -33, -34, -60]));
  yield test('two-echoes', 'two echoes in a row', ['echo 1', 'echo 2'], plays([1, 10, 100, 1000, 0, 0, 0, -5, 0, 0, 0]));
  yield test('echo-hears-what-comes-in', 'a clip before and after an echo', ['clip 20', 'echo 1', 'clip 30'], plays([25, 25, 25, -40, 5, 6, -1]));
  yield test('off-and-on', 'pedals that are switched off and on again', ['gain 2', 'gate 15', 'gain 3'], ['play 7', 'press 2', 'play 7', 'press 1', 'play 7', 'press 3', 'play 7', 'press 1', 'press 2', 'press 3', 'play 7', 'play 8', 'press 3', 'press 3', 'play 8']);
  yield test('echo-off', 'an echo that is off for a while', ['echo 2'], ['play 1', 'play 2', 'press 1', 'play 30', 'play 40', 'play 50', 'press 1', 'play 5', 'play 6', 'play 7', 'press 1', 'play 9', 'press 1', 'play 0', 'play 0']);
  yield test('press-only', 'no sound', ['echo 2', 'gain 2'], ['press 1', 'press 2', 'press 1']);
  const pedal = () => {
    const kind = random.pick(['gain', 'clip', 'gate', 'echo']);
    const number = { gain: [2, 3], clip: [50, 3000], gate: [5, 800], echo: [1, 9] }[kind];
    return `${kind} ${random.int(...number)}`;
  };
  const some = (p, n, rare) =>
    Array.from({ length: n }, () => (random.int(1, rare) === 1 ? `press ${random.int(1, p)}` : `play ${random.int(-1000, 1000)}`));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any pedals', Array.from({ length: 2 * i }, pedal), some(2 * i, 100, 6));
  yield test('loudest', 'the loudest sound', Array(8).fill('gain 3'), plays([1000, -1000]));
  yield test('echoes-far', 'the longest echoes, largest n', ['echo 100', 'gain 2', 'echo 99', 'gate 1', 'echo 1', 'gain 3', 'echo 50', 'clip 1000000'], some(8, 1000, 150));
}
