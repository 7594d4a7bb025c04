export const seed = 631;

export function* tests(random) {
  const test = (name, tries, bytes) => ({ name, tries, input: `${bytes.length}\n${bytes.join(' ')}\n` });
  const letters = (text) => [...Buffer.from(text)];
  yield test('one-byte', 'a single byte', [65]);
  yield test('one-zero', 'a single byte 0', [0]);
  yield test('seven', 'one byte fewer than a line', letters('seven b'));
  yield test('eight', 'exactly one line', letters('12345678'));
  yield test('nine', 'one byte more than a line', letters('123456789'));
  yield test('sixteen', 'exactly two lines', letters('two whole lines!'));
  yield test('borders', 'bytes around 32 and 126', [31, 32, 33, 125, 126, 127, 128, 129]);
  yield test('small', 'bytes with a leading zero in base 16', [0, 1, 9, 10, 15, 16, 17]);
  yield test('spaces', 'only spaces', Array(11).fill(32));
  yield test('all', 'every byte once', Array.from({ length: 256 }, (_, i) => i));
  yield test('words', 'lines of text', letters('Tea & biscuits: 20|30 rupees.\nCome at 5 o\'clock!\tBring 100% of "it" \\o/ <you>\n'));
  yield test('random', 'any bytes', random.ints(100, 0, 255));
  yield test('largest', 'largest n', random.ints(2000, 0, 255));
  yield test('largest-odd', 'many bytes, last line not full', random.ints(1997, 20, 140));
}
