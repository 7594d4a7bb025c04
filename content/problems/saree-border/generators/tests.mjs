export const seed = 433;

export function* tests(random) {
  const test = (name, tries, border) => ({ name, tries, input: `${border}\n` });
  const woven = (block, length) => block.repeat(Math.ceil(length / block.length)).slice(0, length);
  yield test('one-stitch', 'a single stitch', 'q');
  yield test('two-equal', 'two equal stitches', 'zz');
  yield test('two-different', 'two different stitches', 'az');
  yield test('whole-blocks', 'only whole blocks', woven('kolam', 60));
  yield test('cut-off', 'the last block is cut off', woven('paisley', 59));
  yield test('one-over', 'one stitch of a last block', woven('mango', 41));
  yield test('no-repeat', 'the whole border is the only block', 'abcdefghijkl');
  yield test('first-is-last', 'only the last stitch repeats the first', 'rangolir');
  yield test('false-start', 'a repetition that breaks near the end', `${woven('abab', 40)}b`);
  yield test('inner-repeat', 'a block that itself looks repeated', woven('abaabaab', 60));
  yield test('half', 'two blocks', woven(random.text(300, 'ab'), 600));
  yield test('random', 'any border of two letters', random.text(400, 'ab'));
  yield test('long-no-repeat', 'longest border, one letter different at the end', `${'a'.repeat(49999)}b`);
  yield test('long-block', 'longest border, a long block', woven(`${'a'.repeat(20000)}b`, 50000));
  yield test('long-short-block', 'longest border, a short block', woven('weave', 50000));
}
