export const seed = 632;

export function* tests(random) {
  const hex = (b) => b.toString(16).padStart(2, '0');
  const test = (name, tries, bytes) => ({ name, tries, input: `${bytes.length}\n${bytes.map(hex).join(' ')}\n` });
  const written = (number, length) => {
    if (length === 1) return [number];
    const rest = Array.from({ length: length - 1 }, (_, i) => 0x80 | (Math.floor(number / 64 ** (length - 2 - i)) & 0x3f));
    return [[0, 0, 0xc0, 0xe0, 0xf0][length] | Math.floor(number / 64 ** (length - 1)), ...rest];
  };
  const utf8 = (...numbers) => numbers.flatMap((n) => written(n, n < 0x80 ? 1 : n < 0x800 ? 2 : n < 0x10000 ? 3 : 4));
  const anyNumber = () => {
    const n = random.pick([random.int(0, 0x7f), random.int(0x80, 0x7ff), random.int(0x800, 0xffff), random.int(0x10000, 0x10ffff)]);
    return n >= 0xd800 && n <= 0xdfff ? 0x905 : n;
  };
  const any = (count) => utf8(...Array.from({ length: count }, anyNumber));
  yield test('one-byte', 'a single ASCII character', [0x7a]);
  yield test('ends-of-ranges', 'the first and last number of each length', utf8(0, 0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff));
  yield test('around-no-characters', 'the numbers just outside D800 to DFFF', utf8(0xd7ff, 0xe000));
  yield test('d800', 'the number D800', [...utf8(65), ...written(0xd800, 3), 65]);
  yield test('dfff', 'the number DFFF', [...utf8(0x905), ...written(0xdfff, 3)]);
  yield test('stray', 'a byte that belongs to no character', [0x41, 0xbf, 0x41]);
  yield test('stray-80', 'the byte 80 at the beginning', [0x80]);
  yield test('lead-f8', 'a first byte from f8 on', [...utf8(0x41, 0x20b9), 0xf8, 0x88, 0x80, 0x80, 0x80]);
  yield test('lead-f8-large', 'a first byte f8 and a number in range', [0x41, 0xf8, 0x90, 0x80, 0x80]);
  yield test('lead-ff', 'the byte ff', [...utf8(0x1f600), 0xff]);
  yield test('too-long-2', 'two bytes where one would do', [...written(0x7f, 2), 0x41]);
  yield test('too-long-3', 'three bytes where two would do', [0x41, ...written(0x7ff, 3)]);
  yield test('too-long-4', 'four bytes where three would do', [...utf8(0x905), ...written(0xffff, 4)]);
  yield test('too-large', 'the number 110000', [...utf8(0x10ffff), ...written(0x110000, 4)]);
  yield test('cut-after-1', 'the message ends after a first byte', [...utf8(0x41), 0xc3]);
  yield test('cut-after-3', 'the message ends before the last byte', [...utf8(0xe9), 0xf0, 0x9f, 0x98]);
  yield test('ascii-inside', 'an ASCII byte inside a character', [0xf0, 0x9f, 0x41, 0x80, 0x41]);
  yield test('lead-inside', 'a character begins inside another', [...utf8(0x42), 0xe2, 0x82, 0xc3, 0xa9]);
  yield test('high-continuation', 'a byte beginning with 11 where 10 is due', [0xc3, 0xe9, 0x80]);
  yield test('random', 'any characters', any(60));
  yield test('long-error', 'an error far from the beginning', [...any(200), 0xe0, 0x80, 0x80]);
  yield test('largest', 'largest n', [...any(900).slice(0, 1996), 0x41, 0x42, 0x43, 0x44].slice(0, 2000));
}
