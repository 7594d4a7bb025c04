export const seed = 4604;

const WORDS = 'x x x y z'.split(' ');
const LETTERS = ['A', 'AB', 'BD', 'CAD'];
const WRONG = ['', 'start', 'ask', 'ask A', 'answer a', 'answer a b c', 'score 5', 'rule free', 'question q1 5 x', 'number q1 5 x 3 y', 'choice q1 5 ab y', 'hint q99', 'question q1 0 x y'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, ids) => {
    const kinds = {};
    const make = (id) => {
      const kind = random.pick(['question', 'question', 'number', 'choice']);
      const middle = { question: random.pick(WORDS), number: `${random.int(-9, 9)} ${random.int(0, 9)}`, choice: random.pick(LETTERS) }[kind];
      kinds[id] ??= kind;
      return `${kind} ${id} ${random.int(1, 9)} ${middle} What?`;
    };
    return Array.from({ length: count }, () => {
      const kind = random.pick(['make', 'make', 'answer', 'answer', 'answer', 'answer', 'answer', 'hint', 'score', 'rule', 'ask', 'wrong']);
      const id = `q${random.int(1, ids)}`;
      if (kind === 'score') return kind;
      if (kind === 'wrong') return random.pick(WRONG);
      if (kind === 'rule') return `rule ${random.pick(['plain', 'streak', 'first', 'brave'])}`;
      if (kind === 'make') return make(id);
      if (kind !== 'answer') return `${kind} ${id}`;
      const given = { number: random.pick([String(random.int(-9, 9)), 'x']), choice: random.pick([...LETTERS, 'F', 'b']) }[kinds[id]];
      return `answer ${id} ${given ?? random.pick([...WORDS, '-'])}`;
    });
  };
  yield test('one', 'n = 1', ['']);
  yield test('no-errors', 'no wrong line', of('question a 3 x y, rule streak, answer a z, answer a x, score, ask a, hint a'));
  yield test('commands', 'words that are no commands', of('start, SCORE, scores, -, 5, Ask a, questions a 3 x y'));
  yield test('too-few', 'too few words', of('question, question a, question a 3 x, number a 3 5 0, choice a 3 A, ask, hint, answer, answer a, rule, question A 0 -'));
  yield test('too-many', 'too many words', of('score now, ask a b, hint a b, rule plain now, answer a x y, question a 3 x y z w, ask a'));
  yield test('ids', 'IDs that are none', of('question A 3 x y, question a-b 3 x y, question abcdefghi 3 x y, question abcdefgh 3 x y, number 7 3 5 0 y, choice a_ 3 A y, ask B, hint a.b, answer abcdefghi x, answer 7 5'));
  yield test('points', 'points that are none', of('question a 0 x y, question a -1 x y, question a 101 x y, question a +5 x y, question a 5.0 x y, question a x x y, question a 99999999999 x y, question a 100 x y, question b 1 x y, score'));
  yield test('numbers', 'numbers that are none', of('number a 3 1000001 0 y, number a 3 -1000001 0 y, number a 3 x 0 y, number a 3 5 -1 y, number a 3 5 1000001 y, number a 3 +5 0 y, number a 3 --5 0 y, number a 3 - 0 y, number a 3 -1000000 1000000 y, number b 3 0 0 y, answer b -0, score'));
  yield test('letters', 'letters that are none', of('choice a 3 a y, choice a 3 AB1 y, choice a 3 ABCDEFG y, choice a 3 AA y, choice a 3 ABCA y, choice a 3 ABCDEF y, answer a AA, answer a a, answer a ABCDEFG, answer a A-, answer a FEDCBA, score'));
  yield test('words', 'words that are none', of('question a 3 x! y, question a 3 abcdefghijklm y, question a 3 abcdefghijkl y, question b 3 X9 y, answer b x-9, answer b abcdefghijklm, answer b x9, answer a x, answer a -, answer a y, answer a -, score'));
  yield test('order', 'several mistakes in one line', of('question A x - y, question a x - y, question a 3 - y, number a x y z w, number a 3 y z w, number a 3 4 z w, choice a 3 aa z, question a 3 x y, question a x y z, number a 3 4 5 z, ask A b, answer B -, answer b -, rule x y'));
  yield test('exists', 'an ID that exists', of('question a 3 x y, choice a 3 A y, question a 4 z w, score, ask a'));
  yield test('no-try', 'wrong answers that are no tries', of('number a 3 5 0 y, answer a x, answer a 1000001, answer a +5, answer a 5.0, answer a 6, answer a y, answer a 5, question b 3 x y, rule brave, answer b -, answer b x, score'));
  yield test('row-goes-on', 'a row of right answers with wrong lines', of('question a 3 x y, question b 3 x y, number c 3 5 0 y, rule streak, answer a x, answer b !, answer b x, rule free, answer c five, answer c 5, score'));
  yield test('closed', 'closed questions and wrong words', of('number a 3 5 0 y, answer a 6, answer a 7, answer a x, answer a, hint a, choice b 3 A y, answer b A, answer b a, answer b A'));
  yield test('nothing-changes', 'a wrong line changes nothing', of('question a 3 x y, hint a b, ask a, rule free, answer a x, score, question a 5 x y, hint A, score'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lines', any(60 * i, 10));
  yield test('largest', 'largest n', any(500, 100));
}
