export const seed = 7101;

export function* tests(random) {
  const test = (name, tries, generator, commands) => ({ name, tries, input: `${generator}\n${commands.length}\n${commands.join('\n')}\n` });
  const bits = (length) => random.text(length, '01');
  const generatorOf = (length) => (length === 2 ? '11' : `1${bits(length - 2)}1`);
  const remainder = (word, generator) => {
    const work = [...word].map(Number);
    for (let at = 0; at + generator.length <= work.length; at += 1) {
      if (work[at] === 1) for (let k = 0; k < generator.length; k += 1) work[at + k] ^= Number(generator[k]);
    }
    return work.slice(work.length - generator.length + 1).join('');
  };
  const framed = (data, generator) => data + remainder(data + '0'.repeat(generator.length - 1), generator);
  const flip = (frame, at) => frame.slice(0, at) + (frame[at] === '1' ? '0' : '1') + frame.slice(at + 1);
  const mixed = (count, generator, high) =>
    Array.from({ length: count }, () => {
      const data = bits(random.int(1, high));
      const frame = framed(data, generator);
      const what = random.int(1, 4);
      if (what <= 2) return `SEND ${data}`;
      return `CHECK ${what === 3 ? frame : flip(frame, random.int(0, frame.length - 1))}`;
    });
  yield test('one-bit', 'one bit of data', '1011', ['SEND 1', 'SEND 0', 'CHECK 1011', 'CHECK 0000', 'CHECK 1000']);
  yield test('parity', 'the shortest generator', '11', ['SEND 1011001', 'SEND 1011000', 'CHECK 11', 'CHECK 10', 'CHECK 101', 'CHECK 1010101']);
  yield test('all-zero', 'data of zeros only', '10011', ['SEND 0000', 'SEND 00000000000', 'CHECK 000000000', 'CHECK 000000001']);
  yield test('leading-zeros', 'data that begin with zeros', '1101', ['SEND 0001', 'SEND 00101100', 'SEND 0000000001', 'CHECK 0001101', 'CHECK 00011010']);
  yield test('exact', 'data as long as the generator', '10011', ['SEND 10011', 'SEND 11111', 'CHECK 10011', 'CHECK 10111']);
  yield test('last-bit', 'damage in the last bit or in the remainder', '1011', ['CHECK 1101001', 'CHECK 1101000', 'CHECK 1101011', 'CHECK 1101101']);
  yield test('unnoticed', 'an error that is a multiple of the generator', '1011', ['CHECK 1101001', 'CHECK 0110001', 'CHECK 1100010', 'CHECK 0111010']);
  const ethernet = '100000100110000010001110110110111';
  yield test('ethernet', 'the generator of Ethernet', ethernet, mixed(40, ethernet, 200));
  const nine = generatorOf(9);
  yield test('nine-bits', 'a generator with nine bits', nine, mixed(60, nine, 64));
  const short = generatorOf(5);
  yield test('short', 'short data', short, mixed(100, short, 6));
  const long = generatorOf(33);
  yield test('longest-generator', 'the longest generator', long, mixed(60, long, 40));
  const seventeen = generatorOf(17);
  yield test('largest', 'largest q, long data', seventeen, Array.from({ length: 200 }, (_, i) => { const data = bits(200); return i % 2 ? `SEND ${data}` : `CHECK ${i % 4 ? framed(data, seventeen) : flip(framed(data, seventeen), random.int(0, 215))}`; }));
}
