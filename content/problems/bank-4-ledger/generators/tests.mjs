export const seed = 4104;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, most, kinds, people) => {
    let opened = 0;
    return Array.from({ length: count }, () => {
      const kind = random.pick(kinds);
      const number = () => 1000 + random.int(1, opened + 1);
      const amount = random.int(1, 25) === 1 ? random.pick(['0', '-5', 'x']) : String(random.int(1, most));
      if (kind === 'open') {
        opened += 1;
        return `open ${random.pick(['savings', 'current', 'fixed', 'current'])} ${random.pick(people)} ${amount}`;
      }
      if (kind === 'total' || kind === 'month') return kind;
      if (kind === 'rich') return `rich ${random.int(1, 4)}`;
      if (kind === 'of') return `of ${random.pick(people)}`;
      if (kind === 'transfer') return `transfer ${number()} ${number()} ${amount}`;
      if (kind === 'statement') return `statement ${number()} ${random.int(1, 6)}`;
      if (kind === 'deposit' || kind === 'withdraw') return `${kind} ${number()} ${amount}`;
      return `${kind} ${number()}`;
    });
  };
  const people = ['asha', 'om', 'ravi', 'z'];
  const kinds = of('open, deposit, deposit, withdraw, transfer, transfer, transfer, show, freeze, thaw, total, statement, statement, of, rich, close');
  yield test('one', 'n = 1', ['rich 3']);
  yield test('statement', 'a statement of each length', of('open current a 7, deposit 1001 5, withdraw 1001 3, statement 1001 1, statement 1001 2, statement 1001 3, statement 1001 4'));
  yield test('opened', 'a new account', of('open fixed a 7, statement 1001 1, statement 1001 2, statement 1002 1'));
  yield test('month', 'entries of ends of months', of('open savings a 600, open current b 1, open fixed c 199, withdraw 1002 5, month, statement 1001 3, statement 1002 3, statement 1003 3, month, statement 1001 1, statement 1002 1'));
  yield test('transfers', 'entries of transfers', of('open current a 100, open current b 100, transfer 1001 1002 5, transfer 1002 1001 8, statement 1001 9, statement 1002 9'));
  yield test('refused', 'what is refused is not entered', of('open current a 100, open current b 1, freeze 1002, transfer 1001 1002 5, withdraw 1001 9999, deposit 1001 x, deposit 1002 5, statement 1001 5, statement 1002 5'));
  yield test('frozen', 'a statement of a frozen account', of('open current a 100, freeze 1001, statement 1001 1, close 1001, month, thaw 1001, close 1001'));
  yield test('of', 'accounts of one name', of('of a, open current a 1, open current b 1, open fixed a 1, of a, of b, close 1001, of a, close 1003, of a, open current a 5, of a'));
  yield test('rich', 'the accounts with the most money', of('open current a 5, open current b 9, open current c 7, rich 1, rich 2, rich 3, rich 4, deposit 1001 9, rich 2'));
  yield test('rich-equal', 'accounts with equal balances', of('open current a 5, open current b 9, open current c 5, open current d 9, rich 4, rich 3, withdraw 1002 20, rich 4'));
  yield test('close', 'accounts are closed', of('open current a 5, open current b 9, close 1001, show 1001, close 1001, total, open current c 1, show 1003, show 1001, total, rich 5'));
  yield test('close-owes', 'an account that owes money', of('open current a 5, withdraw 1001 6, close 1001, freeze 1001, close 1001, thaw 1001, deposit 1001 1, close 1001, total'));
  yield test('close-kinds', 'every kind can be closed', of('open savings a 700, open fixed b 70, close 1001, close 1002, total, month'));
  yield test('old-commands', 'the commands of Bank 3', of('open gold a 5, open savings a 5, borrow 5, deposit 1 5, open current a 50, transfer 1001 1001 5, transfer 1001 1002 5, freeze 1001, freeze 1001, thaw 1001, thaw 1001, month, total'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', any(150 * i, 900, [...kinds, 'month'], people).filter((line, at, all) => line !== 'month' || all.slice(0, at).filter((other) => other === 'month').length < 20));
  const many = Array.from({ length: 200 }, (_, i) => `m${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`);
  yield test('largest', 'largest n, thousands of accounts', [...any(3000, 100000, ['open'], many), ...any(6000, 1000, of('deposit, withdraw, of, transfer'), many), ...Array.from({ length: 900 }, () => `transfer ${1000 + random.int(1, 2500)} ${1000 + random.int(1, 2500)} ${random.int(1, 90)}`), 'month', 'rich 40', 'statement 1007 30', 'total', ...Array.from({ length: 90 }, () => `close ${1000 + random.int(1, 2500)}`), 'rich 9']);
}
