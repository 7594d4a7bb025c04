export const seed = 7102;

export function* tests(random) {
  const hex = (byte) => byte.toString(16).padStart(2, '0');
  const test = (name, tries, packets) => ({ name, tries, input: `${packets.length}\n${packets.map((bytes) => bytes.map(hex).join(' ')).join('\n')}\n` });
  const any = (length) => random.ints(length, 0, 255);
  yield test('one-byte', 'packets of one byte', [[0], [1], [127], [128], [255]]);
  yield test('zeros', 'only zeros', [[0, 0], [0, 0, 0, 0], Array(20).fill(0)]);
  yield test('ones', 'only ones', [[255, 255], Array(4).fill(255), Array(1500).fill(255), Array(1499).fill(255)]);
  yield test('no-carry', 'no carry', [[0x12, 0x34, 0x20, 0x01], [0, 1, 0, 2], [0x7f, 0xff, 0x7f, 0xff]]);
  yield test('one-carry', 'one carry', [[0x80, 0, 0x80, 0], [0xff, 0xff, 0, 1], [0xc0, 1, 0xc0, 2]]);
  yield test('carry-twice', 'folding makes a new carry', [[0xff, 0xff, 0xff, 0xff, 0, 1], [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0], [0xff, 0xfe, 0x80, 0, 0x80, 1]]);
  yield test('odd', 'an odd number of bytes', [any(3), any(5), any(21), any(101)]);
  yield test('leading-zeros', 'checksums that begin with zeros', [[0xff, 0xf0], [0xff, 0x00], [0xf1, 0x23], [0xff, 0xff]]);
  yield { name: 'capital', tries: 'capital letters', input: '3\nAB CD EF\nab CD eF 01\nFF FE\n' };
  yield test('header', 'the header of a real packet', [[0x45, 0, 0, 0x54, 0x1c, 0x46, 0x40, 0, 0x40, 1, 0, 0, 0xc0, 0xa8, 1, 20, 0xcb, 0, 0x71, 80]]);
  yield test('any', 'any packets', Array.from({ length: 20 }, () => any(random.int(1, 60))));
  yield test('largest', 'largest n and packets', Array.from({ length: 50 }, (_, i) => any(1500 - (i % 2))));
}
