export const seed = 4301;

const FIRST = 'Priya Rahul Anjali Rani Ran Kiran Om Zubin Maya Amaya'.split(' ');
const LAST = 'Das Dasgupta Bora Borah Ao Saikia Singh Kaur'.split(' ');

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const name = () => `${random.pick(FIRST)} ${random.pick(LAST)}`;
  const any = (count, rolls, before = 0) => {
    let added = before;
    return Array.from({ length: count }, () => {
      const kind = random.pick(added < 100 ? ['add', 'add', 'show', 'rename', 'find', 'count'] : ['show', 'rename', 'find', 'count']);
      if (kind === 'add') added += 1;
      if (kind === 'count') return kind;
      if (kind === 'find') return `find ${random.pick(['a', 'an', 'Das', 'n S', 'ya', 'Om', 'q', 'iya D', random.pick(FIRST)])}`;
      const roll = random.int(1, rolls);
      return kind === 'show' ? `show ${roll}` : `${kind} ${roll} ${name()}`;
    });
  };
  yield test('one-add', 'n = 1', ['add 1 A']);
  yield test('empty', 'an empty register', of('count, show 1, rename 1 Om, find a, count'));
  yield test('exists', 'a roll number that exists', of('add 4 Anu, add 4 Binu, show 4, add 5 Binu, add 5 Anu, show 5, count'));
  yield test('several-words', 'names of several words', of('add 1 Asha Rani Das, show 1, rename 1 Ravi Kumar de Sa, show 1, find r d'));
  yield test('longest', 'the longest names', [
    `add 9999 ${'abcde '.repeat(5)}`.slice(0, 9 + 29) + 'z',
    'show 9999',
    `rename 9999 ${'Z'.repeat(30)}`,
    'show 9999',
    `find ${'Z'.repeat(30)}`,
    'count',
  ]);
  yield test('rename-none', 'a student to rename who is not there', of('add 1 Om, rename 2 Anu, show 1, show 2, count'));
  yield test('rename-twice', 'a name changed twice', of('add 1 Om, rename 1 Anu, rename 1 Om Das, show 1, find Anu, find Om'));
  yield test('find-places', 'TEXT at the beginning, inside and at the end', of('add 3 Ran, add 1 Kiran, add 2 Rani, find ran, find Ran, find an, find i, find n, find K'));
  yield test('find-longer', 'TEXT longer than the name', of('add 3 Om, add 8 O, find Om, find Oma, find O'));
  yield test('find-order', 'found students not in the order of roll numbers', of('add 30 Mia, add 10 Mita, add 20 Mini, find Mi, find i, rename 30 Tara, find Mi'));
  yield test('same-name', 'two students with the same name', of('add 8 Om, add 2 Om, find Om, show 8, show 2'));
  yield test('similar-rolls', 'roll numbers that are similar', of('add 1 Om, add 11 Anu, add 111 Binu, show 11, show 1, show 111, show 1111'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', any(60 * i, 12));
  const rolls = random.shuffle(Array.from({ length: 9999 }, (_, i) => i + 1)).slice(0, 100);
  yield test('largest', 'largest n, 100 students', [...rolls.map((roll) => `add ${roll} ${name()}`), `show ${rolls[99]}`, 'find a', ...any(398, 9999, 100)]);
}
