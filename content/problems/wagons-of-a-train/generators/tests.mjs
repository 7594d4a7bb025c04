export const seed = 9214;

export function* tests(random) {
  const test = (name, tries, wagons) => ({ name, tries, input: `${wagons.length}\n${wagons.join('\n')}\n` });
  const any = (count) => Array.from({ length: count }, () => random.pick([
    () => `coal ${random.int(40, 70)}`,
    () => `tank ${5 * random.int(8000, 16000)}`,
    () => `boxes ${random.int(1, 4)} ${random.int(10000, 30000)}`,
  ])());
  yield test('one-coal', 'n = 1, coal', ['coal 1']);
  yield test('one-tank', 'n = 1, a tank', ['tank 5']);
  yield test('one-boxes', 'n = 1, containers', ['boxes 1 1']);
  yield test('empty-coal', 'an empty wagon for coal', ['coal 0']);
  yield test('litres-not-1000', 'litres that are not whole thousands', ['tank 12345', 'tank 995']);
  yield test('exactly-80', 'wagons of exactly 80 tonnes', ['coal 58', 'tank 72500', 'boxes 2 29000']);
  yield test('just-over-80', 'wagons just over 80 tonnes', ['coal 59', 'tank 72505', 'boxes 1 30000', 'boxes 3 19334', 'boxes 3 19333', 'boxes 2 29001', 'boxes 1 30000']);
  yield test('equal-heaviest', 'several heaviest wagons', ['coal 10', 'boxes 2 30000', 'coal 60', 'tank 75000', 'coal 5']);
  yield test('heaviest-last', 'the heaviest wagon is the last one', ['coal 10', 'tank 15000', 'boxes 1 20000']);
  yield test('heaviest-first', 'the heaviest wagon is the first one', ['boxes 4 30000', 'coal 70', 'tank 80000']);
  yield test('largest-values', 'largest values of each kind', ['coal 70', 'tank 80000', 'boxes 4 30000']);
  yield test('number-is-not-weight', 'large numbers and small weights', ['tank 30000', 'coal 25', 'boxes 1 24500']);
  yield test('largest', 'largest n, heavy wagons', Array.from({ length: 100 }, () => 'boxes 4 30000'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any wagons', any(20 * i));
}
