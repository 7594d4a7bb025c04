export const seed = 4102;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const months = (count) => Array(count).fill('month');
  const any = (count, accounts, most, kinds) => {
    let opened = 0;
    return Array.from({ length: count }, () => {
      const kind = random.pick(kinds);
      if (kind === 'open' && opened < accounts) {
        opened += 1;
        return `open ${random.pick(['savings', 'current', 'fixed'])} ${random.pick(['asha', 'om', 'z'])} ${random.int(400, most)}`;
      }
      const number = 1000 + random.int(0, opened + 1);
      if (kind === 'total' || kind === 'month') return kind;
      return kind === 'show' || kind === 'open' ? `show ${number}` : `${kind} ${number} ${random.int(1, most)}`;
    });
  };
  const kinds = of('open, deposit, deposit, withdraw, withdraw, withdraw, show, total, month');
  yield test('one', 'n = 1', ['month']);
  yield test('savings-border', 'a savings account at its border', of('open savings a 499, open savings a 500, withdraw 1001 1, deposit 1001 10, withdraw 1001 11, withdraw 1001 10, withdraw 1001 1'));
  yield test('current-border', 'a current account at its border', of('open current a 1, withdraw 1001 5002, withdraw 1001 5001, withdraw 1001 1, show 1001, deposit 1001 1, withdraw 1001 1'));
  yield test('current-charged', 'a current account that pays', of('open current a 1, month, show 1001, withdraw 1001 1, month, show 1001, withdraw 1001 1, month, show 1001, month, show 1001'));
  yield test('below-limit', 'a current account that is charged below its limit', of('open current a 1, withdraw 1001 5001, month, show 1001, withdraw 1001 1, deposit 1001 99, withdraw 1001 1, deposit 1001 2, withdraw 1001 1'));
  yield test('fixed-waits', 'a fixed account after 11, 12 and 13 months', [...of('open fixed a 100, withdraw 1001 1'), ...months(11), ...of('withdraw 1001 1, month, withdraw 1001 1, month, withdraw 1001 99, withdraw 1001 1, show 1001')]);
  yield test('fixed-empty', 'a fixed account is never below 0', [...of('open fixed a 5'), ...months(12), ...of('withdraw 1001 6, withdraw 1001 5, withdraw 1001 1, deposit 1001 1, withdraw 1001 1')]);
  yield test('fixed-later', 'fixed accounts that were opened in different months', [...of('open fixed a 900'), ...months(5), ...of('open fixed b 900'), ...months(7), ...of('withdraw 1001 1, withdraw 1002 1'), ...months(5), ...of('withdraw 1002 1, total')]);
  yield test('interest-savings', 'interest that is rounded down', of('open savings a 599, open savings b 600, open savings c 899, open savings d 900, month, show 1001, show 1002, show 1003, show 1004'));
  yield test('interest-fixed', 'interest of fixed accounts', of('open fixed a 199, open fixed b 200, open fixed c 399, open fixed d 400, month, show 1001, show 1002, show 1003, show 1004, month, total'));
  yield test('compound', 'interest on interest', [...of('open savings a 1000000, open fixed b 1000000'), ...months(24), ...of('show 1001, show 1002, total')]);
  yield test('number-not-used', 'an account that is not opened uses no number', of('open savings a 1, open savings b 499, open current c 1, show 1001, show 1002, total'));
  yield test('no-account', 'accounts that do not exist', of('show 1001, withdraw 1001 5, deposit 1001 5, open current a 3, show 1000, withdraw 1002 1, total'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', any(80 * i, 5, 4000, kinds));
  yield test('largest', 'largest n', any(500, 150, 1000000000, kinds));
}
