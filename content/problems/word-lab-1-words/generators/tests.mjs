export const seed = 4411;

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

  const all = of('size; average; longest 3; longest 1000; find the; find rain; find a; find zebra');
  yield test('one', 'm = 1, n = 1', ['Hello'], ['size']);
  yield test('empty', 'a text of one empty line', [''], of('size; average; longest 1; find a'));
  yield test('no-words', 'pieces without a word', ['... ! (?)', '":"'], of('size; average; longest 5; find .'));
  yield test('marks', 'marks at both ends of a word', ['("Hello!") :hello; hello?!', '(hello) hello...'], of('size; longest 9; find hello; average'));
  yield test('marks-inside', 'marks inside a word', ["1,000 don't end.Then x:y e.g. 1,000.", 'a-b (c)d'], of('size; longest 9; find 1,000; find 1000; find e.g; find end; find end.then; find c)d'));
  yield test('other-signs', 'signs that are no marks', ["- -- 'quoted' don't", '* & 50%.'], of("size; longest 9; find 'quoted'; find quoted; find --; find 50%"));
  yield test('capitals', 'capital letters', ['RAIN Rain rAIN rain', 'Train'], of('find rain; longest 5; find train; size'));
  yield test('parts', 'words within words', ['training rains', 'rain', 'brain rain rain'], of('find rain; find train; find rains; find in'));
  yield test('ties', 'words of equal length', ['pear plum figs Kiwi plum kiwi lime', 'fig'], of('longest 1; longest 3; longest 5; longest 6; longest 7'));
  yield test('average', 'averages that are no whole numbers', ['a ab abc', 'abcd ab'], of('average; size'));
  yield test('poem', 'a poem', POEM, all);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', prose(5 * i, 4 * i), all);
  yield test('largest', 'largest m', prose(200, 11), [...all, ...WORDS.map((word) => `find ${word.toLowerCase()}`)]);
}
