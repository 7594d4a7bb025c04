export const seed = 50812;

export function* tests(random) {
  const test = (name, tries, flags) => ({ name, tries, input: `${flags}\n` });
  const any = (n) => random.text(n, 'OWG');
  yield test('one', 'a single flag', 'G');
  yield test('three', 'one flag of each colour', 'GOW');
  yield test('three-not', 'three flags, two colours', 'GOG');
  yield test('one-colour', 'a single colour', 'W'.repeat(20));
  yield test('two-colours', 'two colours, equally often', 'OGOGGOOGOG');
  yield test('whole', 'the whole string', 'OOOWWWGGG');
  yield test('begins-first', 'the piece begins with the first flag', 'OWGGGO');
  yield test('ends-last', 'the piece ends with the last flag', 'WWWOGWGO');
  yield test('inside', 'the piece lies inside', 'GGGOWGWOGGG');
  yield test('several', 'several longest pieces', 'OWGGGGOWGGGGWOG');
  yield test('overlap', 'longest pieces that overlap', 'OWGO');
  yield test('nested', 'short good pieces inside a long one', 'OWGOGWGWO');
  yield test('far-apart', 'colours that stand far apart', `${'O'.repeat(40)}${'WG'.repeat(40)}WW`);
  yield test('mixed-signs', 'differences with different signs', 'GGWOOWGWWOOOGG');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any flags', any(17 * i * i));
  yield test('many', 'many flags', any(20000));
  yield test('largest', 'the longest string', `${any(120000)}${random.text(80000, 'OOWG')}`);
}
