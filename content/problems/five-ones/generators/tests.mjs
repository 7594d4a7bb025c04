export const seed = 7103;

export function* tests(random) {
  const flag = '01111110';
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const stuff = (data) => {
    let out = '';
    let ones = 0;
    for (const bit of data) {
      out += bit;
      ones = bit === '1' ? ones + 1 : 0;
      if (ones === 5) {
        out += '0';
        ones = 0;
      }
    }
    return out;
  };
  const read = (frames) => `READ ${flag}${frames.map((data) => stuff(data) + flag).join('')}`;
  const send = (data) => `SEND ${data}`;
  const bits = (length) => random.text(length, random.pick(['01', '0111', '0111111111']));
  yield test('one-bit', 'one bit', [send('0'), send('1'), read(['0']), read(['1']), read(['1', '0', '1'])]);
  yield test('no-stuffing', 'nothing to stuff', [send('1111011110'), read(['1111011110', '0'])]);
  yield test('five', 'exactly five ones', [send('11111'), send('0111110'), read(['11111']), read(['0111110', '111110'])]);
  yield test('six', 'six ones, as in a flag', [send('01111110'), read(['01111110', '0111111'])]);
  yield test('many-ones', 'many ones', [send('1'.repeat(37)), read(['1'.repeat(10), '1'.repeat(25), '1'.repeat(6)])]);
  yield test('ends-with-five', 'frames that end with five ones', [send('0011111'), send('1'.repeat(15)), read(['0011111', '11111', '1111111111'])]);
  yield test('zero-after-five', 'a zero of the data after five ones', [send('111110'), send('1111100000'), read(['111110', '1111100', '11111011111'])]);
  yield test('begins-with-zero', 'frames that begin and end with zeros', [read(['0', '00', '010', '0111110']), read(['0111', '1110', '01110'])]);
  yield test('no-flag-inside', 'bits around a border that look like a flag', [read(['11', '1111110', '10', '0']), read(['011111', '111111', '1111'])]);
  yield test('many-frames', 'many short frames', [read(Array.from({ length: 200 }, () => bits(random.int(1, 6))))]);
  yield test('any', 'any commands', Array.from({ length: 30 }, (_, i) => (i % 2 ? send(bits(random.int(1, 80))) : read(Array.from({ length: random.int(1, 6) }, () => bits(random.int(1, 60)))))));
  yield test('largest', 'the longest rows of bits', [send('1'.repeat(1000)), send(random.text(1000, '01')), read(['1'.repeat(1200), '1'.repeat(1000)]), read([bits(900), bits(900)])]);
}
