export const seed = 7302;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const big = (w) => {
    let value = 0n;
    for (let i = 0; i < w; i += 1) value = value * 2n + BigInt(random.int(0, 1));
    return value;
  };
  const all = (w) => {
    const lines = [];
    for (const op of ['ADD', 'SUB'])
      for (let a = 0; a < 2 ** w; a += 1) for (let b = 0; b < 2 ** w; b += 1) lines.push(`${op} ${w} ${a} ${b}`);
    return lines;
  };
  const borders = (w) => {
    const half = 1n << BigInt(w - 1);
    const values = [0n, 1n, half - 1n, half, half + 1n, 2n * half - 1n];
    return values.flatMap((a) => values.flatMap((b) => [`ADD ${w} ${a} ${b}`, `SUB ${w} ${a} ${b}`]));
  };
  const any = (op, w) => `${op} ${w} ${big(w)} ${big(w)}`;
  yield test('one-bit', 'width 1, all cases', all(1));
  yield test('two-bits', 'width 2, all cases', all(2));
  yield test('three-bits', 'width 3, all cases', all(3));
  yield test('zero', 'results of 0', ['ADD 8 0 0', 'ADD 8 128 128', 'ADD 8 255 1', 'SUB 8 77 77', 'SUB 8 0 0']);
  yield test('byte-borders', 'width 8, the borders', borders(8));
  yield test('word-borders', 'width 32, the borders', borders(32));
  yield test('widest-borders', 'width 62, the borders', borders(62));
  yield test('middle-borders', 'width 31, the borders', borders(31));
  yield test('subtract-equal', 'equal numbers subtracted', [3, 16, 33, 61].map((w) => { const a = big(w); return `SUB ${w} ${a} ${a}`; }));
  yield test('subtract-zero', '0 subtracted, and subtracted from 0', ['SUB 8 5 0', 'SUB 8 0 5', 'SUB 8 0 128', 'SUB 8 128 0', 'SUB 5 16 0', 'SUB 5 0 16']);
  yield test('bytes', 'width 8, any numbers', Array.from({ length: 200 }, () => any(random.pick(['ADD', 'SUB']), 8)));
  yield test('largest', 'largest n, any widths', Array.from({ length: 500 }, () => any(random.pick(['ADD', 'SUB']), random.int(1, 62))));
}
