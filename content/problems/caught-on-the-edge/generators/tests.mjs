export const seed = 7501;

export function* tests(random) {
  const test = (name, tries, clock, data) => ({ name, tries, input: `${clock}\n${data}\n` });
  const runs = (n, longest) => {
    let text = '';
    for (let bit = random.int(0, 1); text.length < n; bit = 1 - bit) text += String(bit).repeat(random.int(1, longest));
    return text.slice(0, n);
  };
  yield test('one-low', 'n = 1, clock low', '0', '1');
  yield test('one-high', 'n = 1, data low', '1', '0');
  yield test('never', 'a clock that is always 0', '0'.repeat(12), '010110111010');
  yield test('always', 'a clock that is always 1', '1'.repeat(12), '010110111010');
  yield test('always-from-one', 'a clock that is always 1, data first 1', '1'.repeat(10), '1001110010');
  yield test('every-other', 'a clock that changes in each moment', '01'.repeat(10), '00110111001010111001');
  yield test('starts-high', 'a clock that starts with 1', '1010101', '0110011');
  yield test('data-moves-while-low', 'data that changes while the clock is 0', '0001000100', '0110100011');
  yield test('data-moves-while-high', 'data that changes while the clock is 1', '0111101111', '0101001010');
  yield test('constant-data', 'data that is always 1', runs(20, 3), '1'.repeat(20));
  for (let i = 1; i <= 3; i += 1) {
    const n = random.int(30, 90);
    yield test(`random-${i}`, 'any signals', runs(n, 4), runs(n, 3));
  }
  yield test('longest', 'the longest recording', runs(1000, 6), runs(1000, 4));
}
