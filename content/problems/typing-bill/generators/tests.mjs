export const seed = 4504;

const WORDS = 'Dear Sir, the tap in our lane has been dry for 3 days. Please send somebody! (Plot No. 7/B) a I "urgent" Rs. 500'.split(' ');

export function* tests(random) {
  const test = (name, tries, lines, end = '\n') => ({ name, tries, input: lines.join('\n') + end });
  const line = () => {
    const words = Array.from({ length: random.int(0, 12) }, () => random.pick(WORDS)).join(random.pick([' ', ' ', '  ']));
    return random.pick(['', '', '  ']) + words + random.pick(['', '', ' ']);
  };
  const lines = (n) => Array.from({ length: n }, () => line().slice(0, 100));
  yield { name: 'nothing', tries: 'no line at all', input: '' };
  yield test('one-empty', 'one empty line', ['']);
  yield test('only-spaces', 'lines of spaces', ['   ', ' ', '']);
  yield test('no-break', 'a last line without a line break', ['Dear Sir,', 'thank you'], '');
  yield test('25-lines', 'just one sheet', Array.from({ length: 25 }, () => 'ab c'));
  yield test('26-lines', 'one line more than a sheet', Array.from({ length: 26 }, () => 'ab c'));
  yield test('50-lines', 'just two sheets', Array.from({ length: 50 }, () => 'x'));
  yield test('26-no-break', 'a sheet that is begun by a line without a line break', Array.from({ length: 26 }, () => 'x'), '');
  yield test('spaces-around', 'spaces around words', ['  a  b ', ' c', 'd  ', '   e   f   g   ']);
  yield test('empty-first-last', 'empty lines at the beginning and at the end', ['', '', 'word', '', '']);
  yield test('punctuation', 'punctuation', ['- , . ! " \' ( ) /', '"a" b-c d,e', '...']);
  yield test('paise', 'small amounts of paise', ['a'.repeat(20), 'b']);
  yield test('long-lines', 'the longest lines', ['w'.repeat(100), 'a '.repeat(50).slice(0, 99), ' '.repeat(100)]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', lines(20 * i));
  yield test('largest', 'largest text', Array.from({ length: 5000 }, () => random.pick(['', 'a b c', 'word word', 'Dear Sir, thank you for it.'])));
}
