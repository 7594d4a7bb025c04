export const seed = 4602;

const WORDS = 'delhi Delhi pune 42 24 x'.split(' ');
const TEXTS = ['Which city?', 'x', '2 + 40 = ?', 'Who wrote it, and when?'];
const LETTERS = ['A', 'AB', 'BD', 'CAD', 'ABCDEF'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const letters = () => random.shuffle([...'ABCDEF']).slice(0, random.int(1, 4)).join('');
  const any = (count, ids) => {
    const kinds = {};
    const make = (id) => {
      const kind = random.pick(['question', 'number', 'choice']);
      const middle = { question: random.pick(WORDS), number: `${random.int(-150, 150)} ${random.int(0, 20)}`, choice: random.pick(LETTERS) }[kind];
      kinds[id] ??= kind;
      return `${kind} ${id} ${random.int(1, 9)} ${middle} ${random.pick(TEXTS)}`;
    };
    return Array.from({ length: count }, () => {
      const kind = random.pick(['make', 'ask', 'answer', 'answer', 'answer', 'hint', 'hint', 'score']);
      const id = `q${random.int(1, ids)}`;
      if (kind === 'score') return kind;
      if (kind === 'make') return make(id);
      if (kind !== 'answer') return `${kind} ${id}`;
      const given = { number: String(random.int(-150, 150)), choice: random.pick([...LETTERS, letters()]) }[kinds[id]];
      return `answer ${id} ${given ?? random.pick(WORDS)}`;
    });
  };
  yield test('one', 'n = 1', ['hint a']);
  yield test('no-question', 'questions that do not exist', of('hint a, ask a, answer a 5, score, number a 3 5 0 x, hint b, choice b 2 A y, hint b'));
  yield test('exists', 'an ID that exists as another kind', of('number a 3 5 0 x, choice a 4 B y, question a 5 z w, ask a, answer a 5, score'));
  yield test('words', 'hints about words', of('question a 3 Delhi x, hint a, question b 2 x y, hint b, question c 4 42abc z, hint c, answer a delhi, answer b X, answer c 42ABC, score'));
  yield test('hundreds', 'hints about numbers', of('number a 9 0 0 x, hint a, number b 9 99 0 x, hint b, number c 9 100 0 x, hint c, number d 9 -1 0 x, hint d, number e 9 -100 0 x, hint e, number f 9 -101 0 x, hint f, number g 9 1000000 0 x, hint g'));
  yield test('tolerance', 'numbers at the edge of what is right', of('number a 3 50 2 x, answer a 53, answer a 52, number b 3 50 2 x, answer b 47, answer b 48, number c 3 -5 0 x, answer c 5, answer c -5, number d 3 0 1000000 x, answer d -1000000, score'));
  yield test('choices', 'choices in another order', of('choice a 3 BD x, answer a DB, choice b 3 BD x, answer b BD, choice c 3 CAD x, answer c DAC, choice d 3 F x, answer d F, score'));
  yield test('partly', 'answers that are partly right', of('choice a 3 ABC x, answer a A, answer a B, answer a CB, answer a C, answer a CBA, score, answer a A'));
  yield test('partly-and-wrong', 'wrong letters among right ones', of('choice a 3 ABC x, answer a AD, answer a A, answer a ABCD, answer a ABC, choice b 3 AB x, answer b CD, answer b A, answer b BA, score'));
  yield test('last-point', 'more hints than points', of('question a 2 x y, hint a, hint a, hint a, ask a, answer a x, question b 1 x y, hint b, ask b, answer b x, score'));
  yield test('hint-after', 'hints of closed and solved questions', of('number a 5 7 0 x, answer a 8, answer a 9, hint a, ask a, choice b 5 A x, hint b, answer b A, hint b, ask b, score'));
  yield test('hints-and-score', 'a score after hints', of('question a 10 x y, hint a, hint a, score, answer a z, answer a x, score, number b 10 5 0 y, hint b, answer b 6, answer b 4, score'));
  yield test('old-commands', 'the commands of Quiz 1', of('score, question a 3 x y z, ask a, question a 4 x y, answer a y, answer a X, answer a x, answer b x, question b 2 p q, answer b q, answer b q, answer b p, score'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(60 * i, 8));
  yield test('largest', 'largest n', any(500, 100));
}
