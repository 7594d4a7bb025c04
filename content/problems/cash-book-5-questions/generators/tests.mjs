export const seed = 4405;

const CATEGORIES = 'food rent travel fun'.split(' ');
const NOTES = 'Idli, Chai and vada, Bus 17, business Lunch, x, BUS to Delhi'.split(', ');
const NAMES = 'pocket bank visa'.split(' ');
const WRONG = ['', 'ask', 'ask cheap', 'ask min=', 'ask spent max=0', 'every', 'every 0', 'running 5', 'ask cat=a=b', 'pay 5'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const amount = () => random.pick([1, 100, 100, 250, random.int(1, 999)]);
  const plain = () =>
    random.pick([
      'spent',
      'earned',
      `cat=${random.pick(CATEGORIES)}`,
      `purse=${random.pick(NAMES)}`,
      `word=${random.pick(['bus', 'X', 'idli'])}`,
      `min=${amount()}`,
      `max=${amount()}`,
    ]);
  const one = (kind, numbers) => {
    if (kind === 'spend' || kind === 'earn') return `${kind} ${amount()} ${random.pick(CATEGORIES)} ${random.pick(NOTES)}`;
    if (kind === 'delete') return `delete ${random.int(1, numbers)}`;
    if (kind === 'group' || kind === 'every') return `${kind} ${random.int(1, 5)}`;
    if (kind === 'wrong') return random.pick(WRONG);
    if (kind === 'use') return `use ${random.pick(NAMES)}`;
    if (kind !== 'ask') return kind;
    const conditions = Array.from({ length: random.int(1, 3) }, () => `${random.pick(['', '', '', 'not:', 'not:not:'])}${plain()}`);
    if (random.int(1, 4) === 1) conditions.splice(random.int(0, conditions.length), 0, `first=${random.int(1, 5)}`);
    return `ask ${conditions.join(' ')}`.slice(0, 60).replace(/ [a-z:]*=?$/, '');
  };
  const any = (count, kinds, numbers) => Array.from({ length: count }, () => one(random.pick(kinds), numbers));
  const kinds = 'spend spend spend earn earn ask ask ask ask ask running every delete wrong group use month'.split(' ');
  const begin = ['open savings bank', 'open card visa'];
  const six = of('earn 50 a x, spend 20 a y z, spend 20 b x, earn 5 b y, spend 7 c X, earn 20 a z');
  yield test('one', 'n = 1', ['ask spent']);
  yield test('empty', 'an empty book', of('ask spent first=1, running, every 5, ask not:spent, ask oops'));
  yield test('signs', 'what was spent or earned', [...six, 'ask spent', 'ask earned', 'ask spent earned', 'ask not:spent', 'ask not:earned']);
  yield test('categories', 'categories', [...six, 'ask cat=a', 'ask cat=c', 'ask cat=d', 'ask not:cat=a', 'ask cat=a cat=b', 'ask not:cat=a not:cat=b', 'ask cat=A']);
  yield test('amounts', 'amounts at the border', [...six, 'ask min=20', 'ask max=20', 'ask min=20 max=20', 'ask min=21', 'ask max=6', 'ask not:min=20', 'ask not:max=20', 'ask min=1000000', 'ask max=1 min=2']);
  yield test('words', 'words of notes', [...six, 'ask word=x', 'ask word=Z', 'ask not:word=x', 'ask word=y word=z', 'ask word=yz', 'ask word=20']);
  yield test('purses', 'purses', ['open card visa', ...six.slice(0, 3), 'use visa', ...six.slice(3), 'spend 100 a w', 'month', 'ask purse=visa', 'ask purse=pocket', 'ask not:purse=visa spent', 'ask purse=bank', 'ask cat=fee']);
  yield test('first', 'the first ones only', [...six, 'ask first=1', 'ask first=3 spent', 'ask spent first=2', 'ask first=9 earned', 'ask first=2 first=4', 'ask first=4 spent first=2', 'ask first=6', 'ask first=7 cat=d']);
  yield test('not-not', 'several not', [...six, 'ask not:not:spent', 'ask not:not:not:spent', 'ask not:not:min=20 not:cat=b', 'ask not:not:not:not:word=x']);
  yield test('bad', 'bad conditions', [...six.slice(0, 2), ...of('ask cheap, ask Spent, ask spent=, ask spent=1, ask cat, ask cat=, ask cat=a=b, ask =a, ask =, ask min=0, ask min=-1, ask max=x, ask max=1000001, ask first=0, ask first=x, ask first=, ask first, ask not:, ask not, ask not:first=2, ask not:cheap, ask not:not:min=, ask spent cheap poor, ask cheap first=x, ask min=5 first=x=1, ask NOT:spent, ask')]);
  yield test('bad-prints-nothing', 'a bad condition after good ones', [...six, 'ask spent cat=a min=x', 'ask earned first=1 dear', 'ask cat=d oops', 'ask min=900 max=0', 'running']);
  yield test('running', 'sums that grow', [...six, 'running', 'delete 2', 'running', 'delete 6', 'spend 100 a x', 'running']);
  yield test('every', 'rows', [...six, 'every 1', 'every 2', 'every 4', 'every 5', 'every 6', 'every 7', 'delete 3', 'every 2', 'every 3', 'every x', 'every 1000000']);
  yield test('group', 'questions in groups', [...six, 'group 3', 'delete 1', 'ask earned', 'ask dear', 'ask earned', 'group 2', 'delete 1', 'running', 'every 2']);
  yield test('order', 'a first that comes before a bad word', of('earn 5 a x, ask first=1 oops, ask oops first=0, ask first=0 oops'));
  yield test('old-commands', 'the commands of Cash Book 4', of('open cash box, earn 9 a b c d, move 5 box, use box, spend 6 b x, spend 5 b y, delete 1, delete 7, report, top 2, list, balance, find D, purses, month'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lines', [...begin, ...any(60 * i, kinds, 15 * i), 'running', 'every 4']);
  yield test('largest', 'largest n', [...begin, ...any(420, 'spend spend spend earn use'.split(' '), 120), ...any(77, ['ask'], 1), 'running']);
}
