export const seed = 51011;

export function* tests(random) {
  const test = (name, tries, hours, commands) => ({ name, tries, input: `${hours.length} ${commands.length}\n${hours.join(' ')}\n${commands.join('\n')}\n` });
  const ask = (n) => {
    const [a, b] = [random.int(1, n), random.int(1, n)];
    return `ask ${Math.min(a, b)} ${Math.max(a, b)}`;
  };
  const any = (n, q, low, high) => [random.ints(n, low, high), Array.from({ length: q }, () => (random.int(1, 3) === 1 ? `set ${random.int(1, n)} ${random.int(low, high)}` : ask(n)))];
  yield test('one', 'a single hour', [-7], ['ask 1 1', 'set 1 9', 'ask 1 1']);
  yield test('two', 'two hours', [5, 5], ['ask 1 2', 'ask 1 1', 'ask 2 2', 'set 1 6', 'ask 1 2', 'set 2 7', 'ask 1 2']);
  yield test('all-equal', 'all equally cold', Array(10).fill(-3), ['ask 1 10', 'ask 3 7', 'set 5 -2', 'ask 1 10', 'ask 5 5', 'ask 4 6']);
  yield test('above-zero', 'all above 0', [210, 190, 240, 190, 220], ['ask 1 5', 'ask 3 5', 'ask 1 1', 'ask 3 3']);
  yield test('extremes', 'the extreme temperatures', [500, -500, 500, 500], ['ask 1 4', 'ask 3 4', 'set 2 500', 'ask 1 4']);
  yield test('ends', 'the coldest hours stand at both ends', [-9, 1, 2, 3, -9], ['ask 1 5', 'ask 2 5', 'ask 1 4', 'ask 2 4']);
  yield test('warmer', 'the coldest hour is corrected upwards', [4, -8, 3, -5, -5, 2], ['ask 1 6', 'set 2 6', 'ask 1 6', 'ask 1 3']);
  yield test('colder', 'an hour is corrected downwards', [4, 8, 3, 5, 9, 2], ['ask 1 5', 'set 5 1', 'ask 1 5', 'ask 1 6', 'set 1 1', 'ask 1 6']);
  yield test('same-again', 'a correction that changes nothing', [1, 1, 2], ['set 1 1', 'ask 1 3', 'set 3 2', 'ask 3 3']);
  yield test('seven', 'n is not a power of two', [3, 1, 2, 1, 3, 1, 2], ['ask 1 7', 'ask 2 6', 'ask 3 7', 'ask 1 2', 'ask 6 7', 'set 7 1', 'ask 1 7', 'ask 5 7']);
  yield test('eight', 'n is a power of two', [2, 2, 1, 2, 1, 2, 2, 1], ['ask 1 8', 'ask 1 4', 'ask 5 8', 'ask 2 7', 'set 3 2', 'ask 1 8']);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any commands', ...any(7 * i + i * i, 60, -2 * i, 2 * i));
  yield test('many', 'many commands', ...any(3000, 3000, -500, -480));
}
