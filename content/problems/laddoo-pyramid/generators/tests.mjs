export const seed = 9106;

export function* tests(random) {
  const test = (name, tries, n) => ({ name, tries, input: `${n}\n` });
  yield test('none', 'n = 0', 0);
  yield test('one', 'n = 1', 1);
  yield test('one-left', 'n = 2', 2);
  yield test('one-short', 'one laddoo too few for a layer', 13);
  yield test('exact', 'nothing left over', 30);
  yield test('one-over', 'one laddoo left over', 56);
  yield test('ten-layers', 'ten layers, nothing left over', 385);
  yield test('ten-layers-short', 'one too few for the tenth layer', 384);
  yield test('left-is-a-square', 'as many left as the last layer has', 80);
  yield test('above-int', 'more than an int can hold', 3000000000);
  yield test('largest', 'largest n', 1000000000000000);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any number of laddoos', random.int(100, 2000000));
}
