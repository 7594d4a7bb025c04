export const seed = 7602;

export function* tests(random) {
  const test = (name, tries, groups, files, commands) => ({ name, tries, input: `${groups.length} ${files.length} ${commands.length}\n${[...groups, ...files, ...commands].join('\n')}\n` });
  const people = ['asha', 'ravi', 'meena', 'john', 'fatima', 'kiran', 'root'];
  const groupNames = ['staff', 'students', 'lab', 'asha'];
  const octal = () => random.text(3, '01234567');
  const some = (letters, low) => random.shuffle([...letters]).slice(0, random.int(low, letters.length)).join('');
  const change = () => `${random.int(1, 4) === 1 ? 'a' : some('ugo', 1)}${random.pick(['+', '-', '='])}${some('rwx', 0)}`;
  const any = (groups, files, count) => {
    const pairs = groupNames.flatMap((group) => people.slice(0, -1).map((person) => `${group} ${person}`));
    const names = Array.from({ length: files }, (_, i) => `f${'abcdefghij'[Math.floor(i / 10)]}${'abcdefghij'[i % 10]}`);
    return [
      random.shuffle(pairs).slice(0, groups),
      names.map((name) => `${name} ${random.pick(people)} ${random.pick(groupNames)} ${octal()}`),
      Array.from({ length: count }, () => {
        if (random.int(1, 3) > 1) return `may ${random.pick(people)} ${random.pick(names)} ${random.pick(['r', 'w', 'x'])}`;
        return `chmod ${random.pick(names)} ${random.pick([octal, change, change])()}`;
      }),
    ];
  };
  const all = (file) => ['asha', 'ravi', 'meena', 'root'].flatMap((p) => ['r', 'w', 'x'].map((w) => `may ${p} ${file} ${w}`));
  yield test('no-groups', 'no groups', [], ['a asha staff 640'], all('a'));
  yield test('owner-less-than-others', 'the owner may do less than the others', ['staff ravi'], ['a asha staff 027'], all('a'));
  yield test('group-less-than-others', 'the group may do less than the others', ['staff ravi'], ['a asha staff 707'], all('a'));
  yield test('owner-in-group', 'the owner belongs to the group', ['staff asha', 'staff ravi'], ['a asha staff 170'], all('a'));
  yield test('root', 'rights of root', [], ['a asha staff 000', 'b asha staff 001', 'c asha staff 010', 'd root staff 100', 'e root staff 006'], ['a', 'b', 'c', 'd', 'e'].flatMap((file) => ['r', 'w', 'x'].map((w) => `may root ${file} ${w}`)));
  yield test('several-groups', 'a person in several groups', ['staff ravi', 'lab ravi', 'lab meena'], ['a asha staff 060', 'b asha lab 040', 'c asha students 007'], [...all('a'), ...all('b'), ...all('c')]);
  yield test('octal', 'rights in digits', [], ['a asha staff 777'], Array.from({ length: 8 }, (_, i) => `chmod a ${i}${7 - i}${i}`));
  yield test('plus', 'rights are added', [], ['a asha staff 000'], ['chmod a u+r', 'chmod a u+r', 'chmod a g+wx', 'chmod a uo+x', 'chmod a a+w', 'chmod a o+']);
  yield test('minus', 'rights are taken away', [], ['a asha staff 777'], ['chmod a u-x', 'chmod a u-x', 'chmod a go-w', 'chmod a a-r', 'chmod a o-wx', 'chmod a a-']);
  yield test('equals', 'rights are set', [], ['a asha staff 754'], ['chmod a o=', 'chmod a g=w', 'chmod a ug=rx', 'chmod a a=x', 'chmod a a=', 'chmod a ogu=xwr']);
  yield test('name-of-group', 'a group with the name of a person', ['asha ravi'], ['a meena asha 070', 'b asha asha 007'], [...all('a'), ...all('b')]);
  yield test('any', 'any commands', ...any(10, 12, 200));
  yield test('largest', 'largest number of files and commands', ...any(20, 100, 500));
}
