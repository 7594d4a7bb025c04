export const seed = 3602;

export function* tests(random) {
  const test = (name, tries, macros) => ({ name, tries, input: `${macros.length}\n${macros.join('\n')}\n` });
  /** Macros of commands and calls; `calls` bounds how many calls one macro may have. */
  const any = (count, length, calls) =>
    Array.from({ length: count }, (_, index) => {
      let left = index > 0 ? calls : 0;
      return Array.from({ length: random.int(1, length) }, () => {
        if (left > 0 && random.int(0, 2) === 0) {
          left -= 1;
          return String(random.int(Math.max(1, index - 3), index));
        }
        return random.pick(['F', 'F', 'F', 'L', 'R']);
      }).join(' ');
    });
  yield test('forward', 'n = 1', ['F']);
  yield test('turns', 'turns only', ['L', 'R', 'R R', 'L L L', 'R R R R', '1 3']);
  yield test('four-sides', 'one step in each direction', ['F', 'R F', 'R R F', 'L F', 'F L F L F']);
  yield test('call-north', 'a macro called while looking north', ['F F F R F', 'F 1', '2 F 1 L']);
  yield test('call-east', 'a macro called while looking east', ['F F F R F F', 'R 1', 'R F 2']);
  yield test('call-south', 'a macro called while looking south', ['F F F L F F', 'R R 1', 'L L F 2 F']);
  yield test('call-west', 'a macro called while looking west', ['F F F L F F F F', 'L 1', 'F L F 2']);
  yield test('older', 'calls of macros far above', ['F', 'R', 'F F L', 'R F F F', '1 2 1 3 1 4 1', '3 4 5', '1 6 2 5']);
  yield test('doubling', 'each macro calls the one before twice', ['F', ...Array.from({ length: 59 }, (_, i) => `${i + 1} ${i + 1}`)]);
  yield test('doubling-sideways', 'doubling, and looking south', ['R F F R F', 'L L 1', ...Array.from({ length: 54 }, (_, i) => `${i + 2} R R ${i + 2} L L ${i + 2}`).slice(0, 35)]);
  yield test('circles', 'endless circles', ['F R', '1 1 1 1', '2 2 2 2 F', ...Array.from({ length: 40 }, (_, i) => `${i + 3} 2 ${i + 3}`)]);
  yield test('negative', 'far to the south-west', ['L F L F R R', '1 1 1 1', ...Array.from({ length: 54 }, (_, i) => `${i + 2} ${i + 2}`)]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any macros', any(8 * i, 8 * i - 2, 2));
  yield test('largest', 'largest n', any(60, 30, 2));
}
