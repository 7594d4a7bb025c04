export const seed = 2606;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  yield test('one-open', 'one document that stays open', ['open om']);
  yield test('open-and-leave', 'one reader who leaves', ['open om', 'leave om']);
  yield test('leave-nothing', 'a person who reads nothing leaves', ['leave om', 'open ria', 'leave om', 'leave ria', 'leave ria']);
  yield test('open-again', 'a reader opens another document', ['open om', 'open om', 'open om']);
  yield test('join-self', 'a reader joins himself', ['open om', 'join om om', 'leave om']);
  yield test('join-same', 'two readers of one document join each other', [
    'open om', 'join ria om', 'join om ria', 'leave ria', 'join om om', 'leave om',
  ]);
  yield test('join-nothing', 'joining a person who reads nothing', ['open om', 'join om ria', 'open ria', 'join zo li', 'join ria zo']);
  yield test('join-leaves', 'joining closes the old document', ['open om', 'open ria', 'join om ria', 'leave ria', 'leave om']);
  yield test('first-goes', 'the one who opened leaves first', ['open a', 'join b a', 'join c b', 'leave a', 'open d', 'leave b', 'join c d', 'leave d']);
  yield test('number-after-close', 'numbers are never used again', ['open a', 'leave a', 'open a', 'leave a', 'open b', 'open a']);
  const people = (count) => {
    const names = new Set();
    while (names.size < count) names.add(random.text(random.int(1, 10), 'abcdefghijklmnop'));
    return [...names];
  };
  const any = (count, names) => Array.from({ length: count }, () => {
    const kind = random.int(1, 6);
    if (kind <= 2) return `open ${random.pick(names)}`;
    return kind <= 5 ? `join ${random.pick(names)} ${random.pick(names)}` : `leave ${random.pick(names)}`;
  });
  yield test('random-1', 'few people', any(60, people(3)));
  yield test('random-2', 'some people', any(300, people(12)));
  yield test('random-3', 'many people', any(1000, people(200)));
  const crowd = people(1000);
  yield test('all-open', 'the largest number of readers, each with a document', [
    ...crowd.map((name) => `open ${name}`), ...crowd.map((name) => `join ${name} ${crowd[0]}`),
  ]);
  yield test('largest', 'the largest number of events', any(2000, people(400)));
}
