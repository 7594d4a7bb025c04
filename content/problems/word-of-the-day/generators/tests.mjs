export const seed = 405;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const words = Array.from({ length: 60 }, () => random.text(random.int(3, 7), 'aeioulmnrst'));
  const dress = (word) => {
    const cased = random.pick([word, word.toUpperCase(), word[0].toUpperCase() + word.slice(1)]);
    return random.pick(['', '', '', '!', '?']) + cased + random.pick(['', '', ',', '.', ';', '...', '?!']);
  };
  const speech = (n, from) => Array.from({ length: n }, () => Array.from({ length: random.int(0, 18) }, () => dress(random.pick(from))).join(' '));
  yield test('one-word', 'a single word', ['Jai']);
  yield test('four-letters', 'a word of exactly four letters', ['Hind Jai Jai Jai']);
  yield test('empty-lines', 'empty lines', ['', 'good', '', 'good day', '']);
  yield test('tie', 'a tie between two words', ['zebra apple zebra apple mango']);
  yield test('tie-prefix', 'a tie between a word and a longer one', ['stone stones stone stones']);
  yield test('capitals', 'capitals only in some places', ['River rIVER RIVER', 'rain rain']);
  yield test('marks', 'many punctuation marks', ['!?wait... (', 'wait'].map((line) => line.replace('(', 'wait;:')).concat([', , . ! wait!!!']));
  yield test('marks-only', 'nothing but marks', ['. , ; : ! ?', '...']);
  yield test('spaces', 'several spaces between words', ['here    there  here', '   here   ']);
  yield test('short-words', 'short words are more frequent', ['the the the the house the the']);
  yield test('few-words', 'few different words', speech(80, words.slice(0, 6)));
  yield test('largest', 'the longest speech', speech(200, words));
}
