export const seed = 4101;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, accounts, most) => {
    let opened = 0;
    return Array.from({ length: count }, () => {
      const kind = random.pick(['open', 'deposit', 'deposit', 'deposit', 'withdraw', 'withdraw', 'show', 'total']);
      if (kind === 'open' && opened < accounts) {
        opened += 1;
        return `open ${random.pick(['asha', 'om', 'ravi', 'z'])}`;
      }
      const number = 1000 + random.int(0, opened + 1);
      if (kind === 'total') return kind;
      return kind === 'show' || kind === 'open' ? `show ${number}` : `${kind} ${number} ${random.int(1, most)}`;
    });
  };
  yield test('one', 'n = 1', ['open om']);
  yield test('empty-bank', 'no account yet', of('total, show 1001, deposit 1001 5, withdraw 1001 5, total'));
  yield test('withdraw-all', 'everything is withdrawn', of('open om, deposit 1001 70, withdraw 1001 70, show 1001, withdraw 1001 1'));
  yield test('one-too-much', 'one rupee too much', of('open om, deposit 1001 70, withdraw 1001 71, show 1001, withdraw 1001 69, withdraw 1001 1'));
  yield test('numbers', 'numbers of accounts', of('open a, open b, show 1000, show 1001, show 1002, show 1003, open c, show 1003, show 1, show 9999'));
  yield test('apart', 'accounts are kept apart', of('open a, open b, deposit 1001 5, deposit 1002 9, withdraw 1001 3, show 1001, show 1002, total'));
  yield test('same-name', 'two accounts of one person', of('open om, open om, deposit 1002 8, show 1001, show 1002, total'));
  yield test('refused-changes-nothing', 'a withdrawal that is refused', of('open om, withdraw 1001 5, total, deposit 1001 4, withdraw 1001 5, total, show 1001'));
  yield test('large', 'more than 2,000 million rupees', of('open om, deposit 1001 1000000000, deposit 1001 1000000000, deposit 1001 1000000000, show 1001, total, withdraw 1001 999999999'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', any(60 * i, 4, 300));
  yield test('largest', 'largest n', any(500, 200, 1000000000));
}
