export const seed = 4103;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const months = (count) => Array(count).fill('month');
  const any = (count, accounts, most, kinds) => {
    let opened = 0;
    return Array.from({ length: count }, () => {
      const kind = random.pick(kinds);
      const number = () => 1000 + random.int(0, opened + 1);
      const amount = random.int(1, 20) === 1 ? random.pick(['0', '-5', '+5', '1.5', 'x', '1000000001', '5x']) : String(random.int(1, most));
      if (kind === 'open' && opened < accounts) {
        opened += 1;
        return `open ${random.pick(['savings', 'current', 'fixed', 'current'])} ${random.pick(['asha', 'om', 'z'])} ${amount}`;
      }
      if (kind === 'total' || kind === 'month') return kind;
      if (kind === 'transfer') return `transfer ${number()} ${number()} ${amount}`;
      if (kind === 'deposit' || kind === 'withdraw') return `${kind} ${number()} ${amount}`;
      return `${kind === 'open' ? 'show' : kind} ${number()}`;
    });
  };
  const kinds = of('open, deposit, withdraw, withdraw, transfer, transfer, transfer, show, freeze, thaw, thaw, total, month');
  yield test('one', 'n = 1', ['total']);
  yield test('no-account', 'accounts that do not exist', of('show 1001, deposit 1001 5, withdraw 1001 5, freeze 1001, thaw 1001, transfer 1001 1002 5, open current a 5, transfer 1001 1002 5, transfer 1002 1001 5, show 1001'));
  yield test('amounts', 'amounts that are none', of('open current a 10, deposit 1001 0, deposit 1001 -5, deposit 1001 +5, deposit 1001 1.5, deposit 1001 x, deposit 1001 5x, deposit 1001 1000000001, deposit 1001 99999999999999999999, deposit 1001 1000000000, deposit 1001 007, show 1001'));
  yield test('amount-first', 'a bad amount and another reason', of('deposit 1 x, withdraw 1 0, transfer 5 5 -1, open gold a x, open savings a x, open gold a 5'));
  yield test('kinds', 'unknown kinds', of('open gold a 5, open Savings a 5, open savings a 499, open savings a 500, show 1001'));
  yield test('unknown', 'unknown commands', of('close 1001, Open current a 5, opens current a 5, x, open current a 5, show 1001'));
  yield test('frozen', 'a frozen account', of('open current a 50, freeze 1001, freeze 1001, deposit 1001 5, withdraw 1001 5, show 1001, total, thaw 1001, thaw 1001, deposit 1001 5'));
  yield test('frozen-month', 'the end of a month of a frozen account', of('open savings a 3000, freeze 1001, month, show 1001, thaw 1001, withdraw 1001 2511, withdraw 1001 2510'));
  yield test('transfer', 'transfers', of('open current a 50, open savings b 500, transfer 1001 1002 60, transfer 1002 1001 61, transfer 1002 1001 60, show 1001, show 1002, total'));
  yield test('transfer-same', 'a transfer to the same account', of('open current a 50, transfer 1001 1001 5, transfer 1002 1002 5, show 1001'));
  yield test('transfer-refused', 'a transfer that the first account refuses', of('open savings a 600, open current b 5, transfer 1001 1002 101, show 1001, show 1002, transfer 1001 1002 100, show 1001'));
  yield test('transfer-frozen', 'a transfer to a frozen account', of('open current a 600, open current b 5, freeze 1002, transfer 1001 1002 101, show 1001, show 1002, freeze 1001, transfer 1001 1002 5, thaw 1002, transfer 1001 1002 5, transfer 1002 1001 5'));
  yield test('transfer-order', 'two reasons for one transfer', of('open savings a 600, open current b 5, freeze 1002, transfer 1001 1002 500, transfer 1001 1003 500, transfer 1003 1002 500, freeze 1001, transfer 1001 1003 500, thaw 1001, transfer 1001 1003 5'));
  yield test('fixed', 'a fixed account', [...of('open fixed a 900, open current b 1, transfer 1001 1002 5'), ...months(12), ...of('transfer 1001 1002 5, transfer 1001 1002 5000, show 1001')]);
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', any(100 * i, 4, 3000, kinds));
  yield test('largest', 'largest n', any(500, 100, 1000000000, kinds));
}
