export const seed = 4413;

const WORDS = 'the the the of a and to rain river boat boatman market mango sea is was it in in old house don\'t well-known 1,000 Kochi Asha ferry waits waited for light'.split(' ');
const POEM = ['The rain came; the river rose.', '', '"Where is the boat?" the boatman asked,', 'and the rain -- the old rain -- said: (nothing).'];

export function* tests(random) {
  const test = (name, tries, text, commands) => ({ name, tries, input: [text.length, ...text, commands.length, ...commands, ''].join('\n') });
  const of = (commands) => commands.split('; ');
  const piece = () => {
    const word = random.pick(WORDS);
    const shape = random.int(1, 9);
    if (shape === 1) return `${word}${random.pick(['.', '!', '?', '?"', '.)'])}`;
    if (shape === 2) return `${word}${random.pick([',', ';', ':'])}`;
    if (shape === 3) return `${random.pick(['"', '('])}${word.toUpperCase()}`;
    return shape === 4 && random.int(1, 4) === 1 ? random.pick(['...', '!', ':', '-']) : word;
  };
  const prose = (lines, longest) => Array.from({ length: lines }, () => Array.from({ length: random.int(0, longest) }, piece).join(' '));

  const all = of('size; save a; top 3; leave the; add "The LIGHT," said Asha.; compare a; save b; open a; top 3; compare b; open c; compare c; variety; common 1 2; open b; size');
  yield test('one', 'm = 1, n = 1', ['Hello'], ['size']);
  yield test('unknown', 'unknown commands', ['a'], of('fly; Size; siz; 3; saves x; add; TOP 3; size'));
  yield test('too-few', 'commands with too few words', ['a'], of('longest; find; count; top; leave; common; common 1; save; open; add; compare; average'));
  yield test('bad-number', 'bad numbers', ['a b', 'b'], of('top 0; top -1; top 2.0; top x; longest 0; longest 1a; common 0 1; common 1 0; common 0 x; common y 0; common 1 2; top 007'));
  yield test('which-reason', 'two mistakes in one command', ['a'], of('common x; fly x y; top; common 9 x; compare nope; open nope'));
  yield test('no-file', 'files that do not exist', ['a'], of('open b; compare b; save b; open b; compare b; open bb; size'));
  yield test('save-twice', 'a file that is saved again', ['a', 'b'], of('save x; add c; save x; open x; size; add d; save x; open x; size'));
  yield test('empty-lines', 'a text with empty lines', ['', 'a', '', ''], of('save x; add b; open x; size; find a; compare x'));
  yield test('add', 'lines that are added', ['a'], of('add B, a!; size; find a; find b; common 1 2; count a; top 3; add a; variety'));
  yield test('compare', 'texts that are compared', ['a b b c'], of('save x; compare x; add d D d; compare x; save y; open x; compare y; add e; compare y; top 9'));
  yield test('no-words', 'a text without words', ['...'], of('save x; compare x; add a; compare x; open x; top 1; average'));
  yield test('still-left-out', 'left-out words after open', ['a a b'], of('save x; leave a; top 2; open x; top 2; leave b; top 2; leave a'));
  yield test('unchanged', 'a failed open changes nothing', POEM, of('add x; open nope; size; find x; open nope; top 2'));
  yield test('old-commands', 'the commands of Word Lab 2', POEM, of('size; average; longest 3; find rain; count the; top 4; leave the; top 2; variety; common 3 4; common 3 9'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', prose(5 * i, 4 * i), all);
  yield test('largest', 'largest m', prose(200, 11), [...all, ...WORDS.map((word) => `count ${word.toLowerCase()}`), 'top 1000']);
}
