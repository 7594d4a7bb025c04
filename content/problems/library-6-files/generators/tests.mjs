export const seed = 4006;

const WORDS = 'Malgudi Days Wings of Fire Chemistry Frontline Lagaan Home River India Maths Train'.split(' ');
const KINDS = ['book', 'magazine', 'film'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split('/ ');
  const title = () => Array.from({ length: random.int(1, 3) }, () => random.pick(WORDS)).join(' ');
  const any = (count, items, kinds, people) => {
    let day = 0;
    return Array.from({ length: count }, () => {
      const id = `i${random.int(1, items)}`;
      const kind = random.pick(kinds);
      const name = random.pick(people);
      const file = random.pick(['mon', 'tue', 'wed']);
      day += random.int(0, 1);
      if (kind === 'add') return `add ${random.pick(KINDS)} ${id} ${title()}`;
      if (kind === 'list' || kind === 'count') return kind;
      if (kind === 'lend') return `lend ${id} ${name} ${day}`;
      if (kind === 'reserve') return `reserve ${id} ${name}`;
      if (kind === 'pay') return `pay ${name} ${random.int(1, 60)}`;
      if (kind === 'member') return `member ${name}`;
      if (kind === 'save' || kind === 'load' || kind === 'print') return `${kind} ${file}`;
      return kind === 'return' ? `return ${id} ${day}` : `${kind} ${id}`;
    });
  };
  const kinds = 'add lend lend lend reserve reserve return return show count member waiting pay save load'.split(' ');
  const people = ['om', 'asha', 'ravi', 'z'];
  yield test('empty', 'an empty library', of('save a/ print a/ load a/ list/ count'));
  yield test('no-file', 'a file that does not exist', of('load a/ print a/ add book a A/ load b/ list'));
  yield test('items', 'items that are in', of('add film c C/ add book a The Long Road/ add magazine b B/ save x/ print x/ load x/ list'));
  yield test('lent', 'items that are lent', of('add film c C/ add book a A/ lend c om 3/ lend a z 4/ save x/ print x/ return c 4/ return a 4/ load x/ list/ member om/ member z/ return c 9/ print x'));
  yield test('waiting', 'waiting lists', of('add film c C/ lend c om 3/ reserve c z/ reserve c asha/ save x/ print x/ load x/ waiting c/ return c 4/ waiting c/ save x/ print x/ load x/ return c 5/ show c'));
  yield test('owed', 'members who owe fines', of('add film c C/ lend c z 0/ return c 5/ lend c om 5/ return c 20/ save x/ print x/ pay om 145/ save y/ print y/ load x/ lend c om 20/ pay om 145/ lend c om 20/ count'));
  yield test('day', 'the latest day is kept', of('add film c C/ lend c z 50/ save x/ print x/ return c 60/ load x/ return c 49/ return c 50/ count'));
  yield test('replaced', 'a file is written again', of('add film c C/ add book a A/ save x/ load x/ save y/ load nofile/ append z day 0 fines 0/ load z/ list/ save x/ print x/ load y/ list'));
  yield test('forgets', 'loading forgets what was there', of('add film c C/ lend c om 1/ append z day 0 fines 0/ load z/ show c/ member om/ count/ add book c C/ lend c om 0/ list'));
  yield test('damaged-kind', 'an unknown kind', of('add book a A/ save x/ append x q;Book;B;;;/ load x/ list/ print x'));
  yield test('damaged-fields', 'lines with too few or too many semicolons', of('add book a A/ save x/ append x q;book;B;;/ load x/ save y/ append y q;book;B;;;;/ load y/ append z hello/ load z/ list'));
  yield test('damaged-late', 'damage in the last line', of('add book a A/ add book b B/ lend a om 1/ save x/ append x c;film;C;z;4;om,asha/ append x d;film/ return a 3/ load x/ list/ member om/ member z'));
  yield test('appended', 'good lines by somebody else', of('append x day 7 fines 12/ append x a;book;Old Book;om;9;z,asha/ append x b;film;New Film;;;/ append x owes z 5/ load x/ list/ waiting a/ count/ member om/ lend b om 6/ lend b om 8/ return a 8/ show a/ waiting a'));
  yield test('waits-and-in', 'an item that is in although somebody waits', of('add film a A/ add film b B/ lend a om 0/ lend b z 0/ reserve a z/ return b 9/ return a 9/ save x/ print x/ load x/ show a/ waiting a/ pay z 85/ lend a ravi 9/ return a 10/ save x/ print x'));
  yield test('two-files', 'two files side by side', of('add book a A/ save x/ add book b B/ save y/ load x/ list/ load y/ list/ print x/ print y'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', ['save mon', ...any(100 * i, 6, kinds, people), 'save tue', 'print tue', 'list']);
  yield test('largest', 'largest n', ['save mon', ...any(996, 60, [...kinds, ...kinds.slice(0, 13), ...kinds.slice(0, 13)], people), 'save tue', 'print tue', 'list']);
}
