export const seed = 4605;

const WORDS = 'x x x y z'.split(' ');
const LETTERS = ['A', 'AB', 'BD', 'CAD'];
const NAMES = 'om mia zoya ali ravi'.split(' ');
const WRONG = ['', 'start', 'ask', 'answer a b c', 'score 5', 'rule free', 'player Om', 'player', 'table 3', 'hard', 'hard 0', 'hint q99'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, ids, names) => {
    const kinds = {};
    const make = (id) => {
      const kind = random.pick(['question', 'question', 'number', 'choice']);
      const middle = { question: random.pick(WORDS), number: `${random.int(-9, 9)} ${random.int(0, 9)}`, choice: random.pick(LETTERS) }[kind];
      kinds[id] ??= kind;
      return `${kind} ${id} ${random.int(1, 9)} ${middle} What?`;
    };
    return Array.from({ length: count }, () => {
      const kind = random.pick('make make answer answer answer answer answer answer hint score rule ask wrong player player player table hard'.split(' '));
      const id = `q${random.int(1, ids)}`;
      if (kind === 'score' || kind === 'table') return kind;
      if (kind === 'player') return `player ${random.pick(names)}`;
      if (kind === 'hard') return `hard ${random.int(1, 5)}`;
      if (kind === 'wrong') return random.pick(WRONG);
      if (kind === 'rule') return `rule ${random.pick(['plain', 'streak', 'first', 'brave'])}`;
      if (kind === 'make') return make(id);
      if (kind !== 'answer') return `${kind} ${id}`;
      const given = { number: random.pick([String(random.int(-9, 9)), 'x']), choice: random.pick([...LETTERS, 'F', 'b']) }[kinds[id]];
      return `answer ${id} ${given ?? random.pick([...WORDS, '-'])}`;
    });
  };
  const three = of('question a 5 x One?, question b 4 x Two?, question c 3 x Three?');
  yield test('one', 'n = 1', ['table']);
  yield test('nobody-plays', 'commands before the first player', [...three, ...of('ask a, hint A, answer a x, score, ask, score 1, answer q x, rule streak, hard 2, table, player om, score')]);
  yield test('names', 'names that are none', of('player Om, player om1, player abcdefghijk, player abcdefghij, player, player a b, player x-y, table'));
  yield test('own-tries', 'tries of two players', [...three, ...of('player om, answer a y, player mia, answer a z, player om, answer a z, answer a x, player mia, answer a x, table')]);
  yield test('own-hints', 'hints of two players', [...three, ...of('player om, hint a, hint a, ask a, player mia, ask a, hint a, answer a x, player om, answer a x, score, table')]);
  yield test('own-solved', 'a question that two players solve', [...three, ...of('player om, answer a x, answer a x, player mia, answer a x, answer a x, hint a, table, hard 3')]);
  yield test('own-row', 'rows of right answers of two players', [...three, ...of('rule streak, player om, answer a x, player mia, answer a z, player om, answer b x, player mia, answer a x, answer b x, player om, answer c x, table')]);
  yield test('last-point', 'more hints than points', of('question a 2 x y, player om, hint a, hint a, hint a, ask a, answer a x, player mia, hint a, answer a x, table'));
  yield test('table', 'equal scores in several places', [...three, ...of('player d, answer a x, player c, answer b x, player b, answer b x, player a, answer c x, player f, player e, answer c x, table, player f, answer a x, table')]);
  yield test('below-zero', 'scores below zero', [...three, ...of('rule brave, player om, answer a z, player mia, player ali, answer a z, answer b z, table, player mia, answer a x, table, score')]);
  yield test('hard', 'questions that few have solved', [...three, ...of('hard 5, player om, hard 5, answer b x, player mia, answer b x, answer c x, hard 1, hard 2, hard 3, hard 4, hard 100, hard 101, hard 0, hard x')]);
  yield test('ids-in-order', 'IDs in another order than the questions came', of('question z 1 x y, question b 1 x y, question ab 1 x y, question 9 1 x y, hard 9, player om, answer 9 x, answer b x, hard 9'));
  yield test('later-question', 'questions that come later', [...three, ...of('player om, answer a x, score, number d 9 5 0 y, score, answer d 5, table, player mia, answer d 6, answer d 7, answer d 5, hard 9')]);
  yield test('same-player', 'a player who is called twice in a row', [...three, ...of('player om, answer a x, player om, score, answer a x, table')]);
  yield test('order-of-reasons', 'several mistakes in one line', of('answer A b c d, answer A b, ask q, score 5, player om, answer A -, answer q -, question a 3 x y, answer a -, player O m'));
  yield test('old-commands', 'the commands of Quiz 4', of('player om, choice a 6 AB x, answer a A, answer a AA, answer a C, rule first, hint a, answer a BA, number b 101 5 0 y, number b 9 5 0 y, answer b five, answer b 5, question b 1 x y, score, ask b, , start'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lines', ['player om', ...any(80 * i, 8, NAMES), 'table']);
  const many = Array.from({ length: 40 }, () => random.text(random.int(1, 10), 'abcde'));
  yield test('largest', 'largest n', ['player om', ...any(999, 60, many)]);
}
