export const seed = 4601;

const WORDS = 'delhi Delhi DELHI pune 42 24 x ravi'.split(' ');
const TEXTS = ['Which city?', 'x', '2 + 40 = ?', 'Who wrote it, and when did he or she write it?'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, ids) => {
    let made = 0;
    return Array.from({ length: count }, () => {
      const kind = random.pick(['question', 'ask', 'answer', 'answer', 'answer', 'answer', 'score']);
      const id = `q${random.int(1, ids)}`;
      if (kind === 'score') return kind;
      if (kind === 'question' && made < 100) {
        made += 1;
        return `question ${id} ${random.int(1, 20)} ${random.pick(WORDS)} ${random.pick(TEXTS)}`;
      }
      return kind === 'answer' ? `answer ${id} ${random.pick(WORDS)}` : `ask ${id}`;
    });
  };
  yield test('one', 'n = 1', ['score']);
  yield test('no-question', 'questions that do not exist', of('ask a, answer a x, score, question a 1 x y, ask b, answer b x, answer aa x'));
  yield test('exists', 'an ID that exists', of('question a 3 x one, question a 5 y two, ask a, score, answer a y, answer a x, score'));
  yield test('capitals', 'capital and small letters', of('question a 3 Delhi City?, answer a dELHI, question b 4 pune City?, answer b PUNE, question c 1 X1 z, answer c x1, score'));
  yield test('solved', 'answers to a solved question', of('question a 3 x y, answer a x, answer a x, answer a y, answer a y, answer a y, score'));
  yield test('closed', 'answers to a closed question', of('question a 3 x y, answer a y, answer a z, answer a x, answer a y, ask a, score'));
  yield test('wrong-then-right', 'one wrong answer before the right one', of('question a 3 x y, answer a z, answer a x, answer a z, score'));
  yield test('two-questions', 'tries of two questions', of('question a 3 x y, question b 4 x y, answer a z, answer b z, answer a z, answer b x, answer a x, score'));
  yield test('part-of-a-word', 'answers that are a part of the right one', of('question a 3 delhi y, answer a del, answer a delhis, question b 3 1 y, answer b 11, answer b 1, score'));
  yield test('long-text', 'long texts', ['question long 100 answer Who was it that said: "Bread, or books?" (three words) 10%', 'ask long', 'question b 1 b a  b'.replace('  ', ' '), 'ask b', 'score']);
  yield test('score', 'a score that grows', of('score, question a 3 x y, score, answer a x, score, question b 100 x y, score, answer b z, score, answer b x, score'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(50 * i, 8));
  yield test('largest', 'largest n, 100 questions', [
    ...Array.from({ length: 100 }, (_, i) => `question q${i} ${random.int(1, 100)} ${random.pick(WORDS)} ${random.pick(TEXTS)}`),
    ...Array.from({ length: 398 }, () => `answer q${random.int(0, 99)} ${random.pick(WORDS)}`),
    'ask q99',
    'score',
  ]);
}
