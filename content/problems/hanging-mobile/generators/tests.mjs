export const seed = 451;

export function* tests(random) {
  const test = (name, tries, parts) => ({ name, tries, input: `${parts.join(' ')}\n` });
  const any = (rods, high) => {
    if (rods === 0) return [random.int(1, high)];
    const left = random.int(0, rods - 1);
    return ['R', ...any(left, high), ...any(rods - 1 - left, high)];
  };
  const level = (depth, weight) => (depth === 0 ? [weight] : ['R', ...level(depth - 1, weight), ...level(depth - 1, weight)]);
  const chain = (depth, weight, rightward) => {
    let parts = [weight];
    let total = weight;
    for (let i = 0; i < depth; i += 1) {
      const other = [i % 3 === 0 ? total + 1 : total];
      parts = rightward ? ['R', ...other, ...parts] : ['R', ...parts, ...other];
      total += other[0] + 1;
      if (total > 900_000) total = 5;
    }
    return parts;
  };
  yield test('smallest', 'a figure of one gram', [1]);
  yield test('one-rod-level', 'one rod that hangs level', ['R', 5, 5]);
  yield test('one-rod-tilted', 'one rod that is tilted', ['R', 5, 6]);
  yield test('rod-counts', 'the weight of a rod decides', ['R', 'R', 2, 2, 4]);
  yield test('rod-counts-level', 'level only because of the weight of a rod', ['R', 5, 'R', 2, 2]);
  yield test('all-level', 'a large mobile in which all rods are level', level(7, 3));
  yield test('left-chain', 'rods that hang at left ends only', chain(30, 2, false));
  yield test('right-chain', 'rods that hang at right ends only', chain(30, 2, true));
  yield test('deep', 'deepest mobile', chain(300, 7, true));
  yield test('tilted-below', 'level above, tilted below', ['R', 'R', 1, 9, 'R', 9, 1]);
  yield test('two-digits', 'weights of several digits', any(8, 1_000_000));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any mobile', any(60, 3));
  const bushy = (rods) => (rods === 0 ? [1_000_000] : ['R', ...bushy(Math.floor((rods - 1) / 2)), ...bushy(Math.ceil((rods - 1) / 2))]);
  yield test('largest', 'most parts, heaviest figures', bushy(2499));
}
