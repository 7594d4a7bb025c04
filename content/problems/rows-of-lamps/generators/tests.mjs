export const seed = 4506;

const ALL = 4294967295;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length}\n${rows.map((row) => row.join(' ')).join('\n')}\n` });
  const any = () => random.int(0, 65535) * 65536 + random.int(0, 65535);
  yield test('nothing', 'no lamp at all', [[0, 0]]);
  yield test('all-on', 'all lamps are switched on', [[0, ALL]]);
  yield test('all-stay', 'all lamps stay lit', [[ALL, ALL]]);
  yield test('lamp-0', 'only lamp 0', [[0, 1], [1, 1], [1, 3]]);
  yield test('lamp-31', 'only lamp 31', [[0, 2147483648], [2147483648, 2147483648]]);
  yield test('lamp-31-off', 'lamp 31 is switched off', [[2147483648, 1], [2147483649, 0]]);
  yield test('lamp-30', 'only lamp 30', [[0, 1073741824], [2147483648, 1073741825]]);
  yield test('swap', 'every other lamp', [[1431655765, 2863311530], [2863311530, 1431655765]]);
  yield test('everywhere-all', 'all lamps everywhere', [[0, ALL], [5, ALL], [ALL, ALL]]);
  yield test('everywhere-ends', 'the first and the last lamp everywhere', [[0, 2147483649], [0, 2147483651], [7, 3221225473]]);
  yield test('everywhere-lost', 'a lamp that the last row lacks', [[0, 12], [0, 13], [0, 8], [0, 3]]);
  yield test('powers', 'each lamp by itself', Array.from({ length: 32 }, (_, k) => [2 ** k, 2 ** (31 - k)]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any rows', Array.from({ length: i }, () => [any(), any()]));
  yield test('largest', 'largest n', Array.from({ length: 1000 }, () => [any(), any()]));
}
