export const seed = 9424;

export function* tests(random) {
  const test = (name, tries, signs) => ({ name, tries, input: `${signs}\n` });
  const word = () => random.text(random.int(1, 6), 'abcdefghijklmnopqrstuvwxyz');
  const box = (budget, depth, share) => {
    const parts = ['('];
    while (budget.left > 0 && random.int(1, 100) <= share) {
      budget.left -= 1;
      parts.push(depth < 50 && random.int(1, 3) === 1 ? box(budget, depth + 1, share) : word());
    }
    return [...parts, ')'].join(' ');
  };
  const filled = (signs, share) => {
    const budget = { left: signs };
    const parts = [];
    while (budget.left > 0) {
      budget.left -= 1;
      parts.push(random.int(1, 2) === 1 ? box(budget, 2, share) : word());
    }
    return `( ${parts.join(' ')} )`;
  };
  yield test('empty', 'one empty box', '( )');
  yield test('one-thing', 'one thing', '( a )');
  yield test('many-things', 'many things in one box', '( c b a b c )');
  yield test('after-inner', 'a thing after an inner box', '( ( a ) b )');
  yield test('two-inner', 'two boxes side by side', '( ( a ) ( b ) )');
  yield test('deep-then-flat', 'a deep box, then a flat one', '( ( ( ( a ) ) ) ( b ) c )');
  yield test('flat-then-deep', 'a flat box, then a deep one', '( c ( b ) ( ( ( a ) ) ) )');
  yield test('empty-deepest', 'the deepest box is empty', '( a ( b ( c ( ) ) ) )');
  yield test('many-empty', 'many empty boxes', '( ( ) ( ) ( ( ) ( ) ) x ( ) )');
  yield test('box-in-box', 'a box that holds only a box', '( ( a ) )');
  yield test('no-empty', 'no empty box', '( a ( b ) ( c ( d ) ) )');
  yield test('deepest', 'boxes as deep as possible', `${'( '.repeat(50)}x${' )'.repeat(50)}`);
  yield test('stairs', 'a thing at each depth', `${Array.from({ length: 30 }, (_, i) => `( ${'abcdefghijklmnopqrstuvwxyzabcd'[i]}`).join(' ')}${' )'.repeat(30)}`);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any boxes', filled(15 * i * i, 60 + 5 * i));
  yield test('largest', 'most signs', filled(480, 80));
}
