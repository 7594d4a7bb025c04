export const seed = 4414;

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

  const all = of('sentences; pairs 4; context rain 2; context the 1; context zebra 3; leave the; pairs 2; add And the old rain, it waits; sentences; context waits 4; save a; open a; pairs 1000');
  yield test('one', 'm = 1, n = 1', ['Hello'], ['sentences']);
  yield test('empty', 'a text without words', ['', '... !'], of('sentences; pairs 3; context a 1'));
  yield test('one-word', 'a text of one word', ['Hello'], of('pairs 1; context hello 5; sentences; add Hello; pairs 1; context hello 5'));
  yield test('borders', 'places at the beginning and the end', ['a b c d e f g'], of('context a 2; context b 3; context c 2; context f 3; context g 2; context d 99'));
  yield test('across-lines', 'neighbours in other lines', ['a b', '', 'c', 'a b', 'c'], of('context c 2; pairs 2; pairs 9; context a 1'));
  yield test('same-word', 'a word beside itself', ['no No NO, no'], of('pairs 3; context no 1; sentences'));
  yield test('ties', 'equally frequent pairs', ['b a b c a c b a'], of('pairs 1; pairs 2; pairs 3; pairs 9'));
  yield test('marks', 'marks at the end of a sentence', ['One. "Two!" (three?) four.) five:. six.; seven,', 'e.g, eight 1.5 nine'], of('sentences'));
  yield test('marks-alone', 'pieces of marks alone', ['. One . . two ! three', '? (,) four ,,, five'], of('sentences; pairs 2'));
  yield test('longest', 'equally long sentences', ['a b. c d', '. e f. g'], of('sentences; add h i; sentences'));
  yield test('begins', 'sentences that begin in another line', ['One.', '', '...', 'two three', 'four.', 'five'], of('sentences'));
  yield test('no-end', 'a text without a full stop', ['a b', 'c d, e'], of('sentences; add f.; sentences; add g; sentences'));
  yield test('inside', 'points inside and before a word', ['.a b.c d ?e f'], of('sentences; context b.c 1; add x?y z.; sentences'));
  yield test('errors', 'wrong commands', POEM, of('context; context rain; context rain x; context rain 0; pairs; pairs -3; sentence; open x; sentences'));
  yield test('too-few', 'commands with too few words', ['a'], of('longest; find; count; top; leave; common; common 1; save; open; add; compare; average; size'));
  yield test('old-commands', 'the commands of Word Lab 3', POEM, of('size; average; longest 3; find rain; count the; top 4; leave the; top 2; variety; common 3 4; save x; add The sea; compare x; open x; size'));
  yield test('poem', 'a poem', POEM, all);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', prose(4 * i, 4 * i), all);
  yield test('largest', 'largest m', prose(200, 11), all);
}
