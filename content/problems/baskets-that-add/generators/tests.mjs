export const seed = 9434;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, letters, kinds) => {
    const letter = () => random.pick([...letters]);
    const kind = () => `${'abcdefghij'[random.int(0, kinds - 1) % 10]}${random.pick(['x', 'yy'])}`;
    let sums = 0; // each sum can double the numbers, so there are only so many
    return Array.from({ length: count }, () => {
      const what = random.int(1, 10);
      if (what <= 3) return `put ${letter()} ${kind()} ${random.int(1, 9)}`;
      if (what === 4 && sums < 14) {
        sums += 1;
        return `let ${letter()} = ${letter()} + ${letter()}`;
      }
      if (what <= 6) return `let ${letter()} = ${letter()} ${random.pick(['-', '&'])} ${letter()}`;
      return what <= 8 ? `show ${letter()}` : `within ${letter()} ${letter()}`;
    });
  };
  yield test('show-empty', 'show an empty basket', of('show Z'));
  yield test('within-empty', 'two empty baskets', of('within A B, within A A'));
  yield test('put-twice', 'the same kind twice', of('put A mango 3, put A mango 4, show A'));
  yield test('alphabet', 'kinds that are not put in order', of('put A pear 1, put A apple 2, put A mango 3, put A ap 4, show A'));
  yield test('plus', 'a sum with common and other kinds', of('put A x 1, put A y 2, put B y 3, put B z 4, let C = A + B, show C, show A, show B'));
  yield test('minus', 'a difference below, at and above 0', of('put A x 1, put A y 2, put A z 3, put B x 2, put B y 2, put B z 2, put B w 9, let C = A - B, show C'));
  yield test('and', 'what is in common', of('put A x 5, put A y 1, put B x 2, put B z 3, let C = A & B, show C, let D = B & A, show D'));
  yield test('nothing-in-common', 'nothing in common', of('put A x 5, put B y 5, let C = A & B, show C, within C A'));
  yield test('within', 'within and not within', of('put A x 2, put B x 2, put B y 1, within A B, within B A, put A x 1, within A B'));
  yield test('within-other-kind', 'a kind that the other basket does not have', of('put A x 1, put B y 9, within A B, within B A'));
  yield test('new-basket', 'changes after let', of('put B x 1, let A = B + C, put B x 5, show A, put A x 7, show B, put C y 2, show A'));
  yield test('same-letters', 'the same letter on both sides', of('put A x 3, let A = A + A, show A, let A = A & A, show A, let A = A - A, show A'));
  yield test('old-basket-is-read', 'the result is one of the two', of('put A x 5, put B x 2, put B y 4, let A = B - A, show A, put C y 1, let C = B & C, show C, let B = C + B, show B'));
  yield test('zero-is-left-out', 'what became 0 is no longer shown', of('put A x 3, put A y 1, put B x 3, let A = A - B, show A, put A x 1, show A, within B A'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(30 * i * i, 'ABCD'.slice(0, i + 1), 2 * i));
  yield test('doubled', 'large numbers', [...of('put A x 1000'), ...Array(19).fill('let A = A + A'), 'show A', 'let B = A - C', 'show B', 'within A B']);
  yield test('largest', 'largest n', any(1000, 'ABCXYZ', 10));
}
