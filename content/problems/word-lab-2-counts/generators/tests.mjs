export const seed = 4412;

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

  const all = of('size; average; longest 4; find rain; count the; top 5; variety; leave the; leave a; leave the; top 4; count the; variety; common 1 2; common 2 3; common 1 99');
  yield test('one', 'm = 1, n = 1', ['Hello'], ['variety']);
  yield test('empty', 'a text without words', ['', '...'], of('count a; top 3; variety; common 1 2; leave a; top 1'));
  yield test('count', 'capitals and marks', ['Rain RAIN "rain" (rain), train'], of('count rain; count train; count rai; top 2; variety'));
  yield test('ties', 'equally frequent words', ['pear fig kiwi fig pear kiwi lime', 'apple lime'], of('top 1; top 2; top 4; top 5; top 6'));
  yield test('leave', 'words that are left out', ['a a a b b c', 'd'], of('top 2; leave a; top 2; leave c; top 2; leave b; top 2; leave d; top 2; variety; longest 9'));
  yield test('leave-twice', 'a word that is left out twice, and one that is not there', ['a a b'], of('leave x; leave x; leave a; leave a; top 3; count a; find a; variety'));
  yield test('cut-after', 'left-out words among the most frequent', ['the the the of of rain river'], of('leave the; top 1; leave of; top 1; top 2'));
  yield test('variety', 'words that stand once', ['a b c', 'b c d', 'c'], of('variety; count a; count c'));
  yield test('common', 'lines with words in common', ['b a c a', 'c b b x', 'x', '', 'A B'], of('common 1 2; common 2 1; common 1 3; common 2 3; common 4 1; common 4 4; common 1 5'));
  yield test('no-line', 'lines that do not exist', ['a', 'b'], of('common 2 3; common 3 2; common 4 3; common 3 3; common 2 2; common 1000 1'));
  yield test('old-commands', 'the commands of Word Lab 1', POEM, of('size; average; longest 1; longest 9; find rain; find zebra'));
  yield test('poem', 'a poem', POEM, all);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', prose(5 * i, 4 * i), all);
  yield test('largest', 'largest m', prose(200, 11), [...all, 'top 1000', ...WORDS.map((word) => `leave ${word.toLowerCase()}`), 'top 1000']);
}
