export const seed = 4603;

const WORDS = 'x x x y z'.split(' ');
const LETTERS = ['A', 'AB', 'BD', 'CAD'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const many = (ids, points = 5) => [...ids].map((id) => `question ${id} ${points} x y`);
  const any = (count, ids) => {
    const kinds = {};
    const make = (id) => {
      const kind = random.pick(['question', 'question', 'number', 'choice']);
      const middle = { question: random.pick(WORDS), number: `${random.int(-9, 9)} ${random.int(0, 9)}`, choice: random.pick(LETTERS) }[kind];
      kinds[id] ??= kind;
      return `${kind} ${id} ${random.int(1, 9)} ${middle} What?`;
    };
    return Array.from({ length: count }, () => {
      const kind = random.pick(['make', 'make', 'answer', 'answer', 'answer', 'answer', 'hint', 'score', 'rule', 'ask']);
      const id = `q${random.int(1, ids)}`;
      if (kind === 'score') return kind;
      if (kind === 'rule') return `rule ${random.pick(['plain', 'streak', 'streak', 'first', 'brave', 'free'])}`;
      if (kind === 'make') return make(id);
      if (kind !== 'answer') return `${kind} ${id}`;
      const given = { number: String(random.int(-9, 9)), choice: random.pick([...LETTERS, 'F']) }[kinds[id]];
      return `answer ${id} ${given ?? random.pick(WORDS)}`;
    });
  };
  yield test('one', 'n = 1', ['rule plain']);
  yield test('unknown', 'rules that do not exist', of('rule free, rule Plain, rule streaks, question a 5 x y, rule first, rule free, answer a z, answer a x, score').filter((c) => c !== 'rule Plain'));
  yield test('plain', 'the rule of the beginning', [...many('abc'), 'answer a x', 'answer b z', 'answer b x', 'answer c z', 'answer c z', 'score']);
  yield test('streak', 'a long row of right answers', [...many('abcdef', 4), 'rule streak', ...[...'abcdef'].map((id) => `answer ${id} x`), 'score']);
  yield test('streak-broken', 'a row that is broken', [...many('abcde', 4), 'rule streak', 'answer a x', 'answer b x', 'answer c z', 'answer c x', 'answer d x', 'answer e x', 'score']);
  yield test('streak-before', 'a row that began under other rules', [...many('abcd', 4), 'answer a x', 'rule first', 'answer b x', 'rule streak', 'answer c x', 'rule plain', 'answer d z', 'rule streak', 'answer d x', 'score']);
  yield test('streak-partly', 'a row with what is partly right', ['choice a 4 AB x', ...many('bcd', 4), 'rule streak', 'answer b x', 'answer a A', 'answer a AB', 'answer b x', 'answer c z', 'answer c z', 'answer c x', 'answer d x', 'score']);
  yield test('first', 'first and second tries', [...many('ab', 5), ...many('cd', 4), ...many('e', 1), 'rule first', 'answer a x', 'answer b z', 'answer b x', 'answer c z', 'answer c x', 'answer d x', 'answer e z', 'answer e x', 'score']);
  yield test('brave', 'a score below zero', [...many('abc', 1), 'rule brave', 'answer a z', 'score', 'answer a z', 'answer a z', 'score', 'answer b x', 'rule plain', 'answer c z', 'score']);
  yield test('brave-partly', 'what is partly right under brave', ['choice a 6 AB x', 'rule brave', 'answer a A', 'answer a C', 'answer a AB', 'answer a AB', 'answer a C', 'score']);
  yield test('hints', 'hints under all rules', [...many('abcd', 6), 'hint a', 'answer a x', 'rule streak', 'hint b', 'answer b x', 'rule first', 'hint c', 'hint c', 'answer c z', 'answer c x', 'rule brave', 'hint d', 'answer d x', 'score']);
  yield test('changed-between', 'a rule that is changed between two tries', [...many('a', 7), 'rule brave', 'answer a z', 'rule first', 'answer a x', 'score']);
  yield test('old-commands', 'the commands of Quiz 2', of('number a 3 50 2 x, answer a 53, hint a, ask a, answer a 52, choice b 4 AB x, answer b BA, question c 1 p q, hint c, answer d x, question a 4 x y, score'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(60 * i, 12));
  yield test('largest', 'largest n', any(500, 100));
}
