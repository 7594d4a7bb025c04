export const seed = 4105;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split('/ ');
  const months = (count) => Array(count).fill('month');
  const any = (count, most, kinds) => {
    let opened = 0;
    let files = 0;
    let ends = 0;
    return Array.from({ length: count }, () => {
      let kind = random.pick(kinds);
      if (kind === 'save' || kind === 'load') files += 1;
      if (kind === 'month') ends += 1;
      if (files > 18 || ends > 18) kind = 'show';
      const number = () => 1000 + random.int(1, opened + 1);
      const amount = String(random.int(1, most));
      if (kind === 'open') {
        opened += 1;
        return `open ${random.pick(['savings', 'current', 'fixed'])} ${random.pick(['asha', 'om', 'ravi', 'z'])} ${amount}`;
      }
      if (kind === 'total' || kind === 'month' || kind === 'report') return kind;
      if (kind === 'save' || kind === 'load') return `${kind} ${random.pick(['mon', 'tue'])}`;
      if (kind === 'transfer') return `transfer ${number()} ${number()} ${amount}`;
      if (kind === 'statement') return `statement ${number()} ${random.int(1, 4)}`;
      if (kind === 'of') return `of ${random.pick(['asha', 'om'])}`;
      if (kind === 'deposit' || kind === 'withdraw') return `${kind} ${number()} ${amount}`;
      return `${kind} ${number()}`;
    });
  };
  const kinds = 'open deposit withdraw transfer transfer show freeze thaw statement of close report month save load'.split(' ');
  yield test('empty', 'an empty bank', of('report/ save a/ print a/ load a/ report/ total'));
  yield test('no-file', 'a file that does not exist', of('load a/ print a/ open current om 5/ load b/ show 1001'));
  yield test('report', 'a report of all kinds', of('open savings a 900/ open current b 40/ open fixed c 7/ open savings d 901/ open current e 40/ withdraw 1002 50/ report/ close 1003/ report'));
  yield test('report-equal', 'equal balances in a report', of('open current a 5/ open current b 9/ open current c 9/ report/ withdraw 1002 30/ withdraw 1003 30/ withdraw 1001 30/ report'));
  yield test('kinds', 'accounts of every kind', of('open savings a 900/ open current b 40/ open fixed c 7/ save x/ print x/ load x/ report/ show 1003'));
  yield test('next-number', 'the next number is kept', of('open current a 5/ open current b 5/ close 1002/ save x/ print x/ open current c 5/ load x/ open current d 5/ of d/ save y/ print y'));
  yield test('frozen', 'frozen accounts', of('open current a 5/ freeze 1001/ save x/ print x/ thaw 1001/ load x/ deposit 1001 5/ thaw 1001'));
  yield test('months', 'ends of months are kept', [...of('open fixed a 400/ month'), ...months(10), ...of('save x/ print x/ month/ withdraw 1001 1/ load x/ withdraw 1001 1/ month/ withdraw 1001 1')]);
  yield test('ledger', 'ledgers are kept', of('open current a 400/ open savings b 600/ transfer 1001 1002 30/ withdraw 1001 7/ month/ save x/ print x/ deposit 1001 4/ statement 1001 2/ load x/ statement 1001 9/ statement 1002 9'));
  yield test('names', 'accounts of a name after loading', of('open current om 1/ open current z 1/ open fixed om 1/ save x/ close 1001/ of om/ load x/ of om/ of z/ of asha'));
  yield test('negative', 'balances below 0', of('open current a 1/ withdraw 1001 4000/ save x/ print x/ load x/ show 1001/ withdraw 1001 1001/ close 1001'));
  yield test('damaged-fields', 'lines with too few or too many semicolons', of('open current a 1/ save x/ append x 900;current;b;5;open;0/ load x/ save y/ append y 900;current;b;5;open;0;opened 5;/ load y/ append z hello/ load z/ show 1001'));
  yield test('damaged-kind', 'an unknown kind', of('save x/ append x 900;Current;b;5;open;0;opened 5/ load x/ total'));
  yield test('damaged-balance', 'a balance that is no number', of('save x/ append x 900;current;b;5.0;open;0;opened 5/ load x/ save y/ append y 900;current;b;;open;0;opened 5/ load y/ save z/ append z 900;current;b;-;open;0;opened 5/ load z/ save a/ append a 900;current;b;+5;open;0;opened 5/ load a/ save b/ append b 900;current;b;1234567890123456;open;0;opened 5/ load b'));
  yield test('damaged-late', 'a damaged line after good ones', of('open current a 1/ open fixed b 2/ save x/ append x 901;fixed;c;5;open;3;opened 5/ append x 902;fixed/ close 1001/ load x/ report/ open current d 4/ of d/ of c'));
  yield test('appended', 'good lines by somebody else', of('append x next 1007 months 3/ append x 950;fixed;om;700;frozen;11;opened 600,deposit 100/ append x 960;current;z;-40;open;0;opened 1,withdraw 41/ load x/ report/ statement 950 2/ thaw 950/ withdraw 950 1/ month/ withdraw 950 1/ open savings a 500/ of om'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', ['save mon', ...any(100 * i, 900, kinds), 'save tue', 'print tue', 'report']);
  yield test('largest', 'largest n', ['save mon', ...any(985, 100000, [...kinds, ...kinds.slice(0, 12), ...kinds.slice(0, 12), ...kinds.slice(0, 12)]), 'report', 'total']);
}
