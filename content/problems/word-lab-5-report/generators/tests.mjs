export const seed = 4415;

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

  const all = of('json 3; match .*a.*; match [a-m].*; match r...; dates; leave the; json 4; csv a 5; print a; add It was 1/2/2023; dates; csv a 1000; print a; pairs 2; sentences');
  yield test('one', 'm = 1, n = 1', ['Hello'], ['json 1']);
  yield test('empty', 'a text without words', ['', '(!)'], of('match .*; dates; json 1; csv x 1; print x; save y; print y'));
  yield test('whole', 'patterns that fit only a part', ['rain rained train ran rn rain'], of('match rain; match ra; match r.*n; match r.?n; match .*rain; match rain.*; match ain'));
  yield test('patterns', 'many patterns', ["aa ab b abc don't 1,000 well-known 42"], of('match [ab]+; match a{2}; match (ab|b)c?; match [^a].*; match [0-9]+; match [0-9,]+; match .*-.*; match zz; match a|b'));
  yield test('dates', 'dates with one and two digits', ['1/2/2024 01/02/2024 (10/2/2024), 3/11/1999.', '', 'due:31/12/2025'], of('dates'));
  yield test('no-dates', 'what looks like a date', ['24/7 1/2/24 12-10-2024 1/2 2024 5/8/', '12.10.2024'], of('dates; add 99/99/0001; dates'));
  yield test('same-line', 'several dates in one line', ['a 9/9/2001, 8/8/2002 b', 'c', '7/7/2003'], of('dates; size'));
  yield test('json', 'JSON with quotes and signs', ['say"so b\\\\c say"so', "it's x"], of('json 1; json 9; top 9'));
  yield test('csv', 'commas and quotes in words', ['1,000 say"so 1,000 2,5', 'plain'], of('csv t 9; print t; csv t 1; print t; leave 1,000; csv t 2; print t'));
  yield test('left-out', 'left-out words in all reports', ['a a b c'], of('leave a; json 2; csv x 2; print x; leave b; leave c; json 2; csv x 2; print x; match .'));
  yield test('files', 'saved texts, printed and opened', POEM, of('save p; print p; csv q 2; open q; size; print p; json 3; open p; json 1; print r'));
  yield test('errors', 'wrong commands', ['a'], of('match; json; json x; json 0; csv; csv x; csv x 0; csv x y; print; print x; date; dates'));
  yield test('too-few', 'commands with too few words', ['a'], of('longest; find; count; top; leave; common; common 1; save; open; add; compare; average; size'));
  yield test('sentences', 'marks and ends of sentences', ['. One. "Two!" three? four five.', '... !', '? (,) six seven', 'eight'], of('sentences; add nine. ten; sentences; pairs 3; context one 2'));
  yield test('no-sentence', 'a text without a sentence', ['... !'], of('sentences; pairs 1; add a b c. d e. f; sentences'));
  yield test('old-commands', 'the commands of Word Lab 4', POEM, of('size; average; longest 3; find rain; count the; count x; top 4; leave the; top 2; variety; common 3 4; save x; add The sea; compare x; open x; context rain 2; pairs 3; sentences'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', [...prose(4 * i, 4 * i), `On ${random.int(1, 28)}/${random.int(1, 12)}/${random.int(1950, 2026)}`], all);
  yield test('largest', 'largest m', prose(200, 11), all);
}
